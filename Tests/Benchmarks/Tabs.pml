/* The automaton of TabAutomaton.swift: three tabs, each with a stack of at most five of twelve screens.
 * Guards stand inside d_step; outside of it Spin would keep six times as many states. Spin counts one state more, the
 * one before the first step. */
#define TABS 3
#define LENGTH 5
#define PLACE(depth) s[tab * LENGTH + (depth)]
#define FIND_TOP d = 1; do :: d < LENGTH && PLACE(d) != 0 -> d++ :: else -> break od
#define PUSH(k) \
  d_step { PLACE(LENGTH - 1) == 0 -> FIND_TOP; \
    top = PLACE(d - 1); PLACE(d) = 1 + ((top * 5 + k * 3 + 1) % 12); d = 0; top = 0 }

byte s[15];
byte tab, d, top;

active proctype tabs() {
  d_step { s[0] = 1; s[5] = 2; s[10] = 3; tab = 0 }
  do
  :: PUSH(0)
  :: PUSH(1)
  :: PUSH(2)
  :: d_step { PLACE(1) != 0 -> FIND_TOP; PLACE(d - 1) = 0; d = 0 }
  :: d_step { PLACE(1) != 0 -> PLACE(1) = 0; PLACE(2) = 0; PLACE(3) = 0; PLACE(4) = 0 }
  :: d_step { tab != 0 -> tab = 0 }
  :: d_step { tab != 1 -> tab = 1 }
  :: d_step { tab != 2 -> tab = 2 }
  od
}

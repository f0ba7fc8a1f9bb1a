/// What is lit in the picture: what is looked for, the chosen screen with its neighbours, ways from launch, a witness.
let lightScript = #"""
    // ---- Light
    const pair = (from, to) => `${from} ${to}`;

    // The shortest ways from launch to a screen, each a list of ways; none where nothing leads there.
    function waysFromLaunch(screen, limit = 3) {
      const found = [], open = data.screens[screen].distance === undefined ? [] : [[]];
      while (found.length < limit && open.length) {
        const known = open.pop();
        const head = known.length ? data.ways[known[known.length - 1]].from : screen;
        const arrivals = list(data.screens[head].arrivals);
        if (!arrivals.length) found.push([...known].reverse());
        else for (const way of [...arrivals].reverse()) open.push([...known, way]);
      }
      return found;
    }

    // Screens and ways to be lit; nothing where everything is.
    function lit() {
      const screens = new Set(), pairs = new Set();
      let now = null;
      const finding = chosenFinding(), screen = chosen();
      const add = (from, to) => {
        for (const end of [from, to]) if (end !== undefined) screens.add(end);
        if (from !== undefined && to !== undefined) pairs.add(pair(from, to));
      };
      if (finding && state.step) {
        list(finding.path).forEach((step) => add(step.from, step.to));
        list(finding.screens).forEach((index) => screens.add(index));
        const step = list(finding.path)[parseInt(state.step, 10) - 1];
        if (step) now = { screen: step.to ?? step.from, pair: pair(step.from, step.to) };
      } else if (screen >= 0 && state.ways) {
        screens.add(screen);
        for (const way of waysFromLaunch(screen)) {
          for (const index of way) add(data.ways[index].from, data.ways[index].to);
        }
      } else if (screen >= 0) {
        screens.add(screen);
        const around = [...list(data.screens[screen].in), ...list(data.screens[screen].out)];
        for (const index of around) add(data.ways[index].from, data.ways[index].to);
      } else {
        return null;
      }
      return { screens, pairs, now };
    }

    // Brings all that is lit into sight.
    function showLit() {
      const cards = [...(lit()?.screens || [])].map((index) => sheet.cardOf.get(index)).filter(Boolean);
      if (cards.length) showAll(cards);
    }

    function light() {
      const focus = lit(), hidden = hiddenKinds(), screen = chosen(), narrowed = isNarrowed();
      const isDim = (index) => (narrowed && !wanted.has(index)) || (focus !== null && !focus.screens.has(index));
      for (const [index, card] of sheet.cardOf) {
        card.classList.toggle('dim', index !== screen && isDim(index));
        card.classList.toggle('chosen', index === screen);
        card.classList.toggle('now', Boolean(focus?.now) && focus.now.screen === index);
        card.setAttribute('aria-pressed', String(index === screen));
      }
      for (const [card, name] of sheet.groups) {
      const members = sheets.find((other) => other.name === name)?.cards || [];
      const isEmpty = narrowed && !members.some((index) => wanted.has(index));
      card.classList.toggle('dim', isEmpty || (focus !== null && !members.some((index) => focus.screens.has(index))));
    }
    for (const { element, from, to, kind, isChip } of sheet.lines) {
        const isLit = focus !== null && focus.pairs.has(pair(from, to));
        const ends = from < 0 ? [to] : [from, to];
        const isFaint = focus ? !isLit && !(from < 0 && to === screen) : narrowed && ends.some(isDim);
        element.classList.toggle('off', kind >= 0 && hidden.has(data.kinds[kind].name));
        element.classList.toggle('dim', !isChip && isFaint);
        element.classList.toggle('lit', isLit);
        element.classList.toggle('now', Boolean(focus?.now) && focus.now.pair === pair(from, to));
      }
    }
  """#

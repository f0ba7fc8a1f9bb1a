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
        for (const end of [from, to]) if (end !== undefined) screens.add(end).add(drawnAs(end));
        if (from !== undefined && to !== undefined) pairs.add(pair(drawnAs(from), drawnAs(to)));
      };
      if (finding && state.step) {
        list(finding.path).forEach((step) => add(step.from, step.to));
        list(finding.screens).forEach((index) => add(index));
        const step = list(finding.path)[parseInt(state.step, 10) - 1];
        if (step) now = { screen: drawnAs(step.to ?? step.from), pair: pair(drawnAs(step.from), drawnAs(step.to)) };
      } else if (screen >= 0 && state.ways) {
        add(screen);
        for (const way of waysFromLaunch(screen)) {
          for (const index of way) add(data.ways[index].from, data.ways[index].to);
        }
      } else if (screen >= 0) {
        add(screen);
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

    // Tells where the way goes on: on the open sheet, only part of it can be lit.
    function lightOtherSheets(focus) {
      const choice = byId('sheets');
      if (!choice) return;
      for (const [index, option] of [...choice.options].entries()) {
        const count = focus && (state.ways || state.step)
          ? sheets[index].cards.filter((screen) => screen >= 0 && focus.screens.has(screen)).length : 0;
        option.textContent = sheets[index].title + (count ? ` (${count} of the way)` : '');
      }
    }

    function light() {
      const focus = lit(), hidden = hiddenKinds(), screen = chosen(), narrowed = isNarrowed();
      const isDim = (index) => (narrowed && !wanted.has(index)) || (focus !== null && !focus.screens.has(index));
      sheet.boxes.forEach((card, number) => {
        const shown = [sheet.cards[number], sheet.around[number]].filter((index) => index >= 0);
        if (!shown.length) return;
        const isChosen = shown.includes(screen);
        card.classList.toggle('dim', !isChosen && shown.every(isDim));
        card.classList.toggle('chosen', isChosen);
        card.classList.toggle('now', Boolean(focus?.now) && shown.includes(focus.now.screen));
        card.setAttribute('aria-pressed', String(isChosen));
      });
      for (const [card, name] of sheet.groups) {
        const members = sheets.find((other) => other.name === name)?.cards || [];
        const isEmpty = narrowed && !members.some((index) => wanted.has(index));
        card.classList.toggle('dim', isEmpty || (focus !== null && !members.some((index) => focus.screens.has(index))));
      }
      lightOtherSheets(focus);
      for (const { element, from, to, kind, isChip } of sheet.lines) {
        const isLit = focus !== null && focus.pairs.has(pair(from, drawnAs(to)));
        const ends = from < 0 ? [to] : [from, to];
        const isFaint = focus ? !isLit && !(from < 0 && to === screen) : narrowed && ends.some(isDim);
        element.classList.toggle('off', kind >= 0 && hidden.has(data.kinds[kind].name));
        element.classList.toggle('dim', !isChip && isFaint);
        element.classList.toggle('lit', isLit);
        element.classList.toggle('now', Boolean(focus?.now) && focus.now.pair === pair(from, drawnAs(to)));
      }
    }
  """#

/// The drawn sheets: which element of the picture stands for what.
let sheetScript = #"""
    // ---- Sheets
    const sections = [...document.querySelectorAll('.sheet')];
    const sheets = data.sheets.map((sheet, index) => ({ ...sheet, section: sections[index], cardOf: new Map(), groups: new Map(),
      inside: new Map(),
    }));
    let sheet = null;

    function prepare(sheet) {
      if (sheet.svg) return;
      const svg = sheet.svg = sheet.section.querySelector('svg');
      sheet.width = svg.viewBox.baseVal.width;
      sheet.height = svg.viewBox.baseVal.height;
      sheet.boxes = [];
      for (const element of svg.querySelectorAll('[data-card]')) {
        const card = +element.dataset.card;
        sheet.boxes[card] = element;
        for (const link of element.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
        // A stack that holds one screen is the edge behind it.
        if (sheet.around[card] >= 0) {
          sheet.cardOf.set(sheet.around[card], element);
          sheet.inside.set(sheet.around[card], sheet.cards[card]);
        }
        if (sheet.cards[card] >= 0) sheet.cardOf.set(sheet.cards[card], element);
        else if (sheet.leads[card]) sheet.groups.set(element, sheet.leads[card]);
        else continue;
        element.setAttribute('role', 'button');
        element.setAttribute('tabindex', '-1');
        element.classList.add('card-button');
      }
      sheet.pins = [...svg.querySelectorAll('[data-pin]')];
      sheet.lines = [...svg.querySelectorAll('[data-arrow], [data-label]')].map((element) => {
        const [from, to, kind] = sheet.arrows[+(element.dataset.arrow ?? element.dataset.label)];
        return { element, from, to, kind };
      });
      sheet.stubs.forEach((stubs, card) => {
        const drawn = sheet.boxes[card].querySelectorAll('.stub, .jump');
        stubs.forEach(([to, kind], index) => {
          if (drawn[index]) sheet.lines.push({ element: drawn[index], from: sheet.cards[card], to, kind, isChip: true });
        });
      });
      const first = svg.querySelector('.card-button');
      if (first) first.setAttribute('tabindex', '0');
    }

    // The screen whose card stands for another on the open sheet.
    const drawnAs = (screen) => sheet.inside.get(screen) ?? screen;

    // The sheet that is asked for, or the first, unless another shows the screen that is chosen; somebody who follows a
    // way looks at sheets on which the screen at its end is not.
    function openSheet(isBack) {
      const screen = chosen() >= 0 ? chosen() : screenOfStep();
      let next = sheets.find((candidate) => candidate.name === state.sheet) || sheets[0];
      const isFollowed = state.ways && state.sheet;
      if (screen >= 0 && !isFollowed && !shows(next, screen)) {
        next = sheetWith(screen) || next;
        if (next !== sheet) state.sheet = next === sheets[0] ? '' : next.name;
      }
      if (next === sheet) return false;
      if (sheet && !isBack) state.at = state.zoom = '';
      sheet = next;
      for (const other of sheets) other.section.hidden = other !== sheet;
      prepare(sheet);
      if (byId('sheets')) byId('sheets').value = sheet.name;
      return true;
    }

    // Where the step of a witness leads that is looked at.
  function screenOfStep() {
    const step = list(chosenFinding()?.path)[parseInt(state.step, 10) - 1];
    return step?.to ?? step?.from ?? -1;
  }

  const shows = (candidate, screen) => candidate.cards.includes(screen) || candidate.around.includes(screen);
  const sheetWith = (screen) => sheets.find((candidate) => shows(candidate, screen));

  function followLink(address) {
    const given = new URLSearchParams(address.slice(1));
    change({
      sheet: given.get('sheet') || '', screen: given.get('screen') || '', ways: '', finding: '', step: '', at: '', zoom: '',
    }, true);
  }

  // Exactly one card is reached by the Tab key; arrow keys go on from there.
    function makeCurrent(card) {
      const old = sheet.svg.querySelector('.card-button[tabindex="0"]');
      if (old) old.setAttribute('tabindex', '-1');
      card.setAttribute('tabindex', '0');
    }
  """#

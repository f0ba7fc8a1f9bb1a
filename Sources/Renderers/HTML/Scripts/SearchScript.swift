/// Looking for screens: as one types, by flow, by module, and by the kinds of ways that are shown.
let searchScript = #"""
    // ---- Search and filters
    const texts = data.screens.map((screen) =>
      [screen.title, screen.name, screen.shape, screen.module, ...list(screen.aliases), ...list(screen.needs)]
        .join(' ').toLowerCase());
    const flowsOf = data.screens.map(() => []);
    data.flows.forEach((flow) => list(flow.screens).forEach((screen) => flowsOf[screen].push(flow.slug)));
    const hiddenKinds = () => new Set(state.hide.split(',').filter(Boolean));

    // Nearest to launch first; what nothing leads to comes last.
    const order = data.screens.map((_, index) => index).sort((a, b) =>
      (data.screens[a].distance ?? 1e9) - (data.screens[b].distance ?? 1e9) || a - b);

    const isNarrowed = () => Boolean(state.q || state.flow || state.module);
    let wanted = new Set();
    function findWanted() {
      const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
      wanted = new Set(order.filter((index) =>
        words.every((word) => texts[index].includes(word))
        && (!state.flow || flowsOf[index].includes(state.flow))
        && (!state.module || data.screens[index].module === state.module)));
    }

    const rows = new Map();
    function makeRows() {
      for (const index of order) {
        const screen = data.screens[index];
        const row = make('li', {}, make('button', { type: 'button', className: 'row', onclick: () => open(index, true) },
          make('span', { className: 'title', dir: 'auto' }, screen.title),
          make('span', { className: 'small' }, !screen.name || screen.name === screen.title ? screen.shape : screen.name),
          screen.findings ? make('span', { className: 'mark', 'aria-label': `${screen.findings.length} findings` },
            String(screen.findings.length)) : null));
        rows.set(index, row);
        byId('results').append(row);
      }
    }

    function showRows() {
      for (const [index, row] of rows) {
        row.hidden = !wanted.has(index);
        row.firstChild.setAttribute('aria-current', String(index === chosen()));
      }
      const total = data.screens.length;
      const text = wanted.size === total ? `${total} screens` : `${wanted.size} of ${total} screens`;
      if (byId('count').textContent !== text) {
        byId('count').textContent = text;
        say(text);
      }
    }

    function makeFilters() {
      for (const [id, key, options] of [
        ['flows', 'flow', data.flows.map((flow) => [flow.slug, flow.title])],
        ['modules', 'module', [...new Set(data.screens.map((screen) => screen.module).filter(Boolean))].sort()
          .map((name) => [name, name])],
      ]) {
        const choice = byId(id);
        for (const [value, text] of options) choice.append(make('option', { value }, text));
        choice.closest('label').hidden = options.length < 2;
        choice.addEventListener('change', () => change({ [key]: choice.value }));
      }
      data.kinds.forEach((kind) => {
        const box = make('input', { type: 'checkbox', name: 'kind', value: kind.name, checked: true });
        box.addEventListener('change', () => change({
          hide: [...byId('kinds').querySelectorAll('input:not(:checked)')].map((other) => other.value).join(','),
        }));
        byId('kinds').append(make('label', {}, box, kind.name));
      });
      byId('search').addEventListener('input', () => {
        change({ q: byId('search').value });
        if (state.q) showWanted();
      });
      if (!byId('sheets')) return;
      byId('sheets').replaceChildren(...sheets.map((sheet) => make('option', { value: sheet.name }, sheet.title)));
      byId('sheets').addEventListener('change', () =>
        change({ sheet: byId('sheets').value, screen: '', at: '', zoom: '', finding: '', step: '', ways: '' }, true));
    }

    const cardsWanted = () =>
      order.filter((index) => wanted.has(index)).map((index) => sheet.cardOf.get(index)).filter(Boolean);

    // Brings what is looked for into sight, unless some of it is there already.
    function showWanted() {
      const cards = cardsWanted();
      if (cards.length && !cards.some(isSeen)) showAll(cards);
    }

    function showFilters() {
      if (byId('search').value !== state.q) byId('search').value = state.q;
      byId('flows').value = state.flow;
      byId('modules').value = state.module;
      const hidden = hiddenKinds();
      for (const box of byId('kinds').querySelectorAll('input')) box.checked = !hidden.has(box.value);
      byId('filter').classList.toggle('active', Boolean(state.hide || state.flow || state.module));
    }
  """#

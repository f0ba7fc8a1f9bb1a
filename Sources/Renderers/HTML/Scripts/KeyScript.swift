/// Clicks and keys.
let keyScript = #"""
    // ---- Clicks and keys
    const screenOf = (element) => {
      const card = element.closest?.('[data-card]');
      return card && sheet.svg.contains(card) ? sheet.cards[+card.dataset.card] : -1;
    };

    view.addEventListener('click', (event) => {
      const link = event.target.closest('a[href^="#"]');
    if (link) event.preventDefault();
    if (dragged > 4) return;
    if (link) return followLink(link.getAttribute('href'));
    const group = event.target.closest('[data-card]');
    if (sheet.groups.has(group)) return change({ sheet: sheet.groups.get(group), screen: '' }, true);
      const jump = sheet.lines.find(({ element, isChip, to }) => isChip && to >= 0 && element.contains(event.target));
      const screen = screenOf(event.target);
      if (jump && jump.to !== screen) open(jump.to, true);
      else if (screen >= 0) open(screen);
      else if (state.screen || state.step) close();
    });

    // The nearest card in the direction of an arrow key.
    function neighbour(from, key) {
      const here = middleOf(from);
      const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
      let best = null, least = Infinity;
      for (const card of sheet.svg.querySelectorAll('.card-button')) {
        const there = middleOf(card);
        const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
        const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
        if (card === from || along < 4 || aside > 3 * along) continue;
        if (along + 2 * aside < least) [best, least] = [card, along + 2 * aside];
      }
      return best;
    }

    view.addEventListener('focusin', (event) => {
      const card = event.target.closest?.('.card-button');
      if (card) makeCurrent(card);
    });

    view.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const card = event.target.closest?.('.card-button');
      const isArrow = event.key.startsWith('Arrow');
      if (isArrow && event.shiftKey) {
        const step = 80 * (/Left|Up/.test(event.key) ? -1 : 1);
        view.scrollBy(/Left|Right/.test(event.key) ? { left: step } : { top: step });
      } else if (isArrow) {
        const next = card ? neighbour(card, event.key) : sheet.svg.querySelector('.card-button[tabindex="0"]');
        if (!next) return;
        makeCurrent(next);
        if (!isSeen(next)) goTo(next);
        next.focus({ preventScroll: true });
      } else if ((event.key === 'Enter' || event.key === ' ') && card) {
        if (sheet.groups.has(card)) {
        change({ sheet: sheet.groups.get(card), screen: '' }, true);
        sheet.svg.querySelector('.card-button')?.focus({ preventScroll: true });
      } else {
        open(screenOf(card));
      }
      } else if (event.key === '+' || event.key === '=') {
        zoomBy(1.25);
      } else if (event.key === '-') {
        zoomBy(0.8);
      } else if (event.key === '0') {
        fit();
      } else if (event.key === '/') {
        byId('search').focus();
      } else {
        return;
      }
      event.preventDefault();
    });

    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      if (byId('filter').open && byId('filter').contains(event.target)) {
        byId('filter').open = false;
        byId('filter').firstElementChild.focus();
      } else if (event.target === byId('search') && state.q) {
        change({ q: '' });
      } else if (state.screen || state.step) {
        close();
      }
    });

    byId('search').addEventListener('keydown', (event) => {
      const first = byId('results').querySelector('li:not([hidden]) button');
      if (event.key === 'ArrowDown') first?.focus();
      else if (event.key === 'Enter') first?.click();
      else return;
      event.preventDefault();
    });

    byId('results').addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      const buttons = [...byId('results').querySelectorAll('li:not([hidden]) button')];
      const next = buttons.indexOf(event.target) + (event.key === 'ArrowDown' ? 1 : -1);
      (buttons[next] || (next < 0 ? byId('search') : event.target)).focus();
    });

    byId('in').addEventListener('click', () => zoomBy(1.25));
    byId('out').addEventListener('click', () => zoomBy(0.8));
    byId('fit').addEventListener('click', fit);
    byId('print').addEventListener('click', () => print());
    byId('dark').addEventListener('click', () => change({ theme: isDark() ? 'light' : 'dark' }));
  """#

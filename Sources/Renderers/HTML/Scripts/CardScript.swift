/// The card of a screen: what it is, who leads here, where it goes, and what is wrong with it; or an overview.
let cardScript = #"""
    // ---- Card
    const panel = byId('card');
    const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

    // A place in the source, as a link where it is known where the source can be looked at.
    function place(given) {
      if (!given) return null;
      const [file, line] = given;
      const title = `${file}:${line}`, text = title.slice(file.lastIndexOf('/') + 1);
      if (!data.source) return make('code', { className: 'place', title }, text);
      const path = file.split('/').map(encodeURIComponent).join('/');
      const href = data.source.replaceAll('{path}', () => path).replaceAll('{line}', String(line));
      return make('a', { className: 'place', title, href, rel: 'noopener noreferrer', target: '_blank' }, text);
    }

    const screenButton = (index) => make('button', {
      type: 'button', className: 'link', dir: 'auto', onclick: () => open(index, true),
    }, data.screens[index].title);

    // The sheet that a screen is drawn on, where that is not the open one.
    function otherSheet(index) {
      if (shows(sheet, index)) return null;
      const other = sheetWith(index);
      return other ? make('button', {
        type: 'button', className: 'sheet-of', title: `Open the sheet ${other.title}`,
        onclick: () => {
          change({ sheet: other.name, ways: '1', at: '', zoom: '' }, true);
          byId('ways').focus({ preventScroll: true });
        },
      }, other.title) : null;
    }

    function section(title, items, kind = 'ul') {
      if (!items.length) return null;
      return make('section', {}, make('h3', {}, title), make(kind, {}, ...items.map((item) =>
        make('li', {}, ...(Array.isArray(item) ? item : [item])))));
    }

    const gates = (given) => list(given).map((gate) =>
      make('span', { className: 'gate' }, 'behind ', make('b', { dir: 'auto' }, gate.name), ' ', place(gate.place)));

    function wayItem(index, end) {
      const way = data.ways[index], other = way[end];
      const words = [data.kinds[way.kind].name, ...list(way.labels)].join(' · ') + (way.count ? ` ×${way.count}` : '');
      return [
        other === undefined ? make('span', {}, 'back or out') : screenButton(other),
        make('span', { className: 'small' }, ` ${words}${way.certainty ? ` (${way.certainty})` : ''}`),
        ...gates(way.gates), ...list(way.places).slice(0, 3).map(place),
      ];
    }

    const entryItem = (index) => {
      const entry = data.entries[index];
      return [
        make('b', { dir: 'auto' }, entry.name), make('span', { className: 'small' }, ` ${entry.kind}`),
        list(entry.pattern).length ? make('span', { className: 'small' }, ` asks for ${entry.pattern.join(', ')}`) : null,
        ...gates(entry.gates), place(entry.place),
      ];
    };

    function findingItem(index) {
      const finding = data.findings[index], steps = list(finding.path).length;
      return [
        make('b', { className: `severity-${finding.severity}` }, finding.severity), ` ${finding.rule}: `,
        make('span', { dir: 'auto' }, finding.message), place(finding.place),
        ...list(finding.notes).map((note) => make('span', { className: 'note' }, note.text, ' ', place(note.place))),
        ...list(finding.screens).filter((screen) => screen !== chosen()).map(screenButton),
        steps ? make('button', {
          type: 'button', className: 'step', onclick: () => takeStep(index + 1, 1),
        }, `Step through ${plural(steps, 'step')}`) : null,
      ];
    }

    function wayFromLaunch(way) {
      const first = way.length ? data.ways[way[0]].from : chosen();
      return make('ol', {}, make('li', {}, screenButton(first), otherSheet(first)), ...way.map((index) => make('li', {},
        screenButton(data.ways[index].to), otherSheet(data.ways[index].to), make('span', { className: 'small' }, ` ${data.kinds[data.ways[index].kind].name}`),
        ...gates(data.ways[index].gates))));
    }

    function launchSection(index) {
      const screen = data.screens[index];
      if (screen.distance === undefined) return section('Ways from launch', ['No way from launch is known.']);
      if (screen.distance === 0) return section('Ways from launch', ['Seen at launch.']);
      return make('section', {}, make('h3', {}, 'Ways from launch'), make('button', {
        type: 'button', id: 'ways', 'aria-pressed': String(Boolean(state.ways)),
        onclick: () => { lightWays(); byId('ways').focus(); },
      }, 'Highlight in the picture'), ...waysFromLaunch(index).map(wayFromLaunch));
    }

    function lightWays() {
      change({ ways: state.ways ? '' : '1', finding: '', step: '' });
      if (state.ways) showLit();
    }

    function facts(screen) {
      const known = [
        ['Kind', screen.shape], ['Class', screen.name], ['Needs', list(screen.needs).join(' or ')], ['Module', screen.module],
        ['Storyboard', screen.storyboard], ['Also', list(screen.aliases).join(', ')],
        ['Flow', data.flows.filter((flow) => list(flow.screens).includes(chosen())).map((flow) => flow.title).join(', ')],
        ['Source', place(screen.place)],
      ].filter(([, value]) => value);
      return make('dl', {}, ...known.flatMap(([term, value]) => [make('dt', {}, term), make('dd', { dir: 'auto' }, value)]));
    }

    function screenCard(index) {
      const screen = data.screens[index];
      const isBack = (way) => data.kinds[data.ways[way].kind].back;
      const out = list(screen.out);
      return [
        make('button', { type: 'button', id: 'close', 'aria-label': 'Close the card', onclick: close }, '×'),
        make('h2', { tabIndex: -1, dir: 'auto' }, screen.title), facts(screen),
        section('Findings', list(screen.findings).map(findingItem)), section('Entries', list(screen.entries).map(entryItem)),
        launchSection(index), section('Leads here', list(screen.in).map((way) => wayItem(way, 'from'))),
        section('Goes to', out.filter((way) => !isBack(way)).map((way) => wayItem(way, 'to'))),
        section('Ways back', [...list(screen.leave), ...out.filter(isBack).map((way) => wayItem(way, 'to'))]),
      ];
    }

    function overview() {
      const counts = [
        `${plural(data.screens.length, 'screen')} and containers`, plural(data.ways.length, 'way'),
        data.entries.length === 1 ? '1 entry' : `${data.entries.length} entries`, plural(data.findings.length, 'finding'),
      ];
      return [
        make('h2', { tabIndex: -1, dir: 'auto' }, data.title), make('p', {}, counts.join(', ') + '.'),
        make('p', { className: 'small' }, 'Choose a screen in the picture or in the list to read its card.'),
        ...data.remarks.map((remark) => make('p', { className: 'small' }, remark)),
        section('Entries', data.entries.map((entry, index) =>
          [...entryItem(index), entry.to === undefined ? null : make('span', {}, ' leads to ', screenButton(entry.to))])),
        section('Findings', data.findings.map((_, index) => findingItem(index))),
      ];
    }

    function witness() {
      const finding = chosenFinding(), steps = list(finding?.path), step = parseInt(state.step, 10);
      if (!(step >= 1 && step <= steps.length)) return null;
      const number = parseInt(state.finding, 10);
      const go = (text, to) => make('button', {
        type: 'button', id: `go-${text}`, disabled: to < 1 || to > steps.length, onclick: () => takeStep(number, to),
      }, text);
      return make('section', { className: 'witness', 'aria-label': 'Steps of a finding' },
        make('h3', {}, `Step ${step} of ${steps.length}`), make('p', { dir: 'auto' }, steps[step - 1].text),
        go('Previous', step - 1), go('Next', step + 1),
        make('button', { type: 'button', onclick: () => { change({ finding: '', step: '' }); panel.querySelector('h2').focus(); } },
          'End'));
    }

    function takeStep(number, step) {
      change({ finding: String(number), step: String(step), ways: '' });
      const at = data.findings[number - 1].path[step - 1], screen = screenOfStep();
      // The screen that the card is about may lie on another sheet than the step.
      if (!sheet.cardOf.has(screen) && sheetWith(screen)) change({ sheet: sheetWith(screen).name, screen: '' });
      const card = sheet.cardOf.get(screen);
      if (card) goTo(card);
      const next = byId('go-Next');
      (next && !next.disabled ? next : byId('go-Previous') || panel).focus({ preventScroll: true });
      say(`Step ${step}: ${at.text}`);
    }

    let shownCard = null;
    function showCard() {
      const key = [state.screen, state.finding, state.step, state.ways, sheet.name].join(' ');
      if (key === shownCard) return;
      // To ask where it is scrolled to before anything is drawn would cost a layout.
      if (shownCard !== null) panel.scrollTop = 0;
      shownCard = key;
      const screen = chosen();
      const parts = [witness(), ...(screen >= 0 ? screenCard(screen) : overview())];
      panel.replaceChildren(...parts.filter(Boolean));
      document.body.classList.toggle('has-card', screen >= 0 || Boolean(state.step));
    }

    // Opens the card of a screen; what was chosen in a list is brought into sight too.
    function open(index, isFar = false) {
      change({ screen: data.screens[index].slug, ways: '', finding: '', step: '' }, true);
      const card = sheet.cardOf.get(index);
      if (card) {
        makeCurrent(card);
        if (isFar) goTo(card);
      }
      panel.querySelector('h2').focus({ preventScroll: true });
      const { title, shape } = data.screens[index];
      say(`${title}, ${shape}: ${plural(list(data.screens[index].in).length, 'way')} in, `
        + `${plural(list(data.screens[index].out).length, 'way')} out`);
    }

    function close() {
      const card = sheet.cardOf.get(chosen());
      change({ screen: '', ways: '', finding: '', step: '' }, true);
      (card || view).focus({ preventScroll: true });
    }
  """#

/// What the reader has chosen, kept in the address so that it can be sent to somebody else.
let stateScript = #"""
    // ---- State
    const data = JSON.parse(document.getElementById('data').textContent);
    const byId = (id) => document.getElementById(id);
    const KEYS = ['sheet', 'screen', 'ways', 'finding', 'step', 'q', 'hide', 'flow', 'module', 'theme', 'zoom', 'at'];
    const state = {};

    function readState() {
      const given = new URLSearchParams(location.hash.slice(1));
      for (const key of KEYS) state[key] = given.get(key) || '';
    }

    // A step that the reader may want to take back gets an entry in the history.
    function writeState(isStep) {
      const said = new URLSearchParams();
      for (const key of KEYS) if (state[key]) said.set(key, state[key]);
      const hash = '#' + said;
      if (hash === location.hash || (hash === '#' && !location.hash)) return;
      try {
        history[isStep ? 'pushState' : 'replaceState'](null, '', hash);
      } catch {
        location.hash = hash;
      }
    }

    function change(values, isStep = false) {
      Object.assign(state, values);
      writeState(isStep);
      show();
    }

    const slugs = new Map(data.screens.map((screen, index) => [screen.slug, index]));
    const chosen = () => slugs.has(state.screen) ? slugs.get(state.screen) : -1;
    const chosenFinding = () => data.findings[parseInt(state.finding, 10) - 1];
    const list = (values) => values || [];

    function say(text) { byId('said').textContent = text; }

    function make(name, properties = {}, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(properties)) {
        if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
        else if (key in element && !key.includes('-')) element[key] = value;
        else element.setAttribute(key, value);
      }
      element.append(...children.filter((child) => child !== null && child !== undefined && child !== ''));
      return element;
    }
  """#

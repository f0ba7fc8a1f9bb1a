/// Showing what is chosen, for the first time and after every change.
let startScript = #"""
    // ---- Start
    const prefersDark = matchMedia('(prefers-color-scheme: dark)');
    const isDark = () => state.theme ? state.theme === 'dark' : prefersDark.matches;

    function showTheme() {
      if (state.theme === 'dark' || state.theme === 'light') document.documentElement.dataset.theme = state.theme;
      else delete document.documentElement.dataset.theme;
      byId('dark').setAttribute('aria-pressed', String(isDark()));
    }

    function show(isBack = false) {
      showTheme();
      const isNew = openSheet(isBack);
      showFilters();
      findWanted();
      showRows();
      showCard();
      light();
      if (isNew) openView();
    }

    makeFilters();
    makeRows();
    readState();
    show();
    prefersDark.addEventListener('change', showTheme);
    for (const event of ['hashchange', 'popstate']) {
      addEventListener(event, () => {
        const view = state.at;
        readState();
        show(true);
        if (state.at !== view) openView();
      });
    }
    document.documentElement.dataset.ready = 'yes';
  """#

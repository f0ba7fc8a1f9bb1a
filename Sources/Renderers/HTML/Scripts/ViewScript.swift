/// Moving and zooming: the picture is scrolled, which browsers do smoothly, and made larger or smaller around a point.
let viewScript = #"""
    // ---- View
    const view = byId('view');
    let zoom = 1;
    const LEAST = 0.05, MOST = 4, LEGIBLE = 0.7;
    const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

    // Half a view of margin on every side, so that each card can come to the middle.
    const margin = () => ({ x: Math.round(view.clientWidth / 2), y: Math.round(view.clientHeight / 2) });

    function layOut() {
      const { x, y } = margin();
      sheet.section.style.padding = `${y}px ${x}px`;
      sheet.svg.style.width = `${sheet.width * zoom}px`;
      sheet.svg.style.height = `${sheet.height * zoom}px`;
    }

    // The point of the picture in the middle of the view.
    const center = () => ({ x: view.scrollLeft / zoom, y: view.scrollTop / zoom });

    function setView(point, next = zoom) {
      zoom = clamp(next, LEAST, MOST);
      layOut();
      view.scrollTo({ left: point.x * zoom, top: point.y * zoom, behavior: 'instant' });
      rememberView();
    }

    // Zooms and keeps what is under a point of the window where it is.
    function zoomBy(factor, at) {
      const bounds = view.getBoundingClientRect();
      const { x, y } = margin();
      const shift = at ? { x: at.clientX - bounds.left - x, y: at.clientY - bounds.top - y } : { x: 0, y: 0 };
      const old = zoom, middle = center();
      const next = clamp(zoom * factor, LEAST, MOST);
      setView({
        x: middle.x + shift.x / old - shift.x / next, y: middle.y + shift.y / old - shift.y / next,
      }, next);
    }

    const fitting = () => clamp(
      Math.min((view.clientWidth - 24) / sheet.width, (view.clientHeight - 24) / sheet.height), LEAST, 1.25);

    function fit() { setView({ x: sheet.width / 2, y: sheet.height / 2 }, fitting()); }

    // Where an element of the picture is, in its own units.
    function middleOf(element) {
      const box = element.getBoundingClientRect(), picture = sheet.svg.getBoundingClientRect();
      return {
        x: (box.left + box.width / 2 - picture.left) / zoom, y: (box.top + box.height / 2 - picture.top) / zoom,
      };
    }

    function goTo(element) { setView(middleOf(element), Math.max(zoom, LEGIBLE)); }

    function isSeen(card) {
      const box = card.getBoundingClientRect(), frame = view.getBoundingClientRect();
      return box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
    }

    // Several cards at once, as far as they can be read then; else the first of them.
    function showAll(cards) {
      const picture = sheet.svg.getBoundingClientRect(), boxes = cards.map((card) => card.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
      const middle = { x: ((left + right) / 2 - picture.left) / zoom, y: ((top + bottom) / 2 - picture.top) / zoom };
      const scale = Math.min((view.clientWidth - 40) * zoom / (right - left), (view.clientHeight - 40) * zoom / (bottom - top));
      if (scale < 0.25) goTo(cards[0]);
      else setView(middle, Math.min(scale, 1.1));
    }

    // All of it if that can be read; else where a user of the app begins.
    function openView() {
      layOut();
      const [x, y] = state.at.split(',').map(Number);
      if (state.at && Number.isFinite(x) && Number.isFinite(y)) return setView({ x, y }, Number(state.zoom) || 1);
      if (state.ways || state.step) return showLit();
      const card = sheet.cardOf.get(chosen());
      if (card) return goTo(card);
      if (isNarrowed() && fitting() < 0.5) {
        const cards = cardsWanted();
        if (cards.length) return showAll(cards);
      }
      const start = sheet.pins.find((pin) => pin.classList.contains('pin-launch')) || sheet.pins[0];
      if (!start || fitting() > 0.5) return fit();
      setView(middleOf(start), LEGIBLE);
      setView({ x: center().x, y: center().y + view.clientHeight / 3 / zoom });
    }

    let waiting = 0;
    function rememberView() {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        const { x, y } = center();
        state.at = `${Math.round(x)},${Math.round(y)}`;
        state.zoom = String(Math.round(zoom * 100) / 100);
        writeState(false);
      }, 250);
    }

    // A wheel zooms; two fingers on a trackpad, which report small or sideways steps, move.
    view.addEventListener('wheel', (event) => {
      const isFinger = event.deltaMode === 0 && (event.deltaX !== 0 || Math.abs(event.deltaY) < 40);
      if (!event.ctrlKey && (isFinger || event.shiftKey)) return;
      event.preventDefault();
      const step = clamp(event.deltaY * (event.deltaMode === 1 ? 16 : 1), -100, 100);
      zoomBy(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.002)), event);
    }, { passive: false });

    // Dragging with a mouse moves; two fingers on a screen zoom.
    const pointers = new Map();
    let dragged = 0;
    view.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, event);
      dragged = 0;
    });
    addEventListener('pointermove', (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const others = [...pointers.values()].filter((other) => other.pointerId !== event.pointerId);
      if (others.length === 1) {
        const span = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        const middle = { clientX: (event.clientX + others[0].clientX) / 2, clientY: (event.clientY + others[0].clientY) / 2 };
        zoomBy(span(event, others[0]) / Math.max(span(before, others[0]), 1), middle);
      } else if (event.pointerType === 'mouse') {
        dragged += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
        view.scrollBy({ left: before.clientX - event.clientX, top: before.clientY - event.clientY, behavior: 'instant' });
      }
      view.classList.toggle('dragging', dragged > 4);
      pointers.set(event.pointerId, event);
    });
    for (const end of ['pointerup', 'pointercancel']) {
      addEventListener(end, (event) => {
        pointers.delete(event.pointerId);
        view.classList.remove('dragging');
      });
    }
    view.addEventListener('scroll', rememberView, { passive: true });
    addEventListener('resize', () => { const middle = center(); setView(middle); });
  """#

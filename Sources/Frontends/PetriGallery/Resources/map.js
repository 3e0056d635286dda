// The map: dragged, zoomed and searched; a screen's own ways stand out while it has the pointer or the focus.
'use strict';

function map() {
  const box = $('#map');
  const drawing = $('svg', box);
  const nodes = $$('.node', box);
  const size = {width: drawing.width.baseVal.value, height: drawing.height.baseVal.value};
  const names = nodes.map(node => fold($('title', node).textContent));
  box.classList.add('live');

  // MARK: Where it is

  let [x, y, zoom] = [0, 0, 1];
  /** The place that it is zoomed about by buttons: where the pointer was last. */
  let pointer = null;

  const fitting = () => Math.min(1, box.clientWidth / size.width, box.clientHeight / size.height);

  /** Draws it with its left upper corner there; never all of it outside. */
  function move(left, top) {
    const most = (room, length) => [Math.min(0, room - length) - room / 2, Math.max(0, room - length) + room / 2];
    const [leastX, mostX] = most(box.clientWidth, size.width * zoom);
    const [leastY, mostY] = most(box.clientHeight, size.height * zoom);
    [x, y] = [Math.min(mostX, Math.max(leastX, left)), Math.min(mostY, Math.max(leastY, top))];
    drawing.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Zooms; what is at a place of the box stays there. */
  function setZoom(value, at = pointer ?? {x: box.clientWidth / 2, y: box.clientHeight / 2}) {
    const next = Math.min(3, Math.max(fitting() / 2, value));
    const place = {x: (at.x - x) / zoom, y: (at.y - y) / zoom};
    zoom = next;
    drawing.setAttribute('width', size.width * zoom);
    drawing.setAttribute('height', size.height * zoom);
    // Names can be read when all of it is seen.
    drawing.style.setProperty('--label', Math.min(24, Math.max(12, 10 / zoom)) + 'px');
    move(at.x - place.x * zoom, at.y - place.y * zoom);
  }

  function showAll() {
    setZoom(fitting());
    move((box.clientWidth - size.width * zoom) / 2, Math.max(0, (box.clientHeight - size.height * zoom) / 2));
  }

  /** Where a node is in the box. */
  function frame(node) {
    const [own, outer] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
    return {left: own.left - outer.left, top: own.top - outer.top, width: own.width, height: own.height};
  }

  function centre(node, least) {
    if (zoom < least) setZoom(least);
    const place = frame(node);
    move(x + box.clientWidth / 2 - place.left - place.width / 2, y + box.clientHeight / 2 - place.top - place.height / 2);
  }

  // MARK: Finding

  const field = make('input', {type: 'search', 'aria-label': 'Find a screen on the map', placeholder: 'Find a screen', autocomplete: 'off', spellcheck: 'false'});
  const count = make('span', {class: 'caption', role: 'status'});
  let hits = [];
  let chosen = -1;

  function find() {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    hits = words.length ? nodes.filter((_, place) => words.every(word => names[place].includes(word))) : [];
    box.classList.toggle('searched', words.length > 0);
    for (const node of nodes) node.classList.remove('hit', 'next');
    for (const node of hits) node.classList.add('hit');
    for (const button of [former, next]) button.hidden = hits.length < 2;
    chosen = -1;
    count.textContent = words.length ? `${hits.length} found` : '';
    if (hits.length) show(1);
  }

  /** Shows the next of what was found, or the former one. */
  function show(step) {
    if (!hits.length) return;
    hits[chosen]?.classList.remove('next');
    chosen = (chosen + step + hits.length) % hits.length;
    hits[chosen].classList.add('next');
    centre(hits[chosen], 0.7);
    count.textContent = hits.length > 1 ? `${chosen + 1} of ${hits.length}; Enter opens it` : '1 found; Enter opens it';
  }

  const former = make('button', {type: 'button', 'aria-label': 'Former', hidden: true, click: () => show(-1)}, '‹');
  const next = make('button', {type: 'button', 'aria-label': 'Next', hidden: true, click: () => show(1)}, '›');
  field.addEventListener('input', () => {
    find();
    // To be there when somebody comes back.
    history.replaceState(null, '', field.value ? '#' + new URLSearchParams({find: field.value}) : location.pathname + location.search);
  });
  field.addEventListener('keydown', event => {
    if (event.key === 'Enter' && hits.length) location.href = hits[chosen].href.baseVal;
    else if (event.key === 'ArrowDown') show(1);
    else if (event.key === 'ArrowUp') show(-1);
    else if (event.key === 'Escape') {
      field.value = '';
      field.dispatchEvent(new Event('input'));
    } else return;
    event.preventDefault();
  });

  /** Shows the screen that the page's address names, or what was found when somebody left the page. */
  function openAddress() {
    const name = fragment();
    const node = nodes.find(node => node.dataset.name === name);
    if (node) {
      centre(node, 0.9);
      node.focus({preventScroll: true});
    } else if (name && !document.getElementById(name)) {
      field.value = new URLSearchParams(location.hash.slice(1)).get('find') ?? name;
      find();
    }
  }

  // MARK: Hands

  const at = event => {
    const outer = box.getBoundingClientRect();
    return {x: event.clientX - outer.left, y: event.clientY - outer.top};
  };
  box.before(make('p', {class: 'tools'}, field,
    make('button', {type: 'button', 'aria-label': 'Smaller', click: () => setZoom(zoom / 1.4)}, '−'),
    make('button', {type: 'button', 'aria-label': 'Larger', click: () => setZoom(zoom * 1.4)}, '+'),
    make('button', {type: 'button', click: showAll}, 'All of it'), former, next, count));
  box.addEventListener('wheel', event => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) setZoom(zoom * Math.exp(-event.deltaY / 300), at(event));
    else move(x - (event.shiftKey ? event.deltaY : event.deltaX), y - (event.shiftKey ? 0 : event.deltaY));
  }, {passive: false});
  box.addEventListener('dblclick', event => {
    if (!event.target.closest('.node')) setZoom(zoom * 1.6, at(event));
  });
  box.addEventListener('keydown', event => {
    const steps = {ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80]}[event.key];
    if (steps) move(x + steps[0], y + steps[1]);
    else if (event.key === '+' || event.key === '=') setZoom(zoom * 1.4);
    else if (event.key === '-') setZoom(zoom / 1.4);
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  });

  // One pointer drags, two zoom.
  const down = new Map();
  let hasMoved = false;
  box.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    if (!down.size) hasMoved = false;
    down.set(event.pointerId, at(event));
  });
  window.addEventListener('pointermove', event => {
    const place = at(event);
    if (box.contains(event.target)) pointer = place;
    const before = down.get(event.pointerId);
    if (!before) return;
    if (!hasMoved && Math.hypot(place.x - before.x, place.y - before.y) < 4) return;
    hasMoved = true;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const length = point => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      setZoom(zoom * length(place) / length(before), other);
    } else {
      move(x + place.x - before.x, y + place.y - before.y);
    }
    down.set(event.pointerId, place);
  });
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, event => down.delete(event.pointerId));
  // A drag that ends on a screen doesn't open it.
  box.addEventListener('click', event => {
    if (!hasMoved) return;
    event.preventDefault();
    event.stopPropagation();
    hasMoved = false;
  }, true);
  box.addEventListener('dragstart', event => event.preventDefault());

  for (const node of nodes) {
    const number = node.dataset.node;
    const show = isOn => {
      box.classList.toggle('chosen', isOn);
      for (const edge of $$(`[data-from="${number}"], [data-to="${number}"]`, box)) edge.classList.toggle('on-path', isOn);
    };
    node.addEventListener('pointerenter', () => show(true));
    node.addEventListener('pointerleave', () => show(false));
    node.addEventListener('blur', () => show(false));
    node.addEventListener('focus', () => {
      show(true);
      const place = frame(node);
      if (place.left < 0 || place.top < 0 || place.left + place.width > box.clientWidth || place.top + place.height > box.clientHeight) centre(node, zoom);
    });
  }
  // A browser scrolls to what has the focus, which is moved here instead.
  box.addEventListener('scroll', () => box.scrollTo(0, 0));

  showAll();
  // On a phone nobody could read all of it.
  if (zoom < 0.2 && nodes.length) centre($('.node.start', box) ?? nodes[0], 0.7);
  openAddress();
  window.addEventListener('hashchange', openAddress);
}

map();

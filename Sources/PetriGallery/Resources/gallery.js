// The gallery's script. Pages are complete without it; it adds search, and pictures to click through and look into.
'use strict';

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

/** An element with attributes (functions are listeners) and children; texts are text and never markup. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

const block = $('#data');
const data = block ? JSON.parse(block.textContent) : null;
if ($('#find')) index(data);
if ($('#stage')) stage(data);
if ($('#map')) map();
if (document.body.classList.contains('changes')) changes();
colours();

// The index: a search as fast as typing, whole words of names and titles first.
function index(entries) {
  const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // Read when somebody searches first: ten thousand screens take a moment.
  let items = null;
  const all = () => items ??= $$('.card').map((card, place) => {
    const entry = entries[place];
    const names = [fold(entry.name), fold(entry.title)];
    const texts = entry.texts.map(fold);
    return {
      card, entry, names, texts, tags: card.dataset.tags.split(' '),
      parts: names.map(name => name.split(/[^\p{L}\p{N}]+/u)), everything: [...names, ...texts].join('\n'),
    };
  });
  // More are not shown at once: a person goes on typing.
  const most = 200;
  const groups = $$('.group');
  const found = make('ul', {class: 'cards', hidden: true});
  const field = $('#search');
  const usual = $('#count').textContent;
  const chosen = new Set();
  $('#find').hidden = false;
  groups[0]?.before(found);

  function rank(item, words) {
    let worst = 0, why = '';
    for (const word of words) {
      if (!item.everything.includes(word)) return null;
      const place = item.names.map((name, number) => {
        if (name === word) return 0;
        const parts = item.parts[number];
        return parts.includes(word) ? 1 : parts.some(part => part.startsWith(word)) ? 2 : name.includes(word) ? 3 : 9;
      });
      let best = Math.min(...place);
      if (best === 9) {
        const text = item.texts.findIndex(text => text.includes(word));
        if (text < 0) return null;
        best = 4;
        why = item.entry.texts[text];
      }
      worst = Math.max(worst, best);
    }
    return {worst, why};
  }

  function update() {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    const isAll = !words.length && !chosen.size;
    const hits = [];
    if (!isAll) {
      const tags = [...chosen];
      all().forEach((item, place) => {
        const hit = tags.every(tag => item.tags.includes(tag)) ? rank(item, words) : null;
        if (hit) hits.push({item, place, ...hit});
      });
    }
    hits.sort((one, other) => one.worst - other.worst || one.place - other.place);
    found.hidden = isAll;
    groups.forEach(group => group.hidden = !isAll);
    // Copies are shown, so that the groups stay as they are.
    found.replaceChildren(...hits.slice(0, most).map(hit => {
      const card = hit.item.card.cloneNode(true);
      if (hit.why) $('a', card).append(make('span', {class: 'why'}, '“', ...marked(hit.why, words[0]), '”'));
      return card;
    }));
    $('#count').textContent = isAll ? usual : (hits.length === 1 ? '1 found' : `${hits.length} found`)
      + (hits.length > most ? `, the first ${most} of them shown` : '');
    const query = field.value ? '#' + encodeURIComponent(field.value) : ' ';
    if (query !== location.hash) history.replaceState(null, '', query === ' ' ? location.pathname + location.search : query);
  }

  function marked(text, word) {
    const place = fold(text).indexOf(word);
    if (place < 0 || fold(text).length !== text.length) return [text.slice(0, 120)];
    const from = Math.max(0, place - 30);
    return [(from ? '…' : '') + text.slice(from, place), make('mark', {}, text.slice(place, place + word.length)),
      text.slice(place + word.length, place + word.length + 60)];
  }

  field.addEventListener('input', update);
  for (const chip of $$('.chips button')) {
    chip.addEventListener('click', () => {
      const tag = chip.dataset.tag;
      if (!chosen.delete(tag)) chosen.add(tag);
      chip.setAttribute('aria-pressed', chosen.has(tag));
      update();
    });
  }
  document.addEventListener('keydown', event => {
    if (event.key === '/' && document.activeElement !== field && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      field.focus();
      field.select();
    } else if (event.key === 'Escape' && document.activeElement === field) {
      field.value = '';
      update();
    } else if (event.key === 'Enter' && document.activeElement === field) {
      const first = $$('.card a').find(link => link.offsetParent);
      if (first && field.value) location.href = first.href;
    } else if (/^Arrow/.test(event.key)) {
      const links = $$('.card a').filter(link => link.offsetParent);
      const place = links.indexOf(document.activeElement);
      if (place < 0 && !(event.key === 'ArrowDown' && document.activeElement === field)) return;
      event.preventDefault();
      links[nextCard(links, place, event.key)]?.focus();
    }
  });
  if (location.hash.length > 1) {
    try {
      field.value = decodeURIComponent(location.hash.slice(1));
    } catch {
      field.value = location.hash.slice(1);
    }
  }
  update();
}

function nextCard(links, place, key) {
  if (place < 0) return 0;
  if (key === 'ArrowRight') return Math.min(links.length - 1, place + 1);
  if (key === 'ArrowLeft') return Math.max(0, place - 1);
  const here = links[place].getBoundingClientRect();
  const isDown = key === 'ArrowDown';
  let best = place, least = Infinity;
  links.forEach((link, index) => {
    const frame = link.getBoundingClientRect();
    const step = isDown ? frame.top - here.top : here.top - frame.top;
    if (step < 10) return;
    const distance = step * 4 + Math.abs(frame.left - here.left);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

// A picture that is clicked through (states), looked into (views with their distances), read (VoiceOver) and pulled apart (layers).
function stage(data) {
  const device = $('#device');
  const tools = $('#tools');
  const beside = $('#beside');
  const looks = data.looks.map(read);
  let look = 0;
  let mode = 'play';
  let state = data.start;
  let scale = 1;
  let pinned = null;
  const lookKeys = ['fixture', 'device', 'appearance', 'size', 'locale'];

  const modes = {play: 'Play', inspect: 'Inspect', voice: 'VoiceOver', onion: 'Layers'};
  const offered = Object.keys(modes).filter(name =>
    name === 'play' ? data.states[data.start] : looks.length && (name !== 'onion' || data.layers.length > 1));
  if (!offered.includes(mode)) mode = offered[0];

  const buttons = offered.map(name =>
    make('button', {type: 'button', 'aria-pressed': String(name === mode), click: () => choose(name)}, modes[name]));
  if (offered.length > 1) tools.append(make('div', {class: 'modes', role: 'group', 'aria-label': 'What a click does'}, ...buttons));
  const selects = looks.length > 1 ? lookSelects() : [];
  tools.append(...selects);
  const restart = make('button', {type: 'button', click: () => go(data.start)}, 'Start again');
  const hints = make('button', {type: 'button', 'aria-pressed': 'false', click: () => {
    device.classList.toggle('hints');
    hints.setAttribute('aria-pressed', device.classList.contains('hints'));
  }}, 'Hints');
  if (offered.includes('play')) tools.append(restart, hints);

  /** A look with its lines and stops, which the data has once for all looks. */
  function read([fixture, device, appearance, size, locale, picture, safeArea, lines, stops]) {
    const list = number => data.lists[number].map(row => {
      const [depth, text, place, ...frame] = data.rows[row];
      return {depth, text: data.texts[text], place: data.texts[place], frame: frame.length ? frame : null};
    });
    return {fixture, device, appearance, size, locale, picture, safeArea, lines: list(lines),
      stops: list(stops).map(({text, frame}) => ({words: text, frame}))};
  }

  function choose(name) {
    mode = name;
    offered.forEach((name, place) => buttons[place]?.setAttribute('aria-pressed', name === mode));
    pinned = null;
    draw('none');
  }

  // MARK: Looks

  /** The look in the page's address, to be sent to somebody. */
  function address() {
    history.replaceState(history.state, '', look ? '#look-' + looks[look].picture.name : '#');
  }

  function lookSelects() {
    return lookKeys.flatMap(key => {
      const values = [...new Set(looks.map(look => look[key]))];
      if (values.length < 2) return [];
      const select = make('select', {'aria-label': key, 'data-key': key, autocomplete: 'off', change: () => {
        const wanted = {...looks[mode === 'play' ? 0 : look], [key]: select.value};
        look = nearest(wanted, key);
        address();
        if (mode === 'play') choose(offered.find(name => name === 'inspect') ?? mode);
        else draw('none');
        const others = Object.keys(wanted).filter(name => lookKeys.includes(name) && wanted[name] !== looks[look][name]);
        if (others.length) {
          const words = others.map(name => `${name} ${wanted[name]}`).join(' and ');
          note(`There is no picture with ${key} ${select.value} and ${words}; this is the nearest.`);
        }
      }}, ...values.map(value => make('option', {value}, value)));
      return [select];
    });
  }

  function nearest(wanted, key) {
    const same = (one, other) => lookKeys
      .reduce((sum, name) => sum + (one[name] === other[name] ? (name === key ? 100 : 1) : 0), 0);
    let best = 0;
    looks.forEach((one, place) => { if (same(one, wanted) > same(looks[best], wanted)) best = place; });
    return best;
  }

  for (const link of $$('a[data-look]')) {
    link.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = looks.findIndex(look => link.getAttribute('href').endsWith(look.picture.name + '.svg'));
      if (target < 0) return;
      event.preventDefault();
      look = target;
      address();
      choose(offered.includes('inspect') ? 'inspect' : mode);
      if (device.getBoundingClientRect().top < 0) device.scrollIntoView({block: 'nearest'});
    });
  }

  // MARK: Drawing

  const picture = of => data.root + 'pictures/' + of.name + '.svg';

  function draw(motion) {
    const isPlay = mode === 'play';
    const shown = isPlay ? data.states[state].picture : looks[look].picture;
    const room = Math.min(data.screen ? 400 : 900, window.innerWidth - 32);
    const above = data.screen ? 0 : document.querySelector('h1').parentElement.offsetTop + 130;
    const height = Math.max(420, window.innerHeight - tools.offsetHeight - 90 - above);
    scale = Math.min(1, height / shown.height, room / shown.width);
    const size = {width: shown.width * scale, height: shown.height * scale};
    device.className = 'device' + (shown.width > 500 ? ' tablet' : '') + (mode === 'onion' ? ' onion' : '')
      + (device.classList.contains('hints') ? ' hints' : '');
    const old = $('img', device);
    const frame = make('div', {class: 'frame'});
    if (mode === 'onion') {
      device.replaceChildren(layers(size));
    } else {
      const image = make('img', {src: picture(shown), alt: isPlay ? data.states[state].title : '', id: 'picture'});
      image.width = Math.round(size.width);
      image.height = Math.round(size.height);
      device.replaceChildren(image, frame);
      if (old && motion !== 'none') animate(old, image, motion, size);
    }
    device.style.width = Math.round(size.width) + 2 + 'px';
    device.style.height = Math.round(size.height) + 2 + 'px';
    for (const select of selects) {
      // What is played begins as usual.
      select.value = looks[isPlay ? 0 : look][select.dataset.key];
    }
    restart.hidden = hints.hidden = !isPlay;
    for (const link of $$('a[data-look]')) {
      link.toggleAttribute('aria-current', !isPlay && link.getAttribute('href').endsWith(looks[look].picture.name + '.svg'));
    }
    lines(!isPlay && mode !== 'onion');
    if (isPlay) play(frame);
    else if (mode === 'inspect') inspect(frame);
    else if (mode === 'voice') voice(frame);
    else beside.replaceChildren(make('p', {}, 'What each controller draws itself, the outermost at the back. Move the pointer to turn it.'));
  }

  function animate(old, image, motion, size) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    old.removeAttribute('id');
    old.alt = '';
    old.style.position = 'absolute';
    old.style.inset = '0';
    const moves = {
      push: [['translateX(0)', 'translateX(-30%)'], ['translateX(100%)', 'translateX(0)'], true],
      pop: [['translateX(0)', 'translateX(100%)'], ['translateX(-30%)', 'translateX(0)'], false],
      present: [['none', 'none'], ['translateY(100%)', 'translateY(0)'], true],
      dismiss: [['translateY(0)', 'translateY(100%)'], ['none', 'none'], false],
    }[motion];
    const time = {duration: 280, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'both'};
    if (!moves) {
      image.before(old);
      image.style.position = 'relative';
      image.animate({opacity: [0, 1]}, {duration: 120}).finished.then(() => old.remove(), () => old.remove());
      return;
    }
    const [from, to, isNewAbove] = moves;
    image.style.position = 'relative';
    if (isNewAbove) image.before(old); else image.after(old);
    image.animate({transform: to}, time);
    old.animate({transform: from}, time).finished.then(() => old.remove(), () => old.remove());
  }

  const place = (element, [x, y, width, height]) => {
    Object.assign(element.style, {
      left: x * scale + 'px', top: y * scale + 'px', width: width * scale + 'px', height: height * scale + 'px',
    });
    return element;
  };

  // MARK: Clicking through

  function go(id, motion = 'change') {
    if (!data.states[id]) return;
    const from = state;
    state = id;
    mode = 'play';
    const hash = id === data.start ? '#' : '#state-' + id;
    if (location.hash !== hash) {
      history.pushState({from, motion}, '', hash);
    }
    offered.forEach((name, place) => buttons[place]?.setAttribute('aria-pressed', name === mode));
    draw(motion);
    device.querySelector('.hot')?.focus({preventScroll: true});
  }

  function follow(way) {
    const notes = (way.effects ?? []).map(effect => effect[0].toUpperCase() + effect.slice(1) + '.');
    if (way.refusal) notes.push('Refused: ' + way.refusal);
    if (way.target && way.target !== state) go(way.target, way.motion);
    else if (!way.target) notes.push(way.isLikeOthers ? 'This row wasn’t followed when the gallery was made: the first ones and the last of its kind were.'
      : 'This way wasn’t followed when the gallery was made.');
    if (notes.length) note(notes.join(' '));
  }

  /** A remark in place of the last one, where it is seen. */
  function note(text) {
    for (const old of $$('.note', beside)) old.remove();
    const remark = make('p', {class: 'note', role: 'status'}, text);
    beside.prepend(remark);
    remark.scrollIntoView({block: 'nearest'});
  }

  function play(frame) {
    const now = data.states[state];
    for (const way of now.ways) {
      if (!way.area) continue;
      frame.append(place(make('button', {
        type: 'button', class: 'hot', 'aria-label': way.sentence, title: way.sentence, click: () => follow(way),
      }), way.area));
    }
    const page = data.pages[now.screen];
    // Each field of a form leads to the form filled in: that is one way.
    const named = now.ways.filter((way, place) => now.ways.findIndex(one => one.sentence === way.sentence) === place);
    const list = named.map(way => make('li', {}, make('button', {type: 'button', click: () => follow(way)},
      way.sentence, ...(way.target ? [] : [make('span', {}, ' (not followed)')]))));
    beside.replaceChildren(
      make('h2', {}, now.title === now.screen ? now.title : now.title + ' ', ...(now.title === now.screen ? [] : [make('code', {}, now.screen)])),
      ...(page && now.screen !== data.screen ? [make('p', {}, make('a', {href: data.root + page}, 'The screen’s page'))] : []),
      list.length ? make('ul', {'aria-label': 'Ways on'}, ...list) : make('p', {}, 'Nothing leads on from here.'),
      ...(now.path.length ? [make('p', {}, make('span', {class: 'caption'}, 'The way here: ' + now.path.join(', ')))] : []));
  }

  window.addEventListener('popstate', event => {
    const id = location.hash.startsWith('#state-') ? location.hash.slice(7) : data.start;
    if (!data.states[id] || mode !== 'play') return;
    const back = {push: 'pop', present: 'dismiss', pop: 'push', dismiss: 'present'};
    const way = data.states[id].ways.find(way => way.target === state);
    const other = data.states[state].ways.find(way => way.target === id);
    const motion = event.state && other ? other.motion : way ? back[way.motion] ?? 'change' : 'change';
    state = id;
    draw(motion);
  });

  // MARK: Looking into it

  function lines(isShown) {
    const list = $('#lines');
    if (!list) return;
    const now = looks[isShown ? look : 0];
    list.replaceChildren(...now.lines.map((line, number) => {
      const item = make('li', {tabindex: line.frame ? '0' : null, 'data-line': number}, '\u2003'.repeat(Math.min(40, line.depth)) + line.text);
      if (line.frame) {
        const show = () => { if (mode === 'inspect') highlight(number); };
        item.addEventListener('pointerenter', show);
        item.addEventListener('focus', show);
        item.addEventListener('click', () => { if (mode !== 'inspect') choose('inspect'); pinned = number; highlight(number); });
      }
      if (line.place && data.source) {
        const [file, at] = line.place.split(/:(?=\d+$)/);
        item.append(make('a', {rel: 'noreferrer', href: data.source.replace('{file}', file.split('/').map(encodeURIComponent).join('/')).replace('{line}', at)}, line.place));
      }
      return item;
    }));
    const spoken = $('#stops');
    if (spoken) spoken.replaceChildren(...now.stops.map((stop, number) => make('li', {'data-stop': number}, stop.words)));
  }

  function inspect(frame) {
    const all = looks[look].lines;
    frame.style.cursor = 'crosshair';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'img');
    frame.setAttribute('aria-label', 'Views and their distances; the tree below names each');
    const [top, left, bottom, right] = looks[look].safeArea;
    const {width, height} = looks[look].picture;
    frame.append(place(make('div', {class: 'safe'}), [left, top, width - left - right, height - top - bottom]));
    frame.addEventListener('pointermove', event => {
      const box = frame.getBoundingClientRect();
      const number = at((event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
      if (number != null) highlight(number);
    });
    frame.addEventListener('click', event => {
      const box = frame.getBoundingClientRect();
      const number = at((event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
      pinned = number === pinned ? null : number;
      highlight(number);
    });
    beside.replaceChildren(make('p', {}, 'Point at a view for its place and distances in points; click one to measure from it. The dashed line is the safe area.'));

    function at(x, y) {
      let best = null, area = Infinity;
      all.forEach((line, number) => {
        if (!line.frame) return;
        const [left, top, width, height] = line.frame;
        if (x < left || y < top || x > left + width || y > top + height) return;
        // The smallest; of those as large, the innermost.
        if (width * height <= area) [best, area] = [number, width * height];
      });
      return best;
    }
  }

  function highlight(number) {
    const frame = $('.frame', device);
    const all = looks[look].lines;
    const line = all[number];
    if (!frame || !line?.frame) return;
    const whole = [0, 0, looks[look].picture.width, looks[look].picture.height];
    frame.replaceChildren();
    let other = whole;
    let otherName = 'the screen';
    if (pinned != null && pinned !== number && all[pinned]?.frame) {
      other = all[pinned].frame;
      otherName = all[pinned].text;
      frame.append(place(make('div', {class: 'box pinned'}), other));
    }
    frame.append(place(make('div', {class: 'box'}), line.frame));
    const distances = measure(line.frame, other);
    for (const {from, length, isAcross} of distances) {
      if (length < 0.5) continue;
      const rule = isAcross ? [from[0], from[1], length, 1 / scale] : [from[0], from[1], 1 / scale, length];
      frame.append(place(make('div', {class: 'rule'}), rule));
      const label = make('div', {class: 'size'}, number_(length));
      const middle = isAcross ? [from[0] + length / 2, from[1]] : [from[0], from[1] + length / 2];
      label.style.left = Math.max(0, Math.min(whole[2] * scale - 40, middle[0] * scale + (isAcross ? -12 : 4))) + 'px';
      label.style.top = Math.max(0, Math.min(whole[3] * scale - 18, middle[1] * scale + (isAcross ? 3 : -8))) + 'px';
      frame.append(label);
    }
    for (const item of $$('#lines li')) {
      const isOn = Number(item.dataset.line) === number;
      item.classList.toggle('on', isOn);
      if (isOn) {
        const list = item.parentElement.parentElement;
        if (list.scrollHeight > list.clientHeight + 4) list.scrollTop = item.offsetTop - list.clientHeight / 2;
      }
    }
    const [x, y, width, height] = line.frame;
    const words = distances.map(d => `${number_(d.length)} ${d.side}`).join(', ');
    beside.replaceChildren(
      make('h2', {}, line.text.split('  ')[0]),
      make('p', {}, `${number_(width)} × ${number_(height)} at ${number_(x)}, ${number_(y)}`),
      make('p', {}, `Points to ${otherName.split('  ')[0]}: ${words || 'none'}`),
      make('p', {class: 'caption'}, line.text, ...(line.place ? [make('br'), line.place] : [])));
  }

  const number_ = value => String(Math.round(value * 100) / 100);

  /** The distances between two frames: to each edge where one is in the other, else across the gap. */
  function measure([x, y, width, height], [ox, oy, ow, oh]) {
    const middle = [x + width / 2, y + height / 2];
    const isInside = x >= ox - 0.5 && y >= oy - 0.5 && x + width <= ox + ow + 0.5 && y + height <= oy + oh + 0.5;
    const contains = ox >= x - 0.5 && oy >= y - 0.5 && ox + ow <= x + width + 0.5 && oy + oh <= y + height + 0.5;
    const list = [];
    if (isInside || contains) {
      const [a, b] = isInside ? [[x, y, width, height], [ox, oy, ow, oh]] : [[ox, oy, ow, oh], [x, y, width, height]];
      const center = [a[0] + a[2] / 2, a[1] + a[3] / 2];
      list.push({side: 'left', from: [b[0], center[1]], length: a[0] - b[0], isAcross: true});
      list.push({side: 'right', from: [a[0] + a[2], center[1]], length: b[0] + b[2] - a[0] - a[2], isAcross: true});
      list.push({side: 'above', from: [center[0], b[1]], length: a[1] - b[1], isAcross: false});
      list.push({side: 'below', from: [center[0], a[1] + a[3]], length: b[1] + b[3] - a[1] - a[3], isAcross: false});
      return list;
    }
    if (ox >= x + width) list.push({side: 'across', from: [x + width, middle[1]], length: ox - x - width, isAcross: true});
    else if (x >= ox + ow) list.push({side: 'across', from: [ox + ow, middle[1]], length: x - ox - ow, isAcross: true});
    if (oy >= y + height) list.push({side: 'down', from: [middle[0], y + height], length: oy - y - height, isAcross: false});
    else if (y >= oy + oh) list.push({side: 'down', from: [middle[0], oy + oh], length: y - oy - oh, isAcross: false});
    return list;
  }

  // MARK: VoiceOver

  function voice(frame) {
    const stops = looks[look].stops;
    stops.forEach((stop, number) => {
      if (!stop.frame) return;
      frame.append(place(make('div', {class: 'stop'}, make('span', {}, String(number + 1))), stop.frame));
    });
    const list = make('ol', {class: 'stops'}, ...stops.map(stop => make('li', {}, stop.words)));
    beside.replaceChildren(make('h2', {}, stops.length === 1 ? '1 stop' : `${stops.length} stops`), list);
  }

  // MARK: Layers

  function layers(size) {
    const box = make('div', {class: 'layers'});
    box.style.width = size.width + 'px';
    box.style.height = size.height + 'px';
    const count = data.layers.length;
    data.layers.forEach((layer, number) => {
      const image = make('img', {src: picture(layer.picture), alt: ''});
      image.width = Math.round(size.width);
      image.height = Math.round(size.height);
      const sheet = make('div', {class: 'layer'}, image, make('span', {}, layer.name));
      sheet.style.transform = `translateZ(${(number - (count - 1) / 2) * Math.min(120, 480 / count)}px)`;
      box.append(sheet);
    });
    const turn = (x, y) => box.style.transform = `scale(0.6) rotateX(${y}deg) rotateY(${x}deg)`;
    turn(-38, 14);
    device.onpointermove = event => {
      if (mode !== 'onion') return;
      const frame = device.getBoundingClientRect();
      turn(((event.clientX - frame.left) / frame.width - 0.5) * -110, (0.5 - (event.clientY - frame.top) / frame.height) * 40 + 8);
    };
    return box;
  }

  const asked = location.hash.startsWith('#state-') ? location.hash.slice(7) : null;
  if (asked && data.states[asked]) state = asked;
  const wantedLook = location.hash.startsWith('#look-') ? looks.findIndex(look => look.picture.name === location.hash.slice(6)) : -1;
  if (wantedLook > 0) {
    look = wantedLook;
    if (offered.includes('inspect')) choose('inspect');
  }
  draw('none');
  if (asked && !data.states[asked]) {
    beside.prepend(make('p', {class: 'note'}, 'The state of this address isn’t in this gallery any more; this is the beginning.'));
  }
  window.addEventListener('resize', () => draw('none'));
}

// The map: dragged and zoomed; a screen's own ways stand out while it has the pointer or the focus.
function map() {
  const box = $('#map');
  const drawing = $('svg', box);
  const size = {width: drawing.width.baseVal.value, height: drawing.height.baseVal.value};
  let zoom = 1;
  const setZoom = (value, x = box.clientWidth / 2, y = box.clientHeight / 2) => {
    const next = Math.min(3, Math.max(0.1, value));
    const left = (box.scrollLeft + x) * next / zoom - x;
    const top = (box.scrollTop + y) * next / zoom - y;
    zoom = next;
    drawing.setAttribute('width', size.width * zoom);
    drawing.setAttribute('height', size.height * zoom);
    box.scrollTo(left, top);
  };
  box.before(make('p', {class: 'tools'},
    make('button', {type: 'button', 'aria-label': 'Smaller', click: () => setZoom(zoom / 1.3)}, '−'),
    make('button', {type: 'button', 'aria-label': 'Larger', click: () => setZoom(zoom * 1.3)}, '+'),
    make('button', {type: 'button', click: () => setZoom(Math.min(box.clientWidth / size.width, box.clientHeight / size.height))}, 'All of it')));
  box.addEventListener('wheel', event => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = box.getBoundingClientRect();
    setZoom(zoom * Math.exp(-event.deltaY / 300), event.clientX - frame.left, event.clientY - frame.top);
  }, {passive: false});
  let drag = null;
  box.addEventListener('pointerdown', event => {
    if (event.pointerType === 'mouse' && event.button === 0) drag = {x: event.clientX + box.scrollLeft, y: event.clientY + box.scrollTop, moved: false};
  });
  window.addEventListener('pointermove', event => {
    if (!drag) return;
    const [left, top] = [drag.x - event.clientX, drag.y - event.clientY];
    if (Math.abs(left - box.scrollLeft) + Math.abs(top - box.scrollTop) > 4) drag.moved = true;
    if (drag.moved) box.scrollTo(left, top);
  });
  window.addEventListener('pointerup', () => { const was = drag; drag = null; if (was?.moved) box.addEventListener('click', stop, {once: true, capture: true}); setTimeout(() => box.removeEventListener('click', stop, true), 50); });
  const stop = event => { event.preventDefault(); event.stopPropagation(); };
  box.addEventListener('dragstart', event => event.preventDefault());
  for (const node of $$('.node', box)) {
    const number = node.dataset.node;
    const show = isOn => {
      box.classList.toggle('chosen', isOn);
      for (const edge of $$(`[data-from="${number}"], [data-to="${number}"]`, box)) edge.classList.toggle('on-path', isOn);
    };
    node.addEventListener('pointerenter', () => show(true));
    node.addEventListener('pointerleave', () => show(false));
    node.addEventListener('focus', () => show(true));
    node.addEventListener('blur', () => show(false));
  }
  if (size.width > box.clientWidth) setZoom(Math.max(0.45, box.clientWidth / size.width));
}

// Colours for YAML and callbacks, on the text that is there.
function colours() {
  for (const pre of $$('pre.yaml')) {
    const text = pre.textContent;
    const parts = /(^|\s)(#.*$)|("(?:[^"\\]|\\.)*"|'[^']*')|(\$\{[^}]*\})|((?:^|(?<=[\s{,[-]))[\w.$-]+(?=:(?:\s|$)))/gm;
    const nodes = [];
    let from = 0;
    for (const match of text.matchAll(parts)) {
      const start = match.index + (match[2] ? match[1].length : 0);
      const kind = match[2] ? 'c' : match[3] ? 's' : match[4] ? 'v' : 'k';
      nodes.push(text.slice(from, start), make('span', {class: kind}, match[2] ?? match[0]));
      from = match.index + match[0].length;
    }
    pre.replaceChildren(...nodes, text.slice(from));
  }
  for (const pre of $$('pre.lifecycle')) {
    pre.replaceChildren(...pre.textContent.split('\n').flatMap(line => {
      const match = line.match(/^  (\S+)  (.*)$/);
      if (!match) return [make('span', {class: 'step'}, line), '\n'];
      return ['  ', make('span', {class: 'who'}, match[1]), '  ' + match[2], '\n'];
    }));
  }
}

// The page of changes: a slider that is dragged, in place of its stops; j and k go to the next and the former change.
function changes() {
  for (const box of $$('fieldset.compare')) {
    const now = $('.now .shot', box);
    const pair = $('.pair', box);
    const range = make('input', {type: 'range', class: 'range', min: 0, max: 100, step: 1, value: 50, 'aria-label': 'Before up to here, in percent'});
    const show = value => {
      range.value = value;
      now.style.clipPath = `inset(0 0 0 ${range.value}%)`;
    };
    for (const stop of $$('.stop', box)) stop.remove();
    range.addEventListener('input', () => show(range.value));
    pair.before(range);
    const move = event => {
      if (!$('.mode-slide', box).checked || !(event.buttons & 1 || event.pointerType === 'touch')) return;
      const frame = $('.before .shot', box).getBoundingClientRect();
      show((event.clientX - frame.left) / frame.width * 100);
    };
    pair.addEventListener('pointerdown', move);
    pair.addEventListener('pointermove', move);
    pair.addEventListener('dragstart', event => event.preventDefault());
    show(50);
  }
  const edits = $$('section.edit');
  document.addEventListener('keydown', event => {
    if (!['j', 'k'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const tops = edits.map(edit => edit.getBoundingClientRect().top);
    const place = event.key === 'j' ? tops.findIndex(top => top > 80) : tops.findLastIndex(top => top < 60);
    edits[place]?.scrollIntoView();
    const title = edits[place] && $('h2', edits[place]);
    if (title) {
      title.tabIndex = -1;
      title.focus({preventScroll: true});
    }
  });
}

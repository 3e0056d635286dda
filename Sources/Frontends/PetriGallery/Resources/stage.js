// A picture that is clicked through (states), looked into (views with their distances), read (VoiceOver) and pulled apart (layers).
'use strict';

function stage(data) {
  const device = $('#device');
  const tools = $('#tools');
  const beside = $('#beside');
  const looks = data.looks.map(read);
  let look = 0;
  let mode = 'play';
  let state = data.start;
  let scale = 1;
  let isFullSize = false;
  let pinned = null;
  /** The view whose place and distances are shown, in the mode that looks into it. */
  let pointed = null;
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
  const full = make('button', {type: 'button', 'aria-pressed': 'false', title: 'As large as on the device, or as the window has room', click: () => {
    isFullSize = !isFullSize;
    full.setAttribute('aria-pressed', isFullSize);
    draw('none');
  }}, '100 %');
  tools.append(full);

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
    pinned = pointed = null;
    draw('none');
  }

  // MARK: Looks

  /** The name of a look in an address. */
  const name = look => lookKeys.map(key => look[key]).join('~');

  /** The look in the page's address, to be sent to somebody. */
  function address() {
    history.replaceState(history.state, '', look ? '#look-' + name(looks[look]) : '#');
  }

  /** Whether a look has the views of the usual one, so that its controls lead where the usual ones do. */
  const canPlay = number => looks[number] && (number === 0 || looks[number].lines.length === looks[0].lines.length);

  /** Shows a look, in the mode that was chosen where that is possible: a state is shown as usual, so clicking through begins anew. */
  function chooseLook(number) {
    look = number;
    state = data.start;
    address();
    choose(mode);
  }

  function lookSelects() {
    return lookKeys.flatMap(key => {
      const values = [...new Set(looks.map(look => look[key]))];
      if (values.length < 2) return [];
      const select = make('select', {'aria-label': key, 'data-key': key, autocomplete: 'off', change: () => {
        const wanted = {...looks[shownLook()], [key]: select.value};
        chooseLook(nearest(wanted, key));
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
      const target = Number(link.dataset.look);
      if (!looks[target]) return;
      event.preventDefault();
      chooseLook(target);
      if (device.getBoundingClientRect().top < 0) device.scrollIntoView({block: 'nearest'});
    });
  }

  // MARK: Drawing

  const picture = of => data.root + 'pictures/' + of.name + '.svg';

  /** The look that is shown: a state that isn't the first is shown as usual. */
  const shownLook = () => mode === 'play' && state !== data.start ? 0 : look;

  function draw(motion) {
    const isPlay = mode === 'play';
    const number = shownLook();
    const shown = isPlay && !number ? data.states[state].picture : looks[number].picture;
    restart.hidden = hints.hidden = !isPlay;
    const room = Math.min(data.screen ? 400 : 900, window.innerWidth - 32);
    // Beside other things all of it is seen at once; on a phone it is as wide as the page.
    // Where it is before anybody scrolls: all of it is seen at once.
    const isNarrow = matchMedia('(max-width: 60rem)').matches;
    const above = isNarrow ? device.getBoundingClientRect().top + window.scrollY : ($('.columns')?.offsetTop ?? 0) + device.offsetTop;
    const height = Math.max(380, window.innerHeight - above - 20);
    scale = isFullSize ? 1 : Math.min(1, height / shown.height, room / shown.width);
    const size = {width: shown.width * scale, height: shown.height * scale};
    device.className = 'device' + (shown.width > 500 ? ' tablet' : '') + (mode === 'onion' ? ' onion' : '')
      + (device.classList.contains('hints') ? ' hints' : '') + (isFullSize ? ' full' : '');
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
    device.style.width = Math.min(Math.round(size.width), room) + 2 + 'px';
    device.style.height = Math.round(size.height) + 2 + 'px';
    for (const select of selects) {
      select.value = looks[number][select.dataset.key];
    }
    for (const link of $$('a[data-look]')) {
      const isShown = Number(link.dataset.look) === number && (!isPlay || state === data.start);
      if (isShown) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
    }
    lines(number);
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
    hush();
    const hash = id === data.start ? '#' : '#state-' + id;
    if (location.hash !== hash) {
      history.pushState({from, motion}, '', hash);
    }
    offered.forEach((name, place) => buttons[place]?.setAttribute('aria-pressed', name === mode));
    draw(motion);
    reveal();
    device.querySelector('.hot')?.focus({preventScroll: true});
  }

  /** Scrolls to the picture where a part of it isn't seen: a tap below the window's edge leads to a state that begins at its top. */
  function reveal() {
    const {top, bottom} = device.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) $('#stage').scrollIntoView({block: 'start'});
  }

  /** The words for a state from which nothing leads on; none for others. */
  function end(id) {
    const others = data.states[id].ways.filter(way => way.target !== id);
    if (!others.length) return 'This is the end of the way: nothing leads on from here.';
    return others.every(way => ['pop', 'dismiss'].includes(way.motion)) ? 'This is the end of the way: only the way back leads on from here.' : '';
  }

  /** The states on the way to one, the start first, that one last. */
  function wayTo(id) {
    const ids = [];
    for (let next = id; data.states[next] && !ids.includes(next); next = data.states[next].before) ids.unshift(next);
    return ids;
  }

  function follow(way) {
    hush();
    const isOther = shownLook() > 0;
    const notes = (way.effects ?? []).map(effect => effect[0].toUpperCase() + effect.slice(1) + '.');
    if (way.refusal) notes.push('Refused: ' + way.refusal);
    if (way.target && way.target !== state) {
      go(way.target, way.motion);
      if (end(state)) notes.push(end(state));
      if (isOther) notes.push('From here on it is shown in the usual look.');
    }
    else if (!way.target) notes.push(way.isLikeOthers ? 'This row wasn’t followed when the gallery was made: the first ones and the last of its kind were.'
      : 'This way wasn’t followed when the gallery was made.');
    if (notes.length) note(notes.join(' '));
  }

  const remarks = make('div', {class: 'remarks', role: 'status'});
  $('#stage').append(remarks);

  /** A remark in place of the last one, at the bottom of the window, where it is seen from everywhere. */
  function note(text) {
    remarks.replaceChildren(make('p', {class: 'note'}, text, ' ',
      ...(offered.includes('play') && state !== data.start ? [make('button', {type: 'button', click: () => go(data.start)}, 'Start again')] : []),
      make('button', {type: 'button', click: hush}, 'Close')));
  }

  function hush() { remarks.replaceChildren(); }

  function play(frame) {
    const now = data.states[state];
    // A touch beside all controls shows where they are.
    frame.addEventListener('click', event => {
      if (event.target !== frame) return;
      if (!$('.hot', frame)) return note(end(state) || 'Nothing can be touched in this picture; the list has what else can be done.');
      device.classList.add('shown');
      setTimeout(() => device.classList.remove('shown'), 700);
    });
    for (const way of now.ways) {
      const area = way.area && areaInLook(way.area, shownLook());
      if (!area) continue;
      frame.append(place(make('button', {
        type: 'button', class: 'hot', 'aria-label': way.words, title: way.words, click: () => follow(way),
      }), area));
    }
    const page = data.pages[now.screen];
    // Each field of a form leads to the form filled in: that is one way.
    const named = now.ways.filter((way, place) => now.ways.findIndex(one => one.words === way.words && one.moves === way.moves) === place);
    const list = named.map(way => make('li', {}, make('button', {type: 'button', title: way.moves, click: () => follow(way)},
      way.words, ...(way.target ? [] : [make('span', {}, ' (not followed)')]))));
    beside.replaceChildren(
      make('h2', {}, now.title === now.screen ? now.title : now.title + ' ', ...(now.title === now.screen ? [] : [make('code', {}, now.screen)])),
      ...(page && now.screen !== data.screen ? [make('p', {}, make('a', {href: data.root + page}, 'The screen’s page'))] : []),
      ...(list.length ? [make('ul', {'aria-label': 'Ways on'}, ...list)] : []),
      ...(end(state) ? [make('p', {class: 'end'}, end(state), ' ', ...(state === data.start ? [] : [
        ...(now.before ? [make('button', {type: 'button', click: () => go(now.before, 'pop')}, 'One step back')] : []), ' ',
        make('button', {type: 'button', click: () => go(data.start)}, 'Start again')]))] : []),
      ...wayHere());
  }

  /** The steps to the state, each of which leads to what it led to then. */
  function wayHere() {
    const [start, ...steps] = wayTo(state);
    if (!steps.length) return [];
    const step = (id, words) => make('li', {}, make('button', {type: 'button', 'aria-current': id === state ? 'step' : null, click: () => go(id)}, words));
    return [make('h3', {title: data.states[state].moves}, 'The way here'),
      make('p', {class: 'begin'}, make('button', {type: 'button', click: () => go(start)}, data.states[start].title)),
      make('ol', {class: 'here'}, ...steps.map(id => step(id, data.states[id].words)))];
  }

  /** The place of what is touched in another look: its view is the one at the same place of the tree. */
  function areaInLook(area, number) {
    if (!number) return area;
    if (!canPlay(number)) return null;
    const isSame = frame => frame && frame.every((value, place) => Math.abs(value - area[place]) < 1);
    const line = looks[0].lines.findLastIndex(line => isSame(line.frame));
    if (line >= 0) return looks[number].lines[line].frame;
    const {width, height} = looks[0].picture;
    const other = looks[number].picture;
    // A bar's buttons are no views of the tree; they are where they were on a device of the same size, written from the same side.
    const isSameSide = looks[number].locale === looks[0].locale && looks[number].size === looks[0].size;
    return width === other.width && height === other.height && isSameSide ? area : null;
  }

  window.addEventListener('popstate', event => {
    const id = location.hash.startsWith('#state-') ? location.hash.slice(7) : data.start;
    // A link within the page changes nothing here.
    if (mode !== 'play' || document.getElementById(fragment())) return;
    hush();
    if (!data.states[id] || (location.hash.length > 1 && id === data.start)) return openAddress();
    const back = {push: 'pop', present: 'dismiss', pop: 'push', dismiss: 'present'};
    const way = data.states[id].ways.find(way => way.target === state);
    const other = data.states[state].ways.find(way => way.target === id);
    const motion = event.state && other ? other.motion : way ? back[way.motion] ?? 'change' : 'change';
    state = id;
    draw(motion);
  });

  // MARK: Looking into it

  function lines(number) {
    const list = $('#lines');
    if (!list) return;
    const now = looks[number];
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
    frame.setAttribute('role', 'application');
    frame.setAttribute('aria-label', 'Views and their distances: arrow keys go from view to view, Enter measures from one');
    frame.addEventListener('keydown', event => {
      const framed = all.flatMap((line, number) => line.frame ? [number] : []);
      const place = framed.indexOf(pointed);
      const next = {
        ArrowDown: () => framed[place + 1],
        ArrowUp: () => framed[place - 1],
        // In and out of what a view is in.
        ArrowRight: () => framed.find(number => number > pointed && all[number].depth > all[pointed].depth && !all.slice(pointed + 1, number).some(line => line.depth <= all[pointed].depth)),
        ArrowLeft: () => framed.findLast(number => number < pointed && all[number].depth < all[pointed].depth),
        Home: () => framed[0],
        End: () => framed.at(-1),
        Enter: () => {
          pinned = pinned === pointed ? null : pointed;
          return pointed;
        },
        Escape: () => {
          pinned = null;
          return pointed;
        },
      }[event.key === ' ' ? 'Enter' : event.key];
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const number = place < 0 ? framed[0] : next();
      if (number != null) highlight(number);
    });
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
    beside.replaceChildren(make('p', {}, 'Point at a view, or go to it with the arrow keys, for its place and distances in points; a click or Enter measures from it. '
      + 'The dashed line is the safe area.'));

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
    pointed = number;
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
      // Two at one place, as the halves of a stepper, have their numbers beside each other.
      const before = stops.slice(0, number).filter(other => other.frame && other.frame.every((value, place) => value === stop.frame[place])).length;
      const mark = make('span', {}, String(number + 1));
      if (before) mark.style.left = before * 20 - 2 + 'px';
      if (stop.frame[1] * scale < 10) mark.style.top = '0';
      frame.append(place(make('div', {class: 'stop'}, mark), stop.frame));
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

  /** Shows what the page's address names: a look, or a state. */
  function openAddress() {
    const asked = fragment();
    const wantedLook = asked.startsWith('look-') ? looks.findIndex(look => name(look) === asked.slice(5)) : 0;
    state = asked.startsWith('state-') && data.states[asked.slice(6)] ? asked.slice(6) : data.start;
    look = Math.max(0, wantedLook);
    draw('none');
    const isUnknown = asked.startsWith('look-') ? wantedLook < 0
      : asked.startsWith('state-') ? !data.states[asked.slice(6)] : asked && !document.getElementById(asked);
    if (isUnknown) note(asked.startsWith('look-') ? 'The look of this address isn’t in this gallery; this is the usual one.'
      : 'There is no state of this address in this gallery; this is the start.');
  }

  openAddress();
  window.addEventListener('resize', () => draw('none'));
}

stage(data);

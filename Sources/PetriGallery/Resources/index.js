// The index: a search as fast as typing, whole words of names and titles first.
'use strict';

function index(entries) {
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
  const suggestions = make('p', {class: 'near', hidden: true});
  $('#find').hidden = false;
  $('#count').after(suggestions);
  groups[0]?.before(found);

  /** How well a screen's names have the words, and the texts that have those that no name has; null where one is missing. */
  function rank(item, words) {
    let worst = 0;
    const others = [];
    for (const word of words) {
      if (!item.everything.includes(word)) return null;
      const best = Math.min(...item.names.map((name, number) => {
        if (name === word) return 0;
        const parts = item.parts[number];
        return parts.includes(word) ? 1 : parts.some(part => part.startsWith(word)) ? 2 : name.includes(word) ? 3 : 4;
      }));
      if (best === 4) others.push(word);
      worst = Math.max(worst, best);
    }
    if (!others.length) return {worst, texts: []};
    const having = words => item.texts.map((_, place) => place).filter(place => words.every(word => item.texts[place].includes(word)));
    // One text with all of them is better than one for each; one of the usual look better than one of another.
    const usualFirst = places => places.find(place => !item.entry.at?.[place]) ?? places[0];
    const common = having(others);
    const texts = common.length ? [usualFirst(common)] : [...new Set(others.map(word => usualFirst(having([word]))))];
    return texts.includes(undefined) ? null : {worst, texts};
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
    found.replaceChildren(...hits.slice(0, most).map(hit => card(hit, words)));
    $('#count').textContent = isAll ? usual : (hits.length === 1 ? '1 found' : `${hits.length} found`)
      + (hits.length > most ? `, the first ${most} of them shown` : '');
    suggest(isAll || hits.length || !words.length ? [] : near(words));
    const query = field.value ? '#' + encodeURIComponent(field.value) : ' ';
    if (query !== location.hash) history.replaceState(null, '', query === ' ' ? location.pathname + location.search : query);
  }

  /** A copy of a screen's card with what was found, which opens the look that shows it. */
  function card({item, texts}, words) {
    const card = item.card.cloneNode(true);
    const link = $('a', card);
    for (const name of [$('strong', card), $('bdi', card)]) name.replaceChildren(...marked(name.textContent, words));
    const look = item.entry.looks?.[texts.map(place => item.entry.at?.[place]).find(Boolean)];
    if (look) {
      const [address, picture, name] = look;
      link.href += '#look-' + address;
      const image = $('img', card);
      if (image) image.src = `pictures/${picture}.svg`;
      link.append(make('span', {class: 'why'}, `Shown in ${name}:`));
    }
    for (const place of texts) link.append(make('span', {class: 'why'}, '“', ...marked(item.entry.texts[place], words), '”'));
    return card;
  }

  /** A text from shortly before the first of the words, all of which are marked. */
  function marked(text, words) {
    const folded = fold(text);
    const longest = 120;
    if (folded.length !== text.length) return [text.slice(0, longest)];
    const isMarked = new Array(text.length).fill(false);
    for (const word of words) {
      for (let place = folded.indexOf(word); place >= 0; place = folded.indexOf(word, place + 1)) isMarked.fill(true, place, place + word.length);
    }
    const first = isMarked.indexOf(true);
    const start = text.length > longest ? Math.max(0, first - 30) : 0;
    const end = Math.min(text.length, start + longest);
    const nodes = [start ? '…' : ''];
    for (let from = start, to = start; from < end; from = to) {
      while (to < end && isMarked[to] === isMarked[from]) to++;
      const part = text.slice(from, to);
      nodes.push(isMarked[from] ? make('mark', {}, part) : part);
    }
    return [...nodes, end < text.length ? '…' : ''];
  }

  /** What may be meant by words that find nothing: each word as the names have one that is nearly the same. */
  function near(words) {
    const known = new Set(all().flatMap(item => item.parts.flat()).filter(part => part.length > 2));
    const meant = words.map(word => {
      if (all().some(item => item.everything.includes(word))) return [word];
      const most = word.length < 5 ? 1 : 2;
      return [...known].map(part => [distance(word, part, most), part]).filter(([length]) => length <= most)
        .sort(([one], [other]) => one - other).map(([, part]) => part).slice(0, 4);
    });
    if (meant.some(parts => !parts.length)) return [];
    const first = meant.map(parts => parts[0]);
    const place = meant.findIndex(parts => parts.length > 1);
    const texts = place < 0 ? [first] : meant[place].map(part => first.with(place, part));
    return texts.map(text => text.join(' ')).filter(text => text !== words.join(' '));
  }

  /** How many letters differ, are missing, too many or swapped; more than `most` where it is more than that. */
  function distance(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return most + 1;
    let [before, last] = [[], Array.from({length: other.length + 1}, (_, place) => place)];
    for (let row = 1; row <= one.length; row++) {
      const next = [row];
      for (let column = 1; column <= other.length; column++) {
        const isSame = one[row - 1] === other[column - 1];
        next[column] = Math.min(last[column] + 1, next[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
        if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
          next[column] = Math.min(next[column], before[column - 2] + 1);
        }
      }
      [before, last] = [last, next];
    }
    return last[other.length];
  }

  function suggest(texts) {
    suggestions.hidden = !texts.length;
    suggestions.replaceChildren('Did you mean ', ...texts.flatMap((text, place) => [place ? ', ' : '', make('button', {type: 'button', click: () => {
      field.value = text;
      field.focus();
      update();
    }}, text)]), '?');
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
  field.value = fragment();
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

index(data);

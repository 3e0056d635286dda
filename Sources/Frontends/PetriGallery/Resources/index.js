// The index: cards by group, chosen by a search, tags, group and device. All of what is chosen is in the page's address.
'use strict';

function index(data) {
  const groups = data.groups.map(({title, path, isOfParts, cards}) => ({
    title, entries: cards.map(([name, title, picture, tags, devices, page]) =>
      ({card: {name, title, picture, tags, devices: devices ?? [], path, isPart: isOfParts, page: page ?? `screens/${name}.html`}})),
  }));
  const cards = groups.flatMap(group => group.entries.map(entry => entry.card));
  const lists = new CardLists($('#list'), element);
  const field = $('#search');
  const count = $('#count');
  const usual = count.textContent;
  const suggestions = make('p', {class: 'near', hidden: true});
  $('#find').hidden = false;
  count.after(suggestions);
  let search = null;
  let suggesting = 0;
  /** Read when somebody searches first. */
  const searched = () => search ??= new ScreenSearch(cards);

  // MARK: Choices

  const chosen = {tags: new Set(), group: '', device: ''};
  const select = (key, label, usual, options) => options.length < 2 && key === 'group' || !options.length ? null
    : make('select', {'aria-label': label, autocomplete: 'off', change: event => {
      chosen[key] = event.target.value;
      update();
    }}, make('option', {value: ''}, usual), ...options.map(([value, text]) => make('option', {value}, text)));
  const paths = [...new Map(data.groups.flatMap(({path}) => path.map((_, depth) => {
    const text = path.slice(0, depth + 1).join(' › ');
    return [text, text];
  })))];
  const selects = {
    group: select('group', 'Group', 'All groups', paths),
    device: select('device', 'Device', 'Usual device', data.devices.map(device => [device, device])),
  };
  const chips = data.tags.slice(0, 24).map((tag, place) => make('button', {type: 'button', 'aria-pressed': 'false', click: () => {
    if (!chosen.tags.delete(tag)) chosen.tags.add(tag);
    update();
  }}, tag, ' ', make('span', {}, String(data.counts[place]))));
  const filters = Object.values(selects).filter(Boolean);
  if (filters.length) $('#find').append(make('div', {class: 'filters'}, ...filters));
  if (chips.length) $('#find').append(make('div', {class: 'chips', role: 'group', 'aria-label': 'Tags'}, ...chips));

  const isOfDevice = card => !chosen.device || card.devices.some(([device]) => data.devices[device] === chosen.device);
  const isOfGroup = card => !chosen.group || `${card.path.join(' › ')} › `.startsWith(`${chosen.group} › `);
  const isWanted = card => isOfGroup(card) && isOfDevice(card) && [...chosen.tags].every(tag => card.tags.some(place => data.tags[place] === tag));

  // MARK: Cards

  /** A card, with what was found: it opens the look that shows it. */
  function element({card, item, hasTexts}) {
    const words = item ? searched().query(field.value).words : [];
    const on = data.devices.indexOf(chosen.device);
    const [, other, address] = card.devices.find(([device]) => device === on) ?? [];
    let picture = other ?? card.picture;
    let page = card.page + (address ? `#look-${encodeURIComponent(address)}` : '');
    const why = [];
    if (hasTexts) {
      const [texts, at, looks] = item.own;
      const places = searched().texts(item, field.value);
      const look = looks?.[places.map(place => at?.[place]).find(Boolean)];
      if (look) {
        page = `${card.page}#look-${encodeURIComponent(look[0])}`;
        if (picture) picture = [look[1], ...picture.slice(1)];
        why.push(`Shown in ${look[2]}: `);
      }
      for (const place of places) why.push('“', ...marked(texts[place], words), '” ');
    }
    const image = picture && make('img', {loading: 'lazy', decoding: 'async', src: `pictures/${picture[0]}.svg`, width: picture[1], height: picture[2], alt: ''});
    return make('li', {class: card.isPart ? 'card part' : 'card'}, make('a', {href: page, title: card.title},
      image ?? make('span', {class: 'none'}, 'can’t be shown'),
      make('strong', {}, ...(item ? marked(card.title, words) : [card.title])),
      make('code', {}, make('bdi', {}, ...(item ? marked(card.name, words) : [card.name]))),
      ...(why.length ? [make('span', {class: 'why'}, ...why)] : [])));
  }

  function update() {
    const text = field.value.trim();
    const isAll = !text && !chosen.tags.size && !chosen.group && !chosen.device;
    const shown = text ? [{entries: searched().find(text, isWanted)}] : isAll ? groups
      : groups.map(({title, entries}) => ({title, entries: entries.filter(({card}) => isWanted(card))})).filter(({entries}) => entries.length);
    lists.show(shown);
    const found = shown.reduce((sum, {entries}) => sum + entries.length, 0);
    count.textContent = isAll ? usual : `${found} found`;
    for (const [place, chip] of chips.entries()) chip.setAttribute('aria-pressed', chosen.tags.has(data.tags[place]));
    // Looking for what is nearly the same takes longer than a key.
    clearTimeout(suggesting);
    suggest([]);
    if (!found && text) suggesting = setTimeout(() => suggest(searched().near(text)), 60);
    remember();
  }

  function suggest(texts) {
    suggestions.hidden = !texts.length;
    suggestions.replaceChildren('Did you mean ', ...texts.flatMap((text, place) => [place ? ', ' : '', make('button', {type: 'button', click: () => {
      field.value = text;
      field.focus();
      update();
    }}, text)]), '?');
  }

  // MARK: The address

  function remember() {
    const choices = new URLSearchParams();
    if (field.value) choices.set('find', field.value);
    for (const key of ['group', 'device']) if (chosen[key]) choices.set(key, chosen[key]);
    for (const tag of chosen.tags) choices.append('tag', tag);
    const hash = choices.size ? `#${choices}` : '';
    if (hash !== location.hash) history.replaceState(null, '', hash || location.pathname + location.search);
  }

  function openAddress() {
    const choices = new URLSearchParams(location.hash.slice(1));
    field.value = choices.get('find') ?? '';
    for (const [key, select] of Object.entries(selects)) {
      const value = choices.get(key) ?? '';
      chosen[key] = select && [...select.options].some(option => option.value === value) ? value : '';
      if (select) select.value = chosen[key];
    }
    chosen.tags = new Set(choices.getAll('tag').filter(tag => data.tags.includes(tag)));
    update();
  }

  // MARK: Hands

  field.addEventListener('input', update);
  document.addEventListener('keydown', event => {
    const isAsked = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    // The browser's own search doesn't see what isn't made; asked again, it comes.
    const isBrowsers = !lists.isWhole && event.key === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if ((isAsked || isBrowsers) && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
      field.select();
    } else if (event.key === 'Escape' && document.activeElement === field) {
      field.value = '';
      update();
    } else if (event.key === 'Enter' && document.activeElement === field) {
      const first = $('.card a');
      if (first && field.value) location.href = first.href;
    } else if (/^Arrow/.test(event.key)) {
      const links = $$('.card a');
      const place = links.indexOf(document.activeElement);
      if (place < 0 && !(event.key === 'ArrowDown' && document.activeElement === field)) return;
      event.preventDefault();
      links[nextCard(links, place, event.key)]?.focus();
    }
  });
  window.addEventListener('hashchange', openAddress);
  openAddress();

  // The texts come once the cards are there.
  window.petriTexts = texts => {
    searched().add(texts);
    if (field.value.trim()) update();
  };
  requestAnimationFrame(() => setTimeout(() => document.head.append(make('script', {src: 'texts.js'}))));
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

// Lists of cards by group. Few are there all; of many those that are seen and the ones near them, in rows whose heights are known.
'use strict';

class CardLists {
  /**
   * - box: the element that has the lists.
   * - element: makes the element of an entry.
   */
  constructor(box, element) {
    Object.assign(this, {box, element, groups: [], sections: new Map(), isWaiting: false});
    addEventListener('scroll', () => {
      if (this.isWhole || this.isWaiting) return;
      this.isWaiting = true;
      requestAnimationFrame(() => {
        this.isWaiting = false;
        this.draw();
      });
    }, {passive: true});
    addEventListener('resize', () => this.isWhole || this.show(this.groups));
    // Paper has no window.
    addEventListener('beforeprint', () => this.show(this.groups, true));
    addEventListener('afterprint', () => this.show(this.groups));
  }

  /** Shows groups: of each its title, which may be missing, and its entries: a card, and `hasTexts` where texts are below it. */
  show(groups, isPrinted = false) {
    this.groups = groups;
    this.isWhole = isPrinted || groups.reduce((sum, {entries}) => sum + entries.length, 0) <= CardLists.most;
    this.box.classList.toggle('long', !this.isWhole);
    this.sections.clear();
    this.box.replaceChildren();
    this.box.style.paddingTop = this.box.style.height = '';
    if (!this.isWhole) this.measure();
    this.draw();
  }

  /** More cards aren't made before they are seen: a key in the search is answered at once. */
  static most = 60;

  // MARK: Where they are

  /** Places all rows, by the columns that the style makes. */
  measure() {
    const probe = make('ul', {class: 'cards'});
    this.box.append(probe);
    const style = getComputedStyle(probe);
    const columns = style.gridTemplateColumns.split(' ').map(parseFloat);
    const [across, down] = [parseFloat(style.columnGap), parseFloat(style.rowGap)];
    probe.remove();
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isNarrow = matchMedia('(max-width: 30rem)').matches;
    let top = 0;
    for (const group of this.groups) {
      group.top = top;
      group.rows = [];
      let [column, height] = [columns.length, 0];
      group.entries.forEach(({card, hasTexts}, place) => {
        const span = card.isPart ? Math.min(2, columns.length) : 1;
        if (column + span > columns.length) {
          height += group.rows.length ? group.rows.at(-1).height + down : 0;
          group.rows.push({first: place, top: height, height: 0});
          column = 0;
        }
        column += span;
        const room = columns[0] * span + across * (span - 1);
        const [, width, length] = card.picture ?? ['', 196, 200];
        const shown = card.isPart ? Math.min(width, room) : isNarrow ? room : width;
        const row = group.rows.at(-1);
        row.height = Math.max(row.height, Math.min(425, shown * length / width) + (hasTexts ? 8.75 : 4.9) * unit);
      });
      group.length = height + (group.rows.at(-1)?.height ?? 0);
      top += group.length + (group.title ? 4.75 : 2.5) * unit;
    }
    this.box.style.height = `${top}px`;
  }

  // MARK: Making them

  /** Makes what is seen, and as much before and behind it as half a window has room for. */
  draw() {
    const top = -this.box.getBoundingClientRect().top;
    const [from, to] = this.isWhole ? [-Infinity, Infinity] : [top - innerHeight / 2, top + 1.5 * innerHeight];
    const isSeen = group => this.isWhole || (group.top < to && group.top + group.length + 100 > from);
    const seen = this.groups.filter(isSeen);
    for (const [group, section] of this.sections) {
      if (seen.includes(group)) continue;
      section.remove();
      this.sections.delete(group);
    }
    if (!this.isWhole) this.box.style.paddingTop = `${seen[0]?.top ?? 0}px`;
    let next = this.box.firstChild;
    for (const group of seen) {
      const section = this.sections.get(group) ?? this.section(group);
      if (section === next) next = section.nextSibling; else this.box.insertBefore(section, next);
      this.fill($('ul', section), group, from - group.top, to - group.top);
    }
  }

  section(group) {
    const section = make('section', {class: 'group'},
      ...(group.title ? [make('h2', {title: group.title}, group.title, ' ', make('span', {}, String(group.entries.length)))] : []),
      make('ul', {class: 'cards', 'aria-label': group.title ?? 'Found'}));
    this.sections.set(group, section);
    return section;
  }

  fill(list, group, from, to) {
    let [first, end] = [0, group.entries.length];
    if (!this.isWhole) {
      const {rows} = group;
      const top = Math.max(0, rows.findIndex(row => row.top + row.height > from));
      let bottom = rows.findIndex(row => row.top > to);
      if (bottom < 0) bottom = rows.length;
      [first, end] = [rows[top]?.first ?? 0, rows[bottom]?.first ?? group.entries.length];
      list.style.height = `${group.length}px`;
      list.style.paddingTop = `${rows[top]?.top ?? 0}px`;
      list.style.gridTemplateRows = rows.slice(top, bottom).map(row => `${row.height}px`).join(' ');
    }
    // What stays isn't touched: one of them may have the focus.
    for (const item of [...list.children]) {
      if (item.place < first || item.place >= end) item.remove();
    }
    let next = list.firstChild;
    for (let place = first; place < end; place++) {
      if (next?.place === place) {
        next = next.nextSibling;
        continue;
      }
      const item = this.element(group.entries[place]);
      item.place = place;
      if (!this.isWhole) {
        item.setAttribute('aria-setsize', group.entries.length);
        item.setAttribute('aria-posinset', place + 1);
      }
      list.insertBefore(item, next);
    }
  }
}

// The page of changes: a slider that is dragged, in place of its stops; j and k go to the next and the former change.
'use strict';

function changes() {
  for (const box of $$('fieldset.compare')) {
    const now = $('.now .shot', box);
    const pair = $('.pair', box);
    const range = make('input', {type: 'range', class: 'range', min: 0, max: 100, step: 1, value: 50, 'aria-label': 'Before up to here, in percent'});
    const handle = make('div', {class: 'handle'});
    $('.now', box).append(handle);
    const show = value => {
      range.value = value;
      handle.style.left = range.value + '%';
      handle.style.top = now.offsetTop + 'px';
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
    for (const mode of $$('.mode', box)) mode.addEventListener('change', () => show(range.value));
    pair.addEventListener('dragstart', event => event.preventDefault());
    show(50);
  }
  const edits = $$('section.edit');
  document.addEventListener('keydown', event => {
    if (!['j', 'k'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isNext = event.key === 'j';
    const isSeen = edit => edit.getBoundingClientRect().bottom > 0 && edit.getBoundingClientRect().top < innerHeight;
    // The last changes can't be scrolled to the top, so the focus tells which one is current while it is in sight.
    const current = edits.findIndex(edit => edit.contains(document.activeElement) && isSeen(edit));
    const tops = edits.map(edit => edit.getBoundingClientRect().top);
    const place = current >= 0 ? current + (isNext ? 1 : -1)
      : isNext ? tops.findIndex(top => top > 0) : tops.findLastIndex(top => top < 0);
    edits[place]?.scrollIntoView();
    const title = edits[place] && $('h2', edits[place]);
    if (title) {
      title.tabIndex = -1;
      title.focus({preventScroll: true});
    }
  });
}

changes();

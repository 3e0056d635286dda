// The search of the index: which screens have the words, those first whose names have them as they were written.
'use strict';

/** The words of a name, as a person reads them. */
const wordsOf = text => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

class ScreenSearch {
  /** Searches cards by their names and titles, and by the texts that come later. */
  constructor(cards) {
    this.items = cards.map(card => {
      const names = [fold(card.name), fold(card.title)];
      // Each name between line ends, each of its words between spaces.
      return {card, names: names.join('\n'), heads: `\n ${names.map(name => wordsOf(name).join(' ')).join(' \n ')} \n`, texts: '', own: null};
    });
  }

  /** Adds the texts that screens show, in the order of the cards. */
  add(texts) {
    this.items.forEach((item, place) => {
      item.own = texts[place];
      item.texts = fold(texts[place][0].join('\n'));
    });
  }

  /** The entries of screens that have all the words, the best first; `isWanted` chooses among cards before. */
  find(text, isWanted) {
    const query = this.query(text);
    const levels = Array.from({length: 8}, () => []);
    for (const item of this.items) {
      if (!isWanted(item.card)) continue;
      const level = query.words.length ? this.level(item, query) : 0;
      if (level >= 0) levels[level].push({card: item.card, item, hasTexts: level > 4});
    }
    return levels.flat();
  }

  query(text) {
    const whole = fold(text).trim().replace(/\s+/g, ' ');
    return {whole, words: whole.split(' ').filter(Boolean), phrase: wordsOf(whole).join(' ')};
  }

  /** How well a screen has the words, 0 best; -1 where one is missing. */
  level(item, {whole, words, phrase}) {
    const others = words.filter(word => !item.names.includes(word));
    if (!others.length) {
      // The name or the title itself, then one that begins so, then one that has it; else its words apart, and parts of words.
      if (phrase && item.heads.includes(` ${phrase}`)) return item.heads.includes(`\n ${phrase} \n`) ? 0 : item.heads.includes(`\n ${phrase}`) ? 1 : 2;
      return words.every(word => item.heads.includes(` ${word}`)) ? 3 : 4;
    }
    if (others.some(word => !item.texts.includes(word))) return -1;
    // What it shows: as it was written, in one text, or scattered.
    if (words.length === 1 || item.texts.includes(whole)) return 5;
    return others.length === 1 || this.lineWith(item, others) ? 6 : 7;
  }

  /** Whether one text of a screen has all the words. */
  lineWith({texts}, [first, ...others]) {
    for (let place = texts.indexOf(first); place >= 0; place = texts.indexOf(first, place + 1)) {
      const end = texts.indexOf('\n', place);
      const line = texts.slice(texts.lastIndexOf('\n', place) + 1, end < 0 ? texts.length : end);
      if (others.every(word => line.includes(word))) return true;
    }
    return false;
  }

  /** The texts of a screen, by their places, that have those words which no name of it has. */
  texts(item, text) {
    const {whole, words} = this.query(text);
    const lines = item.texts.split('\n');
    const others = words.filter(word => !item.names.includes(word));
    if (!others.length) return [];
    const having = words => lines.flatMap((line, place) => words.every(word => line.includes(word)) ? [place] : []);
    // One of the usual look is better than one of another.
    const usualFirst = places => places.find(place => !item.own[1]?.[place]) ?? places[0];
    const common = [having([whole]), having(words), having(others)].find(places => places.length);
    return common ? [usualFirst(common)] : [...new Set(others.map(word => usualFirst(having([word]))))];
  }

  /** What may be meant by words that find nothing: each word as the names have one that is nearly the same. */
  near(text) {
    const {words} = this.query(text);
    this.known ??= [...new Set(this.items.flatMap(item => item.heads.split(/\s+/)))].filter(part => part.length > 2);
    const meant = words.map(word => {
      if (this.items.some(item => item.names.includes(word) || item.texts.includes(word))) return [word];
      const most = word.length < 5 ? 1 : 2;
      return this.known.map(part => [distance(word, part, most), part]).filter(([length]) => length <= most)
        .sort(([one], [other]) => one - other).map(([, part]) => part).slice(0, 4);
    });
    if (meant.some(parts => !parts.length)) return [];
    const first = meant.map(parts => parts[0]);
    const place = meant.findIndex(parts => parts.length > 1);
    const texts = place < 0 ? [first] : meant[place].map(part => first.with(place, part));
    return texts.map(text => text.join(' ')).filter(text => text !== words.join(' '));
  }
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

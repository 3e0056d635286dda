// What the scripts of all pages share. Pages are complete without them; they add search, and pictures to click through and look into.
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
// An address may name anything: nothing but what the page has is found.
if (data && data.states) Object.setPrototypeOf(data.states, null);

/** A text in the form in which texts are compared: without accents and capitals. */
const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The part of the page's address behind its '#'. */
function fragment() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

colours();

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


// The script of a gallery that is being watched: shows a page anew once the gallery was written anew. A file asks a script for the number of the
// last writing, since a page that was opened from the disk may load no other data.
'use strict';

(() => {
  const own = document.currentScript;
  const usual = 700, longest = 60000;
  let wait = usual;
  window.petriStamp = number => {
    if (String(number) !== own.dataset.stamp) location.reload();
  };
  const look = () => {
    const stamp = document.createElement('script');
    const end = next => {
      wait = next;
      stamp.remove();
      setTimeout(turn, wait);
    };
    stamp.src = new URL(`stamp.js?${Date.now()}`, own.src);
    stamp.addEventListener('load', () => end(usual));
    // A server that has ended isn't asked again and again.
    stamp.addEventListener('error', () => end(Math.min(2 * wait, longest)));
    document.head.append(stamp);
  };
  // A page that nobody sees has time.
  const turn = () => document.hidden ? setTimeout(turn, usual) : look();
  setTimeout(turn, usual);
})();

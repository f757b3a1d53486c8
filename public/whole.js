// Asked for by index.html where the app's code has not come after some seconds. What a line loses of a page or of
// its code no browser asks for again, and Chromium says nothing of a page that it has broken off: once all of it
// can be had the page is loaded anew.
(() => {
  if (window.looksForWhole) return;
  window.looksForWhole = true;
  clearInterval(window.coming);
  /** Ms between two looks while nothing is known to be lost. */
  const rest = 5_000;
  const root = document.documentElement;
  let size;
  let pause = 1_000;
  let isLeft = false;
  // Whoever goes on to another page meanwhile is not called back.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });

  function isLost() {
    if (window.codeLost) return true;
    if (document.readyState === 'loading') {
      const before = size;
      size = root.outerHTML.length;
      return size === before;
    }
    // In a published page the code stands last, in the template until it is asked for.
    const ahead = document.getElementById('ahead')?.content ?? document;
    return !ahead.querySelector('#entry, [type=module][src]');
  }

  // A network that wants to be signed in to answers with pages of its own.
  const isPage = (text) => /selectedEditionId.*<\/html>/s.test(text);
  const isCode = (_text, type) => /script/.test(type);

  async function get(file, cache, isRight) {
    const answer = await fetch(file, { cache });
    const text = await answer.text();
    if (!answer.ok || !isRight(text, answer.headers.get('content-type'))) throw new Error(file);
    return text;
  }

  /** Resolves once all of the page can be had. */
  async function whole() {
    const code = document.querySelectorAll('#entry, [rel=modulepreload], [type=module][src]');
    const files = Array.from(code, (one) => new URL(one.href || one.src).pathname);
    const page = await get(location.href, 'reload', isPage);
    // A newer page may have other code.
    if (!files.every((file) => page.includes(file))) return;
    await Promise.all(files.map((file) => get(file, 'no-cache', isCode)));
  }

  async function look() {
    if (!window.coming) return;
    if (!isLost()) {
      setTimeout(look, rest);
      return;
    }
    try {
      await whole();
      if (window.coming && !isLeft) location.reload();
    } catch {
      setTimeout(look, pause);
      pause = Math.min(2 * pause, 60_000);
    }
  }

  void look();
})();

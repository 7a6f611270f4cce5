/** Before the first paint: the scheme, the direction and the build of the kit that were chosen, here or in the address. */
(() => {
  const view = { scheme: '', dir: 'ltr', runtime: 'lite' };
  try {
    Object.assign(view, JSON.parse(localStorage.getItem('docs-view') ?? '{}'));
  } catch {
    // Without storage each page begins as it is.
  }
  const asked = new URLSearchParams(location.search);
  for (const name of Object.keys(view)) if (asked.has(name)) view[name] = asked.get(name);
  const { documentElement: page } = document;
  if (view.scheme) page.dataset.scheme = view.scheme;
  page.dir = view.dir === 'rtl' ? 'rtl' : 'ltr';
  page.dataset.runtime = view.runtime === 'cdn' ? 'cdn' : 'lite';
  void import(`/dist/${page.dataset.runtime}/loader.js`);
})();

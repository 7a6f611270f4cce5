/** The demo pages' frame: shows each example's own HTML, and switches scheme, direction and runtime. */
(() => {
  // A plain script at the end of the page: it reads the examples before the kit's modules run.
  for (const example of document.querySelectorAll('.example')) {
    const live = example.querySelector('.live');
    const details = document.createElement('details');
    details.className = 'source';
    details.open = matchMedia('(width >= 64rem)').matches;
    const summary = document.createElement('summary');
    summary.textContent = 'HTML';
    const code = document.createElement('code');
    code.textContent = dedent(asWritten(live.innerHTML));
    const pre = document.createElement('pre');
    pre.tabIndex = 0;
    // HTML is written from left to right in any language.
    pre.dir = 'ltr';
    pre.setAttribute('role', 'region');
    pre.setAttribute('aria-label', `HTML of ${example.getAttribute('aria-label') ?? 'this example'}`);
    pre.append(code);
    details.append(summary, pre);
    example.append(details);
  }

  const runtime = new URLSearchParams(location.search).get('runtime') === 'cdn' ? 'cdn' : 'lite';
  const script = document.createElement('script');
  script.type = 'module';
  // A page that shows what the loader does names it: <html data-kit="loader">.
  script.src = `/dist/${runtime}/${document.documentElement.dataset.kit ?? 'sqs-kit'}.js`;
  document.head.append(script);

  const header = document.querySelector('.site-header nav');
  if (header) header.append(switches());

  function switches() {
    const box = document.createElement('div');
    box.className = 'switches';
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    box.append(
      toggle('Dark', dark, (on) => {
        document.documentElement.dataset.scheme = on ? 'dark' : 'light';
      }),
      toggle('RTL', false, (on) => {
        document.documentElement.dir = on ? 'rtl' : 'ltr';
      }),
      toggle('React build', runtime === 'cdn', (on) => {
        location.search = on ? '?runtime=cdn' : '';
      }),
    );
    return box;
  }

  function toggle(text, pressed, onChange) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.setAttribute('aria-pressed', String(pressed));
    button.addEventListener('click', () => {
      const on = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(on));
      onChange(on);
    });
    return button;
  }

  /** JSON in attributes stands in single quotes; browsers write it with double ones, escaped. */
  function asWritten(html) {
    return html.replace(/="([^"]*&quot;[^"]*)"/g, (_, value) => `='${value.replaceAll('&quot;', '"')}'`);
  }

  function dedent(text) {
    const lines = text
      .replace(/^\s*\n/, '')
      .trimEnd()
      .split('\n');
    const indent = Math.min(
      ...lines.filter((line) => line.trim()).map((line) => line.match(/^ */)[0].length),
    );
    return lines.map((line) => line.slice(indent)).join('\n');
  }

  // A page may show which events an example fires: <p class="log" data-log="sqs-form-success …">.
  for (const log of document.querySelectorAll('[data-log]')) {
    for (const name of log.dataset.log.split(' ')) {
      log.parentElement.addEventListener(name, (event) => {
        log.textContent = `${event.type} ${JSON.stringify(event.detail)}`;
      });
    }
  }
})();

/**
 * Pages that change under the kit: libraries that swap, morph, restore, insert and render. What was typed is kept where
 * the library keeps the element, a tag shows its view once, what the author wrote inside it is never lost, and nobody is
 * counted twice.
 */
import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import * as esbuild from 'esbuild';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { type GuestOptions, guestPage, RUNTIMES, serveGuests, viewsIn } from '../support/node/guest-page.ts';
import { heldAnswer } from '../support/node/pages.ts';

const FIELDS = '{"fields":[{"id":"t","type":"text","title":"Words"}]}';
const FORM = `<sqs-form id="form" form-id="f"><p>Write to us.</p><script type="application/json">${FIELDS}</script></sqs-form>`;
const OWN = `<sqs-form id="own"><form action="/send" method="post"><label>Name <input name="own"></label><button>Send</button></form></sqs-form>`;
const NEWS = '<sqs-newsletter id="news" form-id="n">Write to news@example.com</sqs-newsletter>';
const SITE = '<sqs-site><script type="application/json">{"websiteId":"w"}</script></sqs-site>';
const BODY = `${SITE}<main id="main">${FORM}${OWN}${NEWS}</main><a id="b" href="/b">B</a> <a id="a" href="/a">A</a>`;

/** Every tag shows its view, once, and holds what its author wrote. */
const EXPECTED = { form: ['1', 'Write to us.'], own: ['Send'], news: ['1', 'Write to news@example.com'] };

const ready = (tab: Page) =>
  tab.waitForFunction(
    () =>
      document.querySelector('#form input[name="t"]') &&
      document.querySelector('#news input[type="email"]') &&
      document.querySelector<HTMLFormElement>('#own form')?.noValidate,
  );
// As a text: what the test's compiler adds to named functions is not there in the page.
const STATE = `(() => {
  const roots = (id) => String(document.querySelectorAll('#' + id + ' > [data-sqs-root]').length);
  const text = (id) => [...(document.querySelector('#' + id)?.childNodes ?? [])]
    .filter((node) => !node.matches?.('[data-sqs-root], script'))
    .map((node) => node.textContent.trim())
    .join('');
  return {
    form: [roots('form'), text('form')],
    own: [document.querySelector('#own button')?.textContent],
    news: [roots('news'), text('news')],
  };
})()`;
const state = (tab: Page) => tab.evaluate(STATE) as Promise<Record<'form' | 'own' | 'news', string[]>>;
const SEEN = `(() => {
  const isSeen = (element) => {
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return width > 2 && height > 2;
  };
  return {
    traps: [...document.querySelectorAll('input[name="_gotcha"]')].map((trap) => isSeen(trap.parentElement)),
    fallback: isSeen(document.querySelector('#form > p')),
    input: isSeen(document.querySelector('#form input[name="t"]')),
  };
})()`;
/** As page translators do: each text in two elements of their own, in other words. */
const TRANSLATE = `(() => {
  const walker = document.createTreeWalker(document.querySelector('[data-sqs-root]'), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data.toUpperCase();
    text.replaceWith(outer);
  }
})()`;
const type = async (tab: Page) => {
  await tab.type('#form input[name="t"]', 'kept');
  await tab.type('#own input[name="own"]', 'mine');
};
const typed = (tab: Page) =>
  tab.evaluate(async () => {
    // What was typed comes back with the draft where the library takes the tag out and puts it in again.
    for (const form of document.querySelectorAll('sqs-form'))
      await (form as unknown as { updateComplete: Promise<void> }).updateComplete;
    return ['#form input[name="t"]', '#own input[name="own"]'].map(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value,
    );
  });

/** That of the kit's views, and the one before it, whose packages are a workspace of their own. */
const REACTS = { 18: 'test/hosts/react-18', 19: '.' };

function serverOf(version: keyof typeof REACTS) {
  const load = createRequire(join(process.cwd(), REACTS[version], 'package.json'));
  const { createElement } = load('react') as typeof import('react');
  const { renderToString } = load('react-dom/server') as typeof import('react-dom/server');
  return { createElement, renderToString };
}

/** @returns a script of a page whose React is not the kit's */
async function reactApp(version: keyof typeof REACTS, source: string): Promise<string> {
  const app = await esbuild.build({
    stdin: {
      resolveDir: join(process.cwd(), REACTS[version]),
      loader: 'jsx',
      contents: `
        import { useEffect, useState, version } from 'react';
        import { createRoot, hydrateRoot } from 'react-dom/client';
        window.hostReact = version;
        ${source}`,
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    external: ['/dist/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return app.outputFiles[0]?.text ?? '';
}

describe('a page that is changed by', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    const page = (body: string, libraries: GuestOptions['libraries'] = [], head = '') =>
      guestPage(body, { runtime, libraries, head });

    it(`Turbo, which keeps pages and shows them again (${runtime})`, async (t) => {
      const pages = { '/a': page(BODY, ['turbo']), '/b': page(`${BODY}<p id="here">B</p>`, ['turbo']) };
      const { open, census } = await serveGuests(t, pages);
      const { tab, problems } = await open('/a');
      await ready(tab);
      assert.deepEqual(await state(tab), EXPECTED);
      await tab.click('#b');
      await tab.waitForSelector('#here');
      await ready(tab);
      assert.deepEqual(await state(tab), EXPECTED);
      // Its preview comes out of the cache, and then the page itself.
      await tab.click('#a');
      await tab.waitForFunction(() => !document.querySelector('#here'));
      await ready(tab);
      await tab.waitForFunction(() => !document.documentElement.hasAttribute('data-turbo-preview'));
      assert.deepEqual(await state(tab), EXPECTED);
      await tab.evaluate(() => history.back());
      await tab.waitForSelector('#here');
      await ready(tab);
      assert.deepEqual(await state(tab), EXPECTED);
      assert.deepEqual(problems, []);
      assert.equal((await viewsIn(census, 4)).length, 4);
    });

    for (const [library, attribute] of [
      ['turbo', ''],
      ['htmx', 'hx-boost="true"'],
    ] as const)
      for (const tag of ['sqs-popup-overlay', 'sqs-lightbox'] as const)
        it(`${library}, which stores it while <${tag}> is open (${runtime})`, async (t) => {
          const settings = '<script type="application/json">{"style":2,"version":1}</script>';
          const body = `<div ${attribute}><a id="b" href="/b">B</a></div><${tag}>${settings}<p>Content</p></${tag}>`;
          const pages = { '/a': page(body, [library]), '/b': page('<p id="here">B</p>', [library]) };
          const { open } = await serveGuests(t, pages);
          const { tab } = await open('/a');
          await tab.waitForFunction((name) => customElements.get(name), {}, tag);
          await tab.$eval(tag, async (element) => {
            element.show();
            await element.updateComplete;
          });
          await tab.waitForFunction(
            (name) => document.querySelector(name)?.shadowRoot?.querySelector('.open'),
            {},
            tag,
          );
          await tab.$eval('#b', (link) => (link as HTMLElement).click());
          await tab.waitForSelector('#here');
          await tab.evaluate(() => history.back());
          const again = await tab.waitForSelector(tag);
          const isOpen = await again?.evaluate(async (element) => {
            await element.updateComplete;
            return [element.open, element.shadowRoot?.querySelector('.open') !== null];
          });
          assert.deepEqual(isOpen, [false, false]);
          // Nothing of it holds the page.
          assert.equal(
            await tab.evaluate(() => getComputedStyle(document.documentElement).overflowY),
            'visible',
          );
        });

    it(`Turbo, which morphs it into what the server says now (${runtime})`, async (t) => {
      const morph =
        '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">';
      let visits = 0;
      const pages = {
        '/a': (_request: IncomingMessage, response: ServerResponse) => {
          visits += 1;
          const body = page(`${BODY}<output>${visits}</output>`, ['turbo'], morph);
          response.setHeader('content-type', 'text/html').end(body);
        },
      };
      const { open, census } = await serveGuests(t, pages);
      const { tab, problems } = await open('/a');
      await ready(tab);
      await type(tab);
      await tab.evaluate(() => {
        const { Turbo } = window as unknown as { Turbo: { visit(to: string, options: object): void } };
        Turbo.visit(location.href, { action: 'replace' });
      });
      await tab.waitForFunction(() => document.querySelector('output')?.textContent === '2');
      await ready(tab);
      assert.deepEqual(await state(tab), EXPECTED);
      // An author's own control is set to what the server says, with the kit or without.
      assert.equal((await typed(tab))[0], 'kept');
      assert.deepEqual(problems, []);
      assert.equal((await viewsIn(census, 1)).length, 1);
    });

    it(`Turbo, which carries a permanent element along (${runtime})`, async (t) => {
      const body = BODY.replace('<main id="main">', '<main id="main" data-turbo-permanent>');
      const pages = { '/a': page(body, ['turbo']), '/b': page(`${body}<p id="here">B</p>`, ['turbo']) };
      const { open } = await serveGuests(t, pages);
      const { tab, problems } = await open('/a');
      await ready(tab);
      await type(tab);
      await tab.click('#b');
      await tab.waitForSelector('#here');
      await ready(tab);
      assert.deepEqual(await state(tab), EXPECTED);
      assert.deepEqual(await typed(tab), ['kept', 'mine']);
      assert.deepEqual(problems, []);
    });

    it(`htmx, which swaps parts and restores its history (${runtime})`, async (t) => {
      const links = '<button id="go" hx-get="/part" hx-target="#main" hx-push-url="/elsewhere">Go</button>';
      const { open } = await serveGuests(t, {
        '/': page(BODY + links, ['htmx']),
        '/part': `<p id="here">Part</p>${FORM.replace('id="form"', 'id="late"')}`,
      });
      const { tab, problems } = await open('/');
      await ready(tab);
      await tab.click('#go');
      await tab.waitForSelector('#late input[name="t"]');
      await tab.evaluate(() => history.back());
      await tab.waitForFunction(() => !document.querySelector('#here'));
      await ready(tab);
      assert.deepEqual(await state(tab), EXPECTED);
      await type(tab);
      assert.deepEqual(await typed(tab), ['kept', 'mine']);
      assert.deepEqual(problems, []);
    });

    it(`Idiomorph, which morphs it (${runtime})`, async (t) => {
      const { open } = await serveGuests(t, { '/': page(BODY, ['idiomorph']) });
      const { tab, problems } = await open('/');
      await ready(tab);
      await type(tab);
      const morph = (html: string) =>
        tab.evaluate((text) => {
          const { Idiomorph } = window as unknown as {
            Idiomorph: { morph(node: Node | null, html: string, options: object): void };
          };
          Idiomorph.morph(document.querySelector('#main'), text, { morphStyle: 'innerHTML' });
        }, html);
      await morph(FORM + OWN + NEWS);
      await ready(tab);
      assert.deepEqual(await state(tab), EXPECTED);
      assert.equal((await typed(tab))[0], 'kept');
      await morph(FORM.replace('Words', 'Other words') + OWN + NEWS);
      await tab.waitForFunction(
        () => document.querySelector('#form [data-part="label"]')?.textContent === 'Other words',
      );
      assert.equal((await typed(tab))[0], 'kept');
      assert.deepEqual(problems, []);
    });

    it(`Alpine, which inserts, binds and repeats (${runtime})`, async (t) => {
      const body = `<div x-data="{ on: false, id: 'one', list: [1, 2] }">
        <button id="toggle" @click="on = !on">toggle</button><button id="bind" @click="id = 'two'">bind</button>
        <template x-if="on"><div>${NEWS}</div></template>
        <template x-for="n in list"><sqs-newsletter class="each" :form-id="'n' + n"></sqs-newsletter></template>
        <sqs-form id="form" :form-id="id"><p>Write to us.</p><script type="application/json">${FIELDS}</script></sqs-form>
      </div>`;
      const { open } = await serveGuests(t, { '/': page(body, ['alpine']) });
      const { tab, problems } = await open('/');
      await tab.waitForFunction(() => document.querySelectorAll('.each input[type="email"]').length === 2);
      for (const _ of [1, 2]) {
        await tab.click('#toggle');
        await tab.waitForSelector('#news input[type="email"]');
        assert.deepEqual((await state(tab)).news, EXPECTED.news);
        await tab.click('#toggle');
        await tab.waitForFunction(() => !document.querySelector('#news'));
      }
      await tab.type('#form input[name="t"]', 'kept');
      await tab.click('#bind');
      await tab.waitForFunction(
        () => (document.querySelector('#form') as unknown as { formId: string }).formId === 'two',
      );
      assert.equal((await typed(tab))[0], 'kept');
      assert.deepEqual((await state(tab)).form, EXPECTED.form);
      assert.deepEqual(problems, []);
    });

    it(`jQuery, by each of its insertions (${runtime})`, async (t) => {
      const { open } = await serveGuests(t, {
        '/': page('<div id="out"><p id="mark"></p></div>', ['jquery']),
      });
      const { tab, problems } = await open('/');
      const insertions: [name: string, script: string][] = [
        ['html', '$("#out").html(html)'],
        ['append', '$("#out").empty().append(html)'],
        ['prepend', '$("#out").empty().prepend(html)'],
        ['before', '$("#out").html("<p></p>").find("p").before(html)'],
        ['after', '$("#out").html("<p></p>").find("p").after(html)'],
        ['replaceWith', '$("#out").html("<p></p>").find("p").replaceWith(html)'],
        ['appendTo', '$("#out").empty(); $(html).appendTo("#out")'],
        ['wrapInner', '$("#out").html(html).wrapInner("<section></section>")'],
        ['detach and append', '$("#out").html(html).children().detach().appendTo("#out")'],
      ];
      for (const [name, script] of insertions) {
        await tab.evaluate(`(() => { const html = ${JSON.stringify(FORM + OWN + NEWS)}; ${script}; })()`);
        await ready(tab);
        assert.deepEqual(await state(tab), EXPECTED, name);
      }
      assert.deepEqual(problems, []);
    });

    it(`Vue, which renders it and renders it again (${runtime})`, async (t) => {
      const app = `
        const { createApp, h, ref } = Vue;
        const text = ref('Loading one');
        const isShown = ref(true);
        const config = ref({ fields: [{ id: 't', type: 'text', title: 'Words' }] });
        Object.assign(window, { text, isShown, config });
        createApp({ render: () => h('div', [
          isShown.value ? h('sqs-form', { id: 'form', 'form-id': 'f', '.config': config.value }, text.value) : null,
          h('sqs-newsletter', { id: 'news', 'form-id': 'n' }, text.value),
          h('sqs-form', { id: 'own', innerHTML: ${JSON.stringify(OWN.replace(/<\/?sqs-form[^>]*>/g, ''))} }),
        ]) }).mount('#app');`;
      const body = '<div id="app"></div><script src="/app.js"></script>';
      const { open } = await serveGuests(t, { '/': page(body, ['vue']), '/app.js': app });
      const { tab, problems } = await open('/');
      await ready(tab);
      await type(tab);
      await tab.evaluate('text.value = "Loading two"');
      await tab.waitForFunction(() => document.querySelector('#news')?.textContent?.includes('Loading two'));
      await ready(tab);
      const rendered = { ...EXPECTED, form: ['1', 'Loading two'], news: ['1', 'Loading two'] };
      assert.deepEqual(await state(tab), rendered);
      assert.deepEqual(await typed(tab), ['kept', 'mine']);
      await tab.evaluate('config.value = { fields: [{ id: "t", type: "text", title: "Other" }] }');
      await tab.waitForFunction(
        () => document.querySelector('#form [data-part="label"]')?.textContent === 'Other',
      );
      assert.deepEqual(await typed(tab), ['kept', 'mine']);
      await tab.evaluate('isShown.value = false');
      await tab.waitForFunction(() => !document.querySelector('#form'));
      await tab.evaluate('isShown.value = true');
      await ready(tab);
      assert.deepEqual(await state(tab), rendered);
      assert.deepEqual(problems, []);
    });

    for (const version of [18, 19] as const) {
      it(`React ${version}, which hydrates what its server wrote and then loads the kit (${runtime})`, async (t) => {
        const { createElement, renderToString } = serverOf(version);
        const tree = createElement(
          'main',
          null,
          createElement('sqs-newsletter', { id: 'news', 'form-id': 'n' }, 'Write to news@example.com'),
          createElement('p', null, 'after'),
        );
        // As docs/recipes/frameworks.md has it.
        const app = await reactApp(
          version,
          `function App() {
            useEffect(() => { import('/dist/${runtime}/sqs-kit.js'); }, []);
            return <main><sqs-newsletter id="news" form-id="n">Write to news@example.com</sqs-newsletter><p>after</p></main>;
          }
          hydrateRoot(document.querySelector('#root'), <App />, { onRecoverableError: (error) => console.error(error.message) });`,
        );
        const body = `<div id="root">${renderToString(tree)}</div><script type="module" src="/app.js"></script>`;
        const { open } = await serveGuests(t, {
          '/': guestPage(body, { runtime, file: '' }),
          '/app.js': app,
        });
        const { tab, problems } = await open('/');
        await tab.waitForSelector('#news input[type="email"]');
        assert.deepEqual((await state(tab)).news, EXPECTED.news);
        assert.equal(await tab.evaluate('hostReact.split(".")[0]'), String(version));
        assert.deepEqual(problems, []);
      });

      it(`React ${version}, which renders it and renders it again (${runtime})`, async (t) => {
        // Attributes and a JSON child: what both versions write alike.
        const app = await reactApp(
          version,
          `function App() {
            const [text, setText] = useState('Loading one');
            const [title, setTitle] = useState('Words');
            const [isShown, show] = useState(true);
            Object.assign(window, { setText, setTitle, show });
            const json = JSON.stringify({ fields: [{ id: 't', type: 'text', title }] });
            return <div>
              {isShown && <sqs-form id="form" form-id="f">{text}<script type="application/json" dangerouslySetInnerHTML={{ __html: json }} /></sqs-form>}
              <sqs-newsletter id="news" form-id="n">{text}</sqs-newsletter>
              <sqs-form id="own"><form method="post" action="/send"><label>Name <input name="own" /></label><button>Send</button></form></sqs-form>
            </div>;
          }
          createRoot(document.querySelector('#root')).render(<App />);`,
        );
        const { open } = await serveGuests(t, {
          '/': page('<div id="root"></div><script type="module" src="/app.js"></script>'),
          '/app.js': app,
        });
        const { tab, problems } = await open('/');
        await ready(tab);
        await type(tab);
        await tab.evaluate('setText("Loading two")');
        await tab.waitForFunction(() =>
          document.querySelector('#news')?.textContent?.includes('Loading two'),
        );
        await ready(tab);
        const rendered = { ...EXPECTED, form: ['1', 'Loading two'], news: ['1', 'Loading two'] };
        assert.deepEqual(await state(tab), rendered);
        assert.deepEqual(await typed(tab), ['kept', 'mine']);
        await tab.evaluate('setTitle("Other")');
        await tab.waitForFunction(
          () => document.querySelector('#form [data-part="label"]')?.textContent === 'Other',
        );
        assert.deepEqual(await typed(tab), ['kept', 'mine']);
        await tab.evaluate('show(false)');
        await tab.waitForFunction(() => !document.querySelector('#form'));
        await tab.evaluate('show(true)');
        await ready(tab);
        assert.deepEqual(await state(tab), rendered);
        assert.deepEqual(problems, []);
      });
    }

    it(`a tag manager, which brings the kit and its tags late (${runtime})`, async (t) => {
      const { open, census } = await serveGuests(t, {
        '/': guestPage('<div id="out"></div>', { runtime, file: '' }),
      });
      const { tab, problems } = await open('/');
      await tab.evaluate(
        (html, address) => {
          // As a tag manager's "custom HTML" does: markup first, scripts made anew, in the head, async.
          const holder = document.createElement('div');
          holder.innerHTML = html;
          document.querySelector('#out')?.append(holder);
          const script = Object.assign(document.createElement('script'), {
            type: 'module',
            async: true,
            src: address,
          });
          document.head.insertBefore(script, document.head.firstChild);
        },
        SITE + FORM + OWN + NEWS,
        `/dist/${runtime}/sqs-kit.js`,
      );
      await ready(tab);
      assert.deepEqual(await state(tab), EXPECTED);
      await type(tab);
      assert.deepEqual(await typed(tab), ['kept', 'mine']);
      assert.deepEqual(problems, []);
      assert.equal((await viewsIn(census, 1)).length, 1);
    });

    it(`a translator, which puts elements in the place of texts (${runtime})`, async (t) => {
      const fields = [{ id: 'a', type: 'textarea', title: 'Story', maxLength: 50, required: true }];
      const json = JSON.stringify({ fields, action: '/slow' });
      const form = `<sqs-form id="form"><script type="application/json">${json}</script></sqs-form>`;
      const slow = heldAnswer((_request, response) => void response.writeHead(500).end());
      const { open } = await serveGuests(t, { '/': page(form), '/slow': slow.page });
      const { tab } = await open('/');
      await tab.waitForSelector('#form textarea');
      const translate = () => tab.evaluate(TRANSLATE);
      const shows = (part: string, words: string) =>
        tab.waitForFunction(
          (name, wanted) =>
            document.querySelector(`#form [data-part="${name}"]`)?.textContent?.includes(wanted) ?? false,
          {},
          part,
          words,
        );
      await translate();
      await shows('submit', 'SUBMIT');
      await tab.click('#form [data-part="submit"]');
      await tab.waitForSelector('#form [data-part="summary"]');
      await translate();
      await tab.type('#form textarea', 'abc');
      await shows('counter', '3 / 50');
      await tab.click('#form [data-part="submit"]');
      await shows('submit', 'Submitting…');
      await translate();
      await shows('submit', 'SUBMITTING…');
      await slow.release();
      await shows('submit', 'Submit');
      assert.equal(await tab.$eval('#form [data-part="submit"]', (button) => button.textContent), 'Submit');
    });

    it(`an extension, which adds nodes and takes styles away (${runtime})`, async (t) => {
      const { open } = await serveGuests(t, { '/': page(BODY) });
      const { tab, problems } = await open('/');
      await ready(tab);
      await tab.evaluate(() => {
        for (const input of document.querySelectorAll('main input, main button')) {
          input.setAttribute('data-lt-tmp-id', 'x');
          input.after(document.createElement('grammarly-extension'));
          input.parentElement?.prepend(
            Object.assign(document.createElement('div'), { className: 'lastpass' }),
          );
        }
        for (const root of document.querySelectorAll('[data-sqs-root]'))
          root.append(document.createElement('span'));
        document.adoptedStyleSheets = [new CSSStyleSheet()];
      });
      await type(tab);
      // The trap stays out of sight, and the author's own content behind the view.
      const seen = (await tab.evaluate(SEEN)) as { traps: boolean[]; fallback: boolean; input: boolean };
      assert.deepEqual([...new Set(seen.traps)], [false]);
      assert.deepEqual([seen.fallback, seen.input], [false, true]);
      await tab.evaluate(() =>
        (document.querySelector('#form') as unknown as { validate(): boolean }).validate(),
      );
      assert.deepEqual(await typed(tab), ['kept', 'mine']);
      assert.deepEqual(problems, []);
    });
  }
});

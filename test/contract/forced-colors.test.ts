/** Players with the colours that a visitor's system forces: what can be pressed has an edge, what plays is marked. */
import assert from 'node:assert/strict';
import { before, describe, it, type TestContext } from 'node:test';
import { build } from '../../tools/build.mjs';
import { axeProblems, openBrowser } from '../support/node/browser.ts';
import { servePages } from '../support/node/pages.ts';

const RUNTIMES = ['cdn', 'lite'] as const;
const TRACKS = '<a href="/a.mp3">First light</a><a href="/b.mp3">Slow tide</a>';

/** The tag on a page whose colours are forced, and how css sees one of its parts. */
async function open(test: TestContext, runtime: string, tag: string, markup: string) {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><script type="module" src="/dist/${runtime}/${tag}.js"></script><body><main><h1>Title</h1>${markup}</main>`;
  const tab = await (await openBrowser(test)).newPage();
  const session = await tab.createCDPSession();
  const features = [{ name: 'forced-colors', value: 'active' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  await tab.goto(await servePages(test, { '/': page }));
  await tab.waitForFunction(
    (name) => document.querySelector(name)?.shadowRoot?.querySelector('button') != null,
    {},
    tag,
  );
  assert.equal(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches), true);
  const styleOf = (selector: string) =>
    tab.evaluate(
      (name, part) => {
        const element = document.querySelector(name)?.shadowRoot?.querySelector(part);
        const { borderTopStyle, outlineStyle } = getComputedStyle(element as Element);
        return { borderTopStyle, outlineStyle };
      },
      tag,
      selector,
    );
  return { tab, styleOf };
}

describe('forced colours', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    it(`${runtime}: of a background video`, async (t) => {
      const { tab, styleOf } = await open(
        t,
        runtime,
        'sqs-bg-video',
        '<sqs-bg-video no-autoplay url="/a.webm"><p>Over it</p></sqs-bg-video>',
      );
      assert.equal((await styleOf('[part="button"]')).borderTopStyle, 'solid');
      assert.deepEqual(await axeProblems(tab), []);
    });

    for (const view of ['block', 'album', 'cover'])
      it(`${runtime}: of an album as ${view}`, async (t) => {
        const { tab, styleOf } = await open(
          t,
          runtime,
          'sqs-album-player',
          `<sqs-album-player view="${view}" current-track="2">${TRACKS}</sqs-album-player>`,
        );
        assert.equal((await styleOf('[part="play"]')).borderTopStyle, 'solid');
        assert.equal((await styleOf('[data-active]')).outlineStyle, 'solid');
        assert.deepEqual(await axeProblems(tab), []);
      });
  }
});

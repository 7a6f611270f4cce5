/** What albums leave behind in a page that puts them in and takes them out. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import { openUnchangingBrowser } from '../support/node/browser.ts';
import { assertBack, counts } from '../support/node/leaks.ts';
import { servePages } from '../support/node/pages.ts';

const TRACKS = Array.from({ length: 12 }, (_, at) => ({
  url: `/song.webm?${at}`,
  title: `Song ${at}`,
  peaks: [1, 2, 3],
  lyricsUrl: '/song.lrc',
}));

describe('albums in a page', () => {
  before(() => build());

  for (const runtime of ['cdn', 'lite'])
    it(`${runtime}: 20 of them put in, played and taken out 20 times leave nothing`, async (t) => {
      const origin = await servePages(t, {
        '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><script type="module" src="/dist/${runtime}/sqs-album-player.js"></script><body><button>Press</button><main></main>`,
        '/song.lrc': '[00:01]One',
        '/song.webm': (_request, response) =>
          void response
            .setHeader('content-type', 'audio/webm')
            .end(readFileSync('test/fixtures/media/two-seconds.webm')),
      });
      const tab = await (await openUnchangingBrowser(t)).newPage();
      await tab.goto(origin);
      // A page is heard once its visitor has pressed something.
      await tab.click('button');
      const cycle = (times: number) =>
        tab.evaluate(
          async (count, tracks) => {
            const main = document.querySelector('main') as HTMLElement;
            for (let turn = 0; turn < count; turn += 1) {
              for (let at = 0; at < 20; at += 1) {
                const player = document.createElement('sqs-album-player');
                Object.assign(player, {
                  tracks,
                  view: ['block', 'album', 'cover'][at % 3],
                  shuffle: at % 2 === 0,
                  deepLink: at === 0,
                });
                main.append(player);
              }
              const players = [...main.children] as HTMLElementTagNameMap['sqs-album-player'][];
              await Promise.all(players.map((player) => player.updateComplete));
              for (const player of players) {
                player.shadowRoot?.querySelector<HTMLElement>('[part="show-lyrics"]')?.click();
                player.play();
              }
              await Promise.all(players.map((player) => player.updateComplete));
              main.replaceChildren();
              await new Promise(requestAnimationFrame);
            }
            return document.querySelectorAll('audio, iframe').length + window.length;
          },
          times,
          TRACKS,
        );
      // Until there is what is made once; the tables of the engine grow in steps.
      await cycle(13);
      const before = await counts(tab);
      assert.equal(await cycle(20), 0, 'players');
      await assertBack(tab, before);
    });
});

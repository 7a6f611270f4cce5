/**
 * Players and files for the tests of media, as middleware of the test runner.
 *
 * `/embed/<id>` and `/video/<id>` are stand-ins for the frames of YouTube and Vimeo (test/fixtures/players), which speak
 * the real message protocols. Files of test/fixtures/media and of the demo are served in ranges, without which browsers cannot seek.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const fixtures = join(root, 'test/fixtures');
const PLAYERS = { embed: 'youtube.html', video: 'vimeo.html' };

/** @returns {import('koa').Middleware} */
export function stubMedia() {
  return async (context, next) => {
    const player = playerPage(context.path);
    const [, file] = /^\/((?:test\/fixtures|demo\/assets)\/media\/[\w-]+\.\w+)$/.exec(context.path) ?? [];
    if (player !== undefined) {
      context.type = 'html';
      context.body = player;
    } else if (file) {
      sendRange(context, readFileSync(join(root, file)));
    } else {
      await next();
    }
  };
}

/** @param {string} path @returns {string | undefined} the page of a player's address */
export function playerPage(path) {
  const [, kind] = /^\/(embed|video)\/[\w-]+$/.exec(path) ?? [];
  const page = kind && PLAYERS[/** @type {keyof typeof PLAYERS} */ (kind)];
  return page && readFileSync(join(fixtures, 'players', page), 'utf8');
}

/** @param {import('koa').Context} context @param {Buffer} bytes */
function sendRange(context, bytes) {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(context.get('range')) ?? [];
  const last = to === '' ? bytes.length - 1 : Number(to);
  context.type = context.path;
  context.status = context.get('range') ? 206 : 200;
  context.set('accept-ranges', 'bytes');
  context.set('content-range', `bytes ${from}-${last}/${bytes.length}`);
  context.body = bytes.subarray(Number(from), last + 1);
}

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Clock, install } from '@sinonjs/fake-timers';
import { loadGoogleMaps, onGoogleRefused } from '../../../src/services/maps/load-google.ts';

const SCRIPT = { key: 'k', language: 'de', region: '', address: '' };
const HOME = Symbol.for('sqs-kit.page');

type Page = { google?: unknown; sqsMapsReady?: () => void; gm_authFailure?: () => void };

/** A page, and what Google's script would do in it. */
function pageWith(load: (url: string) => Promise<void> = async () => {}) {
  const page: Page = {};
  const asked: string[] = [];
  const environment = {
    page,
    baseUri: () => 'https://page.test/',
    load: (url: string) => {
      asked.push(url);
      return load(url);
    },
  };
  const arrive = () => {
    page.google = { maps: { Map: class {} } };
    page.sqsMapsReady?.();
  };
  return { page, asked, environment, arrive };
}

describe('Google’s script for maps', () => {
  let clock: Clock;
  beforeEach(() => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] }) as Clock;
    Reflect.deleteProperty(globalThis, HOME);
  });
  afterEach(() => clock.uninstall());

  it('is loaded once for all maps of the page', async () => {
    const { asked, environment, arrive } = pageWith();
    const both = [loadGoogleMaps(SCRIPT, environment), loadGoogleMaps(SCRIPT, environment)];
    arrive();
    const [first, second] = await Promise.all(both);
    assert.equal(first, second);
    assert.deepEqual(asked, [
      'https://maps.googleapis.com/maps/api/js?key=k&language=de&callback=sqsMapsReady&loading=async',
    ]);
  });

  it('fails after 30 seconds, and may be tried again', async () => {
    const { asked, environment, arrive } = pageWith();
    const late = assert.rejects(loadGoogleMaps(SCRIPT, environment), /not ready within 30000 ms/);
    await clock.tickAsync(29_999);
    await clock.tickAsync(1);
    await late;
    const again = loadGoogleMaps(SCRIPT, environment);
    arrive();
    assert.ok((await again).Map);
    assert.equal(asked.length, 2);
  });

  it('fails at once without a key, and when it cannot be loaded', async () => {
    const { asked, environment } = pageWith(() => Promise.reject(new Error('offline')));
    await assert.rejects(loadGoogleMaps({ ...SCRIPT, key: '' }, environment), /needs a key/);
    assert.equal(asked.length, 0);
    await assert.rejects(loadGoogleMaps(SCRIPT, environment), /offline/);
    assert.equal(clock.countTimers(), 0);
  });

  it('is the page’s own where it is there', async () => {
    const { asked, environment, arrive } = pageWith();
    arrive();
    assert.ok((await loadGoogleMaps({ ...SCRIPT, key: '' }, environment)).Map);
    assert.deepEqual(asked, []);
  });

  it('tells maps and page that the key was refused', async () => {
    const { page, environment, arrive } = pageWith();
    const told: string[] = [];
    page.gm_authFailure = () => told.push('page');
    const loading = loadGoogleMaps(SCRIPT, environment);
    arrive();
    await loading;
    const leave = onGoogleRefused(() => told.push('map'));
    page.gm_authFailure();
    leave();
    page.gm_authFailure();
    assert.deepEqual(told, ['page', 'map', 'page']);
  });
});

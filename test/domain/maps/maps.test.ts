import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mapGestures } from '../../../src/domain/maps/gestures.ts';
import { googleScriptQuery, MAP_LOAD_TIMEOUT_MS, regionOf } from '../../../src/domain/maps/google-script.ts';
import { directionsPage, mapPage, mapProvider } from '../../../src/domain/maps/map-page.ts';
import { googleLook, MAP_STYLES } from '../../../src/domain/maps/map-style.ts';
import type { Place } from '../../../src/domain/maps/place.ts';
import { TILE_ADDRESS, tileSource } from '../../../src/domain/maps/tiles.ts';

const PLACE: Place = {
  centre: { lat: 1, lng: 2 },
  zoom: 15,
  marker: { lat: 52.5, lng: -13.25 },
  title: 'Tea & Co',
  lines: ['Straße 1'],
};

describe('maps', () => {
  it('are Google’s where the page has a key, unless the author chose', () => {
    const chosen = [
      mapProvider('auto', 'k'),
      mapProvider('auto', ''),
      mapProvider('google', ''),
      mapProvider('openstreetmap', 'k'),
    ];
    assert.deepEqual(chosen, ['google', 'openstreetmap', 'google', 'openstreetmap']);
  });

  it('lead to the provider’s page with position, query and zoom, and to the way there', () => {
    assert.deepEqual(
      [
        mapPage('google', PLACE),
        mapPage('openstreetmap', PLACE),
        directionsPage('google', PLACE),
        directionsPage('openstreetmap', PLACE),
      ],
      [
        'https://www.google.com/maps?q=Tea%20%26%20Co%2C%20Stra%C3%9Fe%201&ll=52.5,-13.25&z=15',
        'https://www.openstreetmap.org/search?query=Tea%20%26%20Co%2C%20Stra%C3%9Fe%201#map=15/52.5/-13.25',
        'https://www.google.com/maps/dir/?api=1&destination=52.5,-13.25',
        'https://www.openstreetmap.org/directions?to=52.5,-13.25#map=15/52.5/-13.25',
      ],
    );
    assert.match(mapPage('google', { ...PLACE, title: '', lines: [] }), /\?q=52\.5%2C%20-13\.25&/);
  });

  it('look up an address whose position nobody says, in place of leading to where maps begin', () => {
    const lost = { ...PLACE, isUnknown: true };
    assert.deepEqual(
      [
        mapPage('google', lost),
        mapPage('openstreetmap', lost),
        directionsPage('google', lost),
        directionsPage('openstreetmap', lost),
      ],
      [
        'https://www.google.com/maps?q=Tea%20%26%20Co%2C%20Stra%C3%9Fe%201',
        'https://www.openstreetmap.org/search?query=Tea%20%26%20Co%2C%20Stra%C3%9Fe%201',
        'https://www.google.com/maps/dir/?api=1&destination=Tea%20%26%20Co%2C%20Stra%C3%9Fe%201',
        'https://www.openstreetmap.org/directions?to=Tea%20%26%20Co%2C%20Stra%C3%9Fe%201',
      ],
    );
  });

  it('are moved by nothing that scrolls the page', () => {
    const cases = [
      [false, false, false],
      [false, false, true],
      [true, false, false],
      [true, true, true],
    ].map(([noDrag, noWheel, isTouch]) =>
      Object.values(
        mapGestures({ noDrag: noDrag as boolean, noWheel: noWheel as boolean }, isTouch as boolean),
      ),
    );
    assert.deepEqual(cases, [
      [true, true, true],
      [true, false, true],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it('take tiles from addresses that say which tile, and keep the attribution of OpenStreetMap with its own', () => {
    const addresses = [
      '',
      '/t/{z}/{x}/{y}.png',
      'https://t.test/{z}/{y}/{x}@2x',
      '/t/{z}/{x}.png',
      'javascript:{z}{x}{y}',
      'data:image/svg+xml,<svg/>#{z}{x}{y}',
      'data:text/html,{z}{x}{y}',
    ];
    assert.deepEqual(addresses.map(TILE_ADDRESS.test), [true, true, true, false, false, true, false]);
    const own = { tiles: '/t/{z}/{x}/{y}', attribution: 'Me', attributionUrl: '/me', maxTileZoom: 9 };
    assert.deepEqual(Object.values(tileSource(own)), ['/t/{z}/{x}/{y}', 'Me', '/me', 9]);
    assert.equal(tileSource({ ...own, tiles: '' }).attribution, '© OpenStreetMap contributors');
  });

  it('are asked of Google with key, language and region, where they are known', () => {
    const script = { key: 'k&1', language: 'de', region: 'AT', address: '' };
    assert.deepEqual(Object.fromEntries(googleScriptQuery(script, 'ready')), {
      key: 'k&1',
      language: 'de',
      region: 'AT',
      callback: 'ready',
      loading: 'async',
    });
    const asked = googleScriptQuery({ ...script, language: '', region: '' }, 'ready').map(([name]) => name);
    assert.deepEqual(asked, ['key', 'callback', 'loading']);
    assert.deepEqual(['de-AT', 'de', '', '?'].map(regionOf), ['AT', '', '', '']);
    assert.equal(MAP_LOAD_TIMEOUT_MS, 30_000);
  });

  it('are drawn by Google in a look of its own for each style, of satellites for Satellite', () => {
    const looks = MAP_STYLES.map((style) => googleLook(style));
    assert.deepEqual(
      looks.map(({ mapTypeId }) => mapTypeId),
      ['roadmap', 'roadmap', 'satellite', 'roadmap', 'roadmap', 'roadmap'],
    );
    assert.equal(new Set(looks.map((look) => JSON.stringify(look))).size, MAP_STYLES.length);
  });
});

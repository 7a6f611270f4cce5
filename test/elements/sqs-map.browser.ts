import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import type { SqsMapElement } from '../../elements/sqs-map.ts';
import { part } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { arrived, clearCookies, siteWith } from '../support/browser/site.ts';
import { stubApi } from '../support/browser/stub.ts';

const GATE = 'lat="52.5163" lng="13.3777" address-title="Brandenburg Gate" address-line1="Pariser Platz"';
/** Tiles of this server: one picture, and an address for each tile. */
const TILES = 'tiles="/demo/assets/map/island.svg?{z}-{x}-{y}"';
const PAGE =
  'https://www.openstreetmap.org/search?query=Brandenburg%20Gate%2C%20Pariser%20Platz#map=12/52.5163/13.3777';

async function element(attributes: string, inside = ''): Promise<SqsMapElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = `<sqs-map ${attributes}>${inside}</sqs-map>`;
  const map = main.querySelector('sqs-map') as SqsMapElement;
  await map.updateComplete;
  map.scrollIntoView();
  return map;
}

const state = (map: HTMLElement) => part(map, 'frame')?.dataset.state;
async function ready(map: SqsMapElement): Promise<SqsMapElement> {
  await until(() => state(map) === 'ready', 'ready');
  return map;
}
const tilesOf = (map: HTMLElement) =>
  [...(map.shadowRoot?.querySelectorAll<HTMLImageElement>('.leaflet-tile') ?? [])].map(({ src }) => src);
const SVG_HEADERS = { 'content-type': 'image/svg+xml' };
/** Middle of the foot of the pin, from the middle of the map. */
function pinPlace(map: HTMLElement): number[] {
  const [pin, box] = ['marker', 'map'].map((name) => part(map, name)!.getBoundingClientRect());
  return [pin!.x + pin!.width / 2 - box!.x - box!.width / 2, pin!.bottom - box!.y - box!.height / 2].map(
    Math.round,
  );
}

/** Maps begin at whole pixels. */
const isInTheMiddle = (map: HTMLElement) => pinPlace(map).every((side) => Math.abs(side) <= 1);

/** What Google's script leaves in a page, in so far as the kit uses it. */
const GOOGLE = `(() => {
class Map { constructor(box, options) { this.zoom = options.zoom; this.box = box; window.standInMap = { options, map: this }; box.append(document.createElement('section')); }
  getZoom() { return this.zoom; } setZoom(zoom) { this.zoom = zoom; } }
class OverlayView { setMap(map) { if (map) { this.map = map; this.onAdd(); this.draw(); } else this.onRemove(); }
  getPanes() { return { floatPane: this.map.box.firstElementChild }; }
  getProjection() { return { fromLatLngToDivPixel: ({ lat, lng }) => ({ x: lat, y: lng }) }; } }
class LatLng { constructor(lat, lng) { Object.assign(this, { lat, lng }); } }
window.google = { maps: { Map, OverlayView, LatLng } };
window.sqsMapsReady(); })();`;

describe('<sqs-map>', () => {
  afterEach(clearCookies);

  it('is accessible as a map, before a press, and without a map', async () => {
    await expectAccessibleEverywhere(
      await ready(await element(`${GATE} ${TILES} attribution="Me" attribution-url="/me"`)),
    );
    await expectAccessibleEverywhere(await element(`${GATE} load="click"`));
    await errorsDuring(async () => {
      const failed = await element(`${GATE} provider="google"`);
      await until(() => state(failed) === 'failed');
      await expectAccessibleEverywhere(failed);
    });
  });

  it('stands with its pin on the place, in words and links below it', async () => {
    const map = await ready(await element(`${GATE} ${TILES}`));
    expect(isInTheMiddle(map), `${pinPlace(map)}`).to.equal(true);
    const { width, height } = part(map, 'marker')!.getBoundingClientRect();
    expect([width, height]).to.deep.equal([48, 64]);
    expect(part(map, 'address')?.innerText).to.equal('Brandenburg Gate\nPariser Platz');
    expect(
      [...map.shadowRoot!.querySelectorAll('[part="links"] a')].map((link) => link.textContent),
    ).to.deep.equal(['Open in OpenStreetMap', 'Directions']);
    expect(tilesOf(map).every((src) => /\?12-\d+-\d+$/.test(src))).to.equal(true);
    expect(tilesOf(map)).not.to.have.length(0);
  });

  it('opens the provider’s page from its pin, unless the page takes the press', async () => {
    const map = await ready(await element(`${GATE} ${TILES}`));
    const opens = record(map, 'sqs-map-before-open');
    map.addEventListener('sqs-map-before-open', (event) => event.preventDefault());
    const pin = part<HTMLAnchorElement>(map, 'marker')!;
    expect([pin.href, pin.target, pin.rel]).to.deep.equal([PAGE, '_blank', 'noopener']);
    expect(pin.getAttribute('aria-label')).to.equal(
      'Brandenburg Gate, Pariser Platz: open in OpenStreetMap, new tab',
    );
    pin.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => opens.length > 0, 'told');
    expect(opens).to.deep.equal([{ url: PAGE }]);
  });

  it('zooms by its buttons and moves by the arrow keys, with the wheel left to the page', async () => {
    const map = await ready(await element(`${GATE} ${TILES}`));
    part(map, 'map')!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => pinPlace(map)[0]! < -40, 'moved');
    map.shadowRoot!.querySelector<HTMLElement>('[part="button"]')!.click();
    await until(() => tilesOf(map).some((src) => src.includes('?13-')), 'nearer');
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY: 100, ctrlKey, cancelable: true, bubbles: true });
      part(map, 'map')!.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([wheel(false), wheel(true)]).to.deep.equal([false, true]);
  });

  it('moves at once with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      const map = await ready(await element(`${GATE} ${TILES}`));
      part(map, 'map')!.focus();
      await sendKeys({ down: 'ArrowRight' });
      expect(pinPlace(map)[0]).to.equal(-80);
      await sendKeys({ up: 'ArrowRight' });
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('shows its buttons above who has drawn it, with text of twice the size on a narrow screen', async () => {
    document.documentElement.style.fontSize = '200%';
    try {
      const map = await ready(await element(`${GATE} ${TILES} attribution="Me" style="inline-size: 280px"`));
      const [frame, zoom, words] = ['frame', 'zoom', 'attribution'].map((name) =>
        part(map, name)!.getBoundingClientRect(),
      );
      expect(zoom!.bottom).to.be.at.most(words!.top);
      expect(words!.bottom).to.be.at.most(frame!.bottom);
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  });

  it('has room for its button and what it says before a press, on a narrow screen', async () => {
    const map = await element(`${GATE} load="click" style="inline-size: 240px"`);
    const [frame, show, consent] = ['frame', 'show', 'consent'].map((name) =>
      part(map, name)!.getBoundingClientRect(),
    );
    expect(show!.top).to.be.at.least(frame!.top + 8);
    expect(consent!.bottom).to.be.at.most(frame!.bottom - 8);
  });

  it('keeps its place in the middle with no-drag', async () => {
    const map = await ready(await element(`${GATE} ${TILES} no-drag no-wheel`));
    const box = part(map, 'map')!;
    expect([box.role, box.tabIndex]).to.deep.equal(['group', -1]);
    box.dispatchEvent(
      new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, cancelable: true, bubbles: true }),
    );
    map.shadowRoot!.querySelector<HTMLElement>('[part="button"]')!.click();
    await until(() => tilesOf(map).some((src) => src.includes('?13-')), 'nearer');
    expect(isInTheMiddle(map), `${pinPlace(map)}`).to.equal(true);
  });

  it('loads nothing before a press with load="click", then its tiles with the page’s origin', async () => {
    const stub = await stubApi({});
    const map = await element(
      `${GATE} load="click" tiles="${stub.elsewhere}{z}/{x}/{y}.png"`,
      '<p>The gate</p>',
    );
    expect(part(map, 'consent')?.textContent).to.contain(new URL(stub.elsewhere).host);
    expect(part(map, 'words')).to.equal(null);
    expect((map.firstElementChild as HTMLElement).innerText).to.equal('The gate');
    expect(await stub.requests()).to.deep.equal([]);
    // Keys are the map's own once there is one.
    expect(part(map, 'map')?.role).to.equal('group');
    part(map, 'show')!.click();
    expect(map.shadowRoot?.activeElement).to.equal(part(map, 'map'));
    await ready(map);
    expect(part(map, 'map')?.role).to.equal('application');
    await until(() => tilesOf(map).length > 0);
    expect(map.shadowRoot?.activeElement).to.equal(part(map, 'map'));
    await sendKeys({ press: '+' });
    await until(() => tilesOf(map).some((src) => src.includes('/13/')), 'nearer by key');
    const [, z, x, y] = /(\d+)\/(\d+)\/(\d+)\.png$/.exec(tilesOf(map)[0]!)!;
    const [tile] = await arrived(stub, `/${z}/${x}/${y}.png`);
    expect(tile?.headers.referer).to.equal(`${location.origin}/`);
  });

  it('waits for a press where the site needs consent, and comes by itself once it is given', async () => {
    const { element: site } = await siteWith({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } });
    const own = await ready(await element(`${GATE} ${TILES}`));
    expect(part(own, 'cover')).to.equal(null);
    const stub = await stubApi({});
    const map = await element(`${GATE} tiles="${stub.elsewhere}{z}/{x}/{y}.png"`);
    expect(part(map, 'show')?.getAttribute('aria-describedby')).to.equal(part(map, 'consent')?.id);
    expect(await stub.requests()).to.deep.equal([]);
    site.consent?.choose(true);
    await ready(map);
    // With the consent the map goes, and with it what could ask for more of it.
    site.consent?.choose(false);
    await until(() => part(map, 'show') && tilesOf(map).length === 0, 'taken away');
    expect([state(map), part(map, 'zoom')]).to.deep.equal(['waiting', null]);
    part(map, 'show')!.click();
    await ready(map);
    site.consent?.reset();
  });

  it('says that none of its pictures came, and shows them once they do', async () => {
    const stub = await stubApi({});
    const map = await element(`${GATE} tiles="${stub.root}{z}/{x}/{y}.png"`);
    const told = record(map, 'sqs-map-error') as { message: string }[];
    await until(() => state(map) === 'empty', 'empty');
    expect(part(map, 'error')?.textContent).to.equal('The map cannot be shown.');
    expect(part(map, 'marker')?.checkVisibility()).to.equal(true);
    expect(told).to.have.length(1);
    expect(told[0]?.message).to.contain(`is ${stub.root}{z}/{x}/{y}.png right`);
    map.tiles = '/demo/assets/map/island.svg?{z}-{x}-{y}';
    await ready(map);
    expect(part(map, 'error')).to.equal(null);
  });

  it('takes its sentence away when pictures come after all', async () => {
    const tile = {
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      headers: SVG_HEADERS,
    };
    const around = [4399, 4400, 4401].flatMap((x) => [2686, 2687, 2688].map((y) => `/13/${x}/${y}.png`));
    const stub = await stubApi(Object.fromEntries(around.map((path) => [path, [tile]])));
    const map = await element(`${GATE} tiles="${stub.root}{z}/{x}/{y}.png"`);
    await until(() => state(map) === 'empty', 'empty');
    part(map, 'button')?.click();
    await ready(map);
    expect(part(map, 'error')).to.equal(null);
  });

  it('waits until it has a size, and fills the size it gets later', async () => {
    const map = await element(`${GATE} ${TILES} style="display: none"`);
    await new Promise(requestAnimationFrame);
    expect(state(map)).to.equal('waiting');
    map.style.cssText = 'display: block; inline-size: 300px';
    await ready(map);
    const before = tilesOf(map).length;
    map.style.inlineSize = '780px';
    await until(() => tilesOf(map).length > before && isInTheMiddle(map), 'filled');
  });

  it('tells of an attribute with a digit that is nearly one of its own', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    const lines = await errorsDuring(async () => {
      main.innerHTML = '<sqs-map adress-line1="Pier 1" x2="1"><address>Pier 1</address></sqs-map>';
      await (main.firstElementChild as SqsMapElement).updateComplete;
    });
    expect(lines).to.deep.equal([
      '<sqs-map> adress-line1: is no attribute of this tag; did you mean "address-line1"?',
    ]);
  });

  it('tells of an address without a position, and has it looked up in place of leading elsewhere', async () => {
    let map: SqsMapElement;
    const lines = await errorsDuring(async () => {
      map = await element('load="click" address-title="Pier" address-line2="Wien"');
      map.zoom = 3;
      await map.updateComplete;
    });
    expect(lines).to.deep.equal(['<sqs-map> lat: an address has no place on the map without lat and lng']);
    const links = map!.shadowRoot!.querySelectorAll<HTMLAnchorElement>('[part="links"] a');
    expect([...links].map(({ href }) => href)).to.deep.equal([
      'https://www.openstreetmap.org/search?query=Pier%2C%20Wien',
      'https://www.openstreetmap.org/directions?to=Pier%2C%20Wien',
    ]);
  });

  it('marks no place where nobody says that of an address, or any, and tells its author', async () => {
    const maps: SqsMapElement[] = [];
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    const errors = await errorsDuring(async () => {
      for (const attributes of ['address-title="Pier"', ''])
        maps.push(await ready(await element(`${attributes} ${TILES}`)));
    }).finally(() => {
      console.warn = warn;
    });
    expect([...errors, ...warnings]).to.deep.equal([
      '<sqs-map> lat: an address has no place on the map without lat and lng',
      '<sqs-map> Nobody says which place is meant: give lat and lng, or <sqs-site> a location.',
    ]);
    expect(maps.map((map) => part(map, 'marker'))).to.deep.equal([null, null]);
  });

  it('says it and keeps the words where Google has no key, and tells what tiles cannot show', async () => {
    let map: SqsMapElement;
    const lines = await errorsDuring(async () => {
      map = await element(`${GATE} provider="google"`);
      await until(() => state(map) === 'failed');
      await element(`${GATE} load="click" map-style="Satellite"`);
    });
    expect(part(map!, 'error')?.textContent).to.equal('The map cannot be shown.');
    expect(lines.join('\n')).to.match(/needs a key[\s\S]*map-style: Satellite needs Google/);
  });

  it('is Google’s with the key of the site, in the language of the page, with the same pin and buttons', async () => {
    const script = await stubApi({
      '/js': [{ text: GOOGLE, headers: { 'content-type': 'text/javascript' } }],
    });
    await siteWith({
      gmRenderKey: btoa('key-1'),
      locale: 'de-AT',
      location: { mapLat: 52.5163, mapLng: 13.3777 },
    });
    const map = await ready(await element(`map-script="${script.root}js" map-style="Grayscale" no-drag`));
    const [asked] = await script.requests();
    expect(asked?.query).to.equal('key=key-1&language=en&region=AT&callback=sqsMapsReady&loading=async');
    const { options, map: google } = (
      globalThis as never as { standInMap: { options: Record<string, unknown>; map: { zoom: number } } }
    ).standInMap;
    expect([options.center, options.zoom, options.gestureHandling, options.mapTypeId]).to.deep.equal([
      { lat: 52.5163, lng: 13.3777 },
      12,
      'none',
      'roadmap',
    ]);
    expect(part<HTMLAnchorElement>(map, 'marker')?.href).to.equal(
      'https://www.google.com/maps?q=52.5163%2C%2013.3777&ll=52.5163,13.3777&z=12',
    );
    map.shadowRoot!.querySelector<HTMLElement>('[part="button"]')!.click();
    expect(google.zoom).to.equal(13);
    const errors = record(map, 'sqs-map-error');
    await errorsDuring(() => (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.());
    await until(() => state(map) === 'failed');
    expect(errors).to.deep.equal([{ message: 'Google refuses the key of this page.' }]);
    Reflect.deleteProperty(globalThis, 'google');
  });
});

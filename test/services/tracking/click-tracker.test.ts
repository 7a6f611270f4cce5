/** Clicks are tracked wherever they happen and held only where nothing else delivers. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Clock, install } from '@sinonjs/fake-timers';
import type { ButtonRecord } from '../../../src/domain/tracking/button.ts';
import { trackClicks } from '../../../src/services/tracking/click-tracker.ts';
import { settle } from '../../support/node/fake-page.ts';

let clock: Clock;
beforeEach(() => {
  clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => clock.uninstall());

interface FakeElement {
  nodeType: number;
  localName: string;
  attributes: Record<string, string>;
  textContent: string;
  href: string;
  target: string;
  dataset: Record<string, string>;
  hasAttribute: (name: string) => boolean;
  matches: (selector: string) => boolean;
}

function element(localName: string, attributes: Record<string, string> = {}, textContent = ''): FakeElement {
  const data = Object.entries(attributes).filter(([name]) => name.startsWith('data-'));
  const camel = (name: string) =>
    name.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    nodeType: 1,
    localName,
    attributes,
    textContent,
    href: attributes.href ?? '',
    target: attributes.target ?? '',
    dataset: Object.fromEntries(data.map(([name, value]) => [camel(name), value])),
    hasAttribute: (name) => name in attributes,
    matches: (selector) => selector.split(',').some((simple) => isOf(attributes, simple)),
  };
}

/** Understands `.class` and `[attribute]`. */
function isOf(attributes: Record<string, string>, selector: string): boolean {
  const name = selector.replace(/[.[\]]/g, '');
  return selector.startsWith('.') ? (attributes.class ?? '').split(' ').includes(name) : name in attributes;
}

function page(survivesLeaving: boolean) {
  const window = new EventTarget();
  const went: string[] = [];
  const tracked: ButtonRecord[] = [];
  let deliver = () => {};
  const location = {
    href: 'https://a.test/here',
    pathname: '/here',
    assign: (url: string) => went.push(url),
  };
  const track = (record: ButtonRecord) => {
    tracked.push(record);
    return new Promise<void>((resolve) => {
      deliver = resolve;
    });
  };
  const stop = trackClicks({ track, survivesLeaving, environment: { window, location } });
  /** Clicks through `path`, innermost first, as a browser reports it even from inside shadow roots. */
  function click(path: FakeElement[], init: Record<string, unknown> = {}, type = 'click'): Event {
    const event = new Event(type, { cancelable: true });
    const { isPrevented, ...rest } = init;
    const composedPath = () => [...path, { nodeType: 11 }, { nodeType: 9 }, window];
    const details = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...rest };
    Object.defineProperties(event, Object.getOwnPropertyDescriptors({ composedPath, ...details }));
    if (isPrevented) event.preventDefault();
    window.dispatchEvent(event);
    return event;
  }
  return { click, went, tracked, stop, deliver: () => deliver() };
}

const BUTTON = { 'data-sqs-button': '', href: 'https://a.test/there' };

describe('click tracker', () => {
  it('records the button a click went through, inside shadow roots too', () => {
    const { click, tracked } = page(true);
    const link = element(
      'a',
      {
        'data-sqs-button': 'popup-overlay',
        'data-slide-id': 'overlay-center-card-01',
        'data-alignment': 'left',
        'data-size': 'large',
        href: 'https://b.test/x',
        target: '_blank',
      },
      '\n  Read   more ',
    );
    click([element('span'), link, element('sqs-popup-overlay')]);
    assert.deepEqual(tracked, [
      {
        pagePath: '/here',
        id: 'overlay-center-card-01',
        buttonText: 'Read more',
        clickthroughUrl: 'https://b.test/x',
        alignment: 'left',
        size: 'large',
        newWindow: true,
        context: 'popup-overlay',
      },
    ]);
  });

  it('knows the button block of a published page, and links around or inside the mark', () => {
    const { click, tracked } = page(true);
    click([element('a', { class: 'x sqs-block-button-element', href: 'https://a.test/1' }, 'One')]);
    click([
      element('span'),
      element('a', { href: 'https://a.test/2' }),
      element('div', { 'data-sqs-button': '' }, 'Two'),
    ]);
    click([element('button', { 'data-sqs-button': '' }, 'Three')]);
    assert.deepEqual(
      tracked.map((record) => [record.buttonText, record.clickthroughUrl, record.context]),
      [
        ['One', 'https://a.test/1', 'button-block'],
        ['Two', 'https://a.test/2', 'button-block'],
        ['Three', '', 'button-block'],
      ],
    );
  });

  it('ignores clicks elsewhere, and right clicks; counts middle clicks', () => {
    const { click, tracked } = page(true);
    click([element('a', { href: 'https://a.test/' })]);
    click([element('a', BUTTON)], { button: 2 }, 'auxclick');
    assert.equal(tracked.length, 0);
    click([element('a', BUTTON)], { button: 1 }, 'auxclick');
    assert.equal(tracked.length, 1);
  });

  it('never holds a click where what is sent survives leaving', () => {
    const { click, tracked, went } = page(true);
    assert.equal(click([element('a', BUTTON)]).defaultPrevented, false);
    assert.deepEqual([tracked.length, went.length], [1, 0]);
  });

  it('elsewhere holds a plain click until it is tracked', async () => {
    const { click, went, deliver } = page(false);
    assert.equal(click([element('a', BUTTON)]).defaultPrevented, true);
    await settle();
    assert.deepEqual(went, []);
    deliver();
    await settle();
    assert.deepEqual(went, ['https://a.test/there']);
  });

  it('holds it 2.5 s at most', async () => {
    const { click, went } = page(false);
    click([element('a', BUTTON)]);
    clock.tick(2499);
    await settle();
    assert.deepEqual(went, []);
    clock.tick(1);
    await settle();
    assert.deepEqual(went, ['https://a.test/there']);
  });

  it('lets a click go when tracking fails', async () => {
    const window = new EventTarget();
    const went: string[] = [];
    const location = {
      href: 'https://a.test/here',
      pathname: '/here',
      assign: (url: string) => went.push(url),
    };
    const track = () => Promise.reject(new Error('blocked'));
    trackClicks({ track, survivesLeaving: false, environment: { window, location } });
    const event = new Event('click', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { button: 0, composedPath: () => [element('a', BUTTON)] }));
    await settle();
    assert.deepEqual(went, ['https://a.test/there']);
  });

  const free: [string, Record<string, string>, Record<string, unknown>][] = [
    ['ctrl', {}, { ctrlKey: true }],
    ['meta', {}, { metaKey: true }],
    ['shift', {}, { shiftKey: true }],
    ['alt', {}, { altKey: true }],
    ['middle button', {}, { button: 1 }],
    ['taken by the page', {}, { isPrevented: true }],
    ['new window', { target: '_blank' }, {}],
    ['download', { download: '' }, {}],
    ['mailto', { href: 'mailto:a@b.test' }, {}],
    ['same page', { href: 'https://a.test/here#x' }, {}],
  ];
  for (const [title, attributes, init] of free) {
    it(`tracks but does not hold: ${title}`, async () => {
      const { click, tracked, went, deliver } = page(false);
      const event = click([element('a', { ...BUTTON, ...attributes })], init);
      deliver();
      await settle();
      assert.deepEqual(
        [tracked.length, went.length, event.defaultPrevented],
        [1, 0, init.isPrevented === true],
      );
    });
  }

  it('stops', () => {
    const { click, tracked, stop } = page(false);
    stop();
    click([element('a', BUTTON)]);
    assert.equal(tracked.length, 0);
  });
});

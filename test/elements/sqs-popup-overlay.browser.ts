import { expect, fixture, html } from '@open-wc/testing';
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { SqsCookieBannerElement } from '../../elements/sqs-cookie-banner.ts';
import type { SqsNewsletterElement } from '../../elements/sqs-newsletter.ts';
import type { SqsPopupOverlayElement } from '../../elements/sqs-popup-overlay.ts';
import { POPUP_POSITIONS } from '../../src/domain/popup/position.ts';
import { HOLD_RECHECK_MS } from '../../src/services/popup/popup-triggers.ts';
import { takePopupTurn } from '../../src/services/popup/popup-turns.ts';
import {
  countListeners,
  focused,
  hidden,
  isScrollLocked,
  isShown,
  nameOf,
  part,
  shown,
  stopsOf,
} from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { arrived, clearCookies, siteWith } from '../support/browser/site.ts';
import {
  FORM_API,
  type StubAnswer,
  type StubApi,
  type StubRequest,
  stubApi,
} from '../support/browser/stub.ts';

const KEY = 'squarespace-popup-overlay';
const RENDER = '/popup-overlay/render';
const CONTENT = '<h2>Ten percent off</h2><p>On everything.</p><a id="shop" href="#shop">Shop now</a>';

interface Setup {
  settings?: object;
  attributes?: string;
  content?: string;
  /** Height of the page beside the pop-up, px. */
  pageHeight?: number;
}

async function popup({
  settings = {},
  attributes = '',
  content = CONTENT,
  pageHeight = 10,
}: Setup = {}): Promise<SqsPopupOverlayElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  const json = JSON.stringify({ style: 2, version: 3, ...settings });
  main.innerHTML = `<button id="open">Open</button><input id="typing" aria-label="Typing">
    <sqs-popup-overlay ${attributes}>
      <script type="application/json">${json}</script>${content}
    </sqs-popup-overlay>
    <div style="height:${pageHeight}px"></div>`;
  const element = main.querySelector('sqs-popup-overlay') as SqsPopupOverlayElement;
  await element.updateComplete;
  return element;
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const dialogOf = (element: HTMLElement) => part(element, 'dialog');

/** The page's clock, timers and `performance.now`; frames and promises stay real. */
async function withClock(run: (clock: Clock) => Promise<void>): Promise<void> {
  const clock = FakeTimers.install({
    now: Date.now(),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  try {
    await run(clock);
  } finally {
    clock.uninstall();
  }
}

const frame = () => new Promise(requestAnimationFrame);

describe('<sqs-popup-overlay>', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  beforeEach(async () => {
    localStorage.removeItem(KEY);
    await setViewport({ width: 800, height: 600 });
  });
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  describe('role', () => {
    it('is dialog at 601 px and region at 600 px, live, with the focus where it was', async () => {
      await setViewport({ width: 601, height: 600 });
      const element = await popup({ attributes: 'trigger="#open"', pageHeight: 3000 });
      document.querySelector<HTMLElement>('#open')?.click();
      await shown(element);
      const state = () => {
        const box = dialogOf(element);
        return [box?.getAttribute('role'), box?.getAttribute('aria-modal'), box?.ariaLabel, isScrollLocked()];
      };
      expect(state()).to.deep.equal(['dialog', 'true', 'Ten percent off', true]);
      await sendKeys({ press: 'Tab' });
      expect(nameOf(focused())).to.equal('shop');
      await setViewport({ width: 600, height: 600 });
      await until(() => state()[0] === 'region', 'region');
      expect([isShown(element), ...state()]).to.deep.equal([true, 'region', null, 'Ten percent off', false]);
      expect(nameOf(focused())).to.equal('shop');
      await setViewport({ width: 601, height: 600 });
      await until(() => state()[0] === 'dialog', 'dialog again');
      expect([isShown(element), nameOf(focused()), isScrollLocked()]).to.deep.equal([true, 'shop', true]);
      await sendKeys({ press: 'Escape' });
      await hidden(element);
      expect([nameOf(focused()), isScrollLocked()]).to.deep.equal(['open', false]);
    });

    it('as a region lets the page be used, cycles Tab and closes by Escape and control', async () => {
      await setViewport({ width: 400, height: 700 });
      const element = await popup({ attributes: 'trigger="#open"' });
      const opener = document.querySelector<HTMLElement>('#open');
      opener?.click();
      await shown(element);
      expect(await stopsOf('Tab', 4)).to.deep.equal(['shop', 'close', 'shop', 'close']);
      document.querySelector<HTMLElement>('#typing')?.focus();
      expect(nameOf(focused())).to.equal('typing');
      await sendKeys({ press: 'Escape' });
      await hidden(element);
      expect(nameOf(focused()), 'who went on with the page stays there').to.equal('typing');
      opener?.click();
      await shown(element);
      await sendKeys({ press: 'Enter' });
      await hidden(element);
    });
  });

  describe('triggers', () => {
    it('opens after its delay in ms, once', async () => {
      await withClock(async (clock) => {
        const element = await popup({
          settings: { showOnTimer: true, timerDelay: 5000, displayFrequency: 0 },
        });
        const opened = record(element, 'sqs-popup-overlay-open');
        clock.tick(4999);
        await frame();
        expect(isShown(element)).to.equal(false);
        clock.tick(1);
        await shown(element);
        expect(opened).to.deep.equal([{ trigger: 'time' }]);
        await sendKeys({ press: 'Escape' });
        await hidden(element);
        clock.tick(60_000);
        await frame();
        expect(isShown(element)).to.equal(false);
      });
    });

    it('opens at a share of the scrollable height, which cancels the timer', async () => {
      await withClock(async (clock) => {
        const element = await popup({
          settings: { showOnScroll: true, scrollPercentage: 50, showOnTimer: true, timerDelay: 60_000 },
          pageHeight: 3000,
        });
        const opened = record(element, 'sqs-popup-overlay-open');
        const end = document.documentElement.scrollHeight - innerHeight;
        window.scrollTo(0, end * 0.4);
        await frame();
        await frame();
        clock.tick(100);
        expect(isShown(element)).to.equal(false);
        window.scrollTo(0, end * 0.6);
        await frame();
        await frame();
        clock.tick(100);
        await shown(element);
        await sendKeys({ press: 'Escape' });
        await hidden(element);
        clock.tick(60_000);
        await frame();
        expect(opened).to.deep.equal([{ trigger: 'scroll' }]);
        window.scrollTo(0, 0);
      });
    });

    it('opens at a share of what scrolls where the window does not, as in an app', async () => {
      await withClock(async (clock) => {
        const element = await popup({
          settings: { showOnScroll: true, scrollPercentage: 50 },
          pageHeight: 3000,
        });
        const main = element.closest('main')!;
        main.style.cssText = 'display: block; position: fixed; inset: 0; overflow-y: auto';
        clock.tick(1000);
        expect(isShown(element)).to.equal(false);
        main.scrollTo(0, main.scrollHeight);
        await frame();
        await frame();
        clock.tick(100);
        await shown(element);
      });
    });

    it('opens at once on a page that cannot scroll', async () => {
      const element = await popup({ settings: { showOnScroll: true } });
      await shown(element);
    });

    it('waits for who is typing and for another pop-up', async () => {
      await withClock(async (clock) => {
        const settings = { showOnTimer: true, timerDelay: 10, displayFrequency: 0 };
        const element = await popup({ settings });
        document.querySelector<HTMLElement>('#typing')?.focus();
        clock.tick(1000);
        await frame();
        expect(isShown(element)).to.equal(false);
        document.querySelector<HTMLElement>('#typing')?.blur();
        clock.tick(500);
        await shown(element);
        const second = element.cloneNode(true) as SqsPopupOverlayElement;
        second.removeAttribute('open');
        element.after(second);
        await second.updateComplete;
        clock.tick(5000);
        await frame();
        expect([isShown(element), isShown(second)]).to.deep.equal([true, false]);
        await sendKeys({ press: 'Escape' });
        await hidden(element);
        clock.tick(1000);
        await shown(second);
        await sendKeys({ press: 'Escape' });
        await hidden(second);
        expect(isScrollLocked()).to.equal(false);
      });
    });
  });

  describe('policy', () => {
    const NOW = Date.now();
    const rows: [string, object, unknown, boolean][] = [
      ['no record', {}, null, true],
      ['an older version', {}, { version: 2, 'date-closed': NOW }, true],
      ['closed just now', {}, { version: 3, 'date-closed': NOW }, false],
      [
        'closed two days ago',
        { displayFrequency: 1 },
        { version: 3, 'date-closed': NOW - 2 * 86_400_000 },
        true,
      ],
      ['never again', { displayFrequency: -1 }, { version: 3, 'date-closed': 1 }, false],
      ['never again, but nobody has closed it', { displayFrequency: -1 }, { version: 3 }, true],
      ['submitted', { showUntilSignup: true, displayFrequency: 0 }, { version: 3, submitted: true }, false],
      ['style none', { style: 1 }, null, false],
      ['a broken record', {}, '{not json', true],
    ];
    for (const [name, settings, before, isExpected] of rows) {
      it(`${name}: ${isExpected ? 'shows' : 'does not show'}, and the button opens it`, async () => {
        if (before) localStorage.setItem(KEY, typeof before === 'string' ? before : JSON.stringify(before));
        await withClock(async (clock) => {
          clock.setSystemTime(NOW);
          const element = await popup({ settings: { showOnTimer: true, ...settings } });
          clock.tick(50);
          await frame();
          await element.updateComplete;
          expect(isShown(element)).to.equal(isExpected);
          element.show();
          await shown(element);
        });
      });
    }
  });

  describe('what its owner is told', () => {
    it('settings that can never open it, once', async () => {
      const told: unknown[] = [];
      const listen = (event: Event) => told.push((event as CustomEvent).detail);
      document.addEventListener('sqs-config-error', listen);
      const lines = await errorsDuring(async () => {
        const element = await popup({ settings: { style: undefined, showOnTimer: true } });
        element.label = 'Drawn again';
        await element.updateComplete;
      });
      document.removeEventListener('sqs-config-error', listen);
      const reason = 'is missing: it opens by itself with 2 only';
      expect(lines).to.deep.equal([`<sqs-popup-overlay> style: ${reason}`]);
      expect(told).to.deep.equal([{ tag: 'sqs-popup-overlay', path: 'style', reason }]);
    });

    it('mistakes in the settings of its site, once', async () => {
      const lines = await errorsDuring(async () => {
        await siteWith({ websiteId: 'w', popupOverlaySettings: { style: 2, timerDelay: -1, id: 'p1' } });
        const main = await fixture<HTMLElement>(html`<main></main>`);
        main.innerHTML = `<sqs-popup-overlay>${CONTENT}</sqs-popup-overlay>`;
        const element = main.querySelector('sqs-popup-overlay') as SqsPopupOverlayElement;
        await element.updateComplete;
        element.label = 'Drawn again';
        await element.updateComplete;
      });
      expect(lines).to.deep.equal([
        '<sqs-popup-overlay> popupOverlaySettings.timerDelay: must be a number of milliseconds from 0',
      ]);
    });
  });

  describe('what is remembered', () => {
    it('the version and the date of closing, under the documented key', async () => {
      const element = await popup({ attributes: 'open' });
      await shown(element);
      expect(stored()).to.equal(null);
      const before = Date.now();
      part(element, 'close')?.click();
      await hidden(element);
      expect(stored()).to.deep.include({ version: 3, submitted: false });
      expect(stored()['date-closed']).to.be.within(before, Date.now());
    });

    it('the date when a method closes it, and nothing when the page sets open', async () => {
      const element = await popup();
      const told: string[] = [];
      for (const what of ['open', 'close'])
        element.addEventListener(`sqs-popup-overlay-${what}`, () => told.push(what));
      element.open = true;
      await shown(element);
      element.open = false;
      await hidden(element);
      expect([stored(), told]).to.deep.equal([null, []]);
      element.show();
      await shown(element);
      element.close();
      await hidden(element);
      expect(stored()).to.include({ version: 3 });
      expect(told).to.deep.equal(['open', 'close']);
    });

    it('a form inside that succeeded', async () => {
      const stub = await stubApi({ ...FORM_API });
      const element = await popup({
        attributes: 'open',
        content: `<h2>News</h2><sqs-newsletter form-id="n" api-root="${stub.root}"></sqs-newsletter>`,
      });
      await shown(element);
      const newsletter = element.querySelector<SqsNewsletterElement>('sqs-newsletter');
      await newsletter?.updateComplete;
      const input = newsletter?.querySelector<HTMLInputElement>('input[type="email"]') as HTMLInputElement;
      input.value = 'ada@example.com';
      expect(await newsletter?.submit()).to.equal(true);
      expect(stored()).to.deep.equal({ version: 3, submitted: true });
    });

    it('nothing that storage refuses beyond the page, and nothing breaks', async () => {
      const { setItem, getItem } = Storage.prototype;
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Storage.prototype.setItem = refuse;
      Storage.prototype.getItem = refuse;
      try {
        const errors = await errorsDuring(async () => {
          const element = await popup({ attributes: 'open' });
          await shown(element);
          await sendKeys({ press: 'Escape' });
          await hidden(element);
          await withClock(async (clock) => {
            const next = await popup({ settings: { showOnTimer: true } });
            clock.tick(100);
            await frame();
            expect(isShown(next), 'closed on this page').to.equal(false);
          });
        });
        expect(errors).to.deep.equal([]);
      } finally {
        Object.assign(Storage.prototype, { setItem, getItem });
      }
      // What was kept in memory goes when storage works again.
      const element = await popup({ attributes: 'open' });
      await shown(element);
      element.close();
      await hidden(element);
      expect(stored()).to.include({ version: 3 });
    });
  });

  describe('events', () => {
    it('tell close from dismiss, and a close can be refused', async () => {
      const element = await popup({ attributes: 'open' });
      await shown(element);
      const closes = record(element, 'sqs-popup-overlay-close');
      const asked = record(element, 'sqs-popup-overlay-before-close');
      element.addEventListener('sqs-popup-overlay-before-close', (event) => event.preventDefault(), {
        once: true,
      });
      await sendKeys({ press: 'Escape' });
      expect([isShown(element), closes.length]).to.deep.equal([true, 0]);
      await sendMouse({ type: 'click', position: [3, 3] });
      await hidden(element);
      element.show();
      await shown(element);
      await sendKeys({ press: 'Enter' });
      await hidden(element);
      expect(closes).to.deep.equal([{ action: 'dismiss' }, { action: 'close' }]);
      expect(asked).to.deep.equal([{ reason: 'escape' }, { reason: 'backdrop' }, { reason: 'button' }]);
    });
  });

  describe('rendered by the server', () => {
    const rendered = (renderedHtml: string): StubAnswer[] => [
      { json: { shouldDisplayOnPage: true, renderedHtml } },
    ];

    it('asks for this page and shows the answer in place of its content', async () => {
      const stub = await stubApi({ [RENDER]: rendered('<h2>Rendered</h2>') });
      const element = await popup({ attributes: `server-rendered open api-root="${stub.root}"` });
      await shown(element);
      expect(dialogOf(element)?.ariaLabel).to.equal('Rendered');
      const [place] = part(element, 'content')?.querySelector('slot')?.assignedElements() ?? [];
      expect(place?.textContent).to.equal('Rendered');
      const [request] = await stub.requests();
      const query = new URLSearchParams(request?.query);
      expect([request?.method, Object.fromEntries(query)]).to.deep.equal([
        'GET',
        { currentUrl: location.pathname + location.hash },
      ]);
    });

    it('asks an address of its own by src', async () => {
      const stub = await stubApi({ '/mine': rendered('<h2>Mine</h2>') });
      const element = await popup({ attributes: `open src="${stub.root}mine?kind=a"` });
      await shown(element);
      expect((await stub.requests()).map(({ query }) => query)).to.deep.equal([
        `kind=a&currentUrl=${encodeURIComponent(location.pathname)}`,
      ]);
    });

    const refusals: [string, StubAnswer, string[]][] = [
      ['says no', { json: { shouldDisplayOnPage: false } }, []],
      ['fails', { status: 500, json: {} }, ['Could not fetch popup overlay JSON']],
      ['answers with 204', { status: 204 }, ['Could not fetch popup overlay JSON']],
      ['sends no JSON', { text: '<html>Sign in</html>' }, ['Could not fetch popup overlay JSON']],
      ['sends another JSON', { json: [1] }, ['Could not fetch popup overlay JSON']],
      ['breaks off', { drop: true }, ['Could not fetch popup overlay JSON']],
    ];
    for (const [name, answer, expected] of refusals) {
      it(`is destroyed when the server ${name}`, async () => {
        const stub = await stubApi({ [RENDER]: [answer] });
        const errors = await errorsDuring(async () => {
          const element = await popup({ attributes: `server-rendered open api-root="${stub.root}"` });
          await until(() => !element.open, 'closed again');
          await element.updateComplete;
          expect(dialogOf(element)).to.equal(null);
          element.show();
          await until(() => !element.open, 'stays destroyed');
          expect([dialogOf(element), isScrollLocked()]).to.deep.equal([null, false]);
        });
        expect(errors).to.deep.equal(expected);
        expect((await stub.requests()).length).to.equal(1);
      });
    }

    it('asks before its triggers start, and not when the rules forbid it', async () => {
      const stub = await stubApi({ [RENDER]: rendered('<p>Hi</p>') });
      const attributes = `server-rendered api-root="${stub.root}"`;
      await popup({ settings: { style: 1 }, attributes });
      expect(await stub.requests()).to.have.length(0);
      const element = await popup({ settings: { showOnTimer: true }, attributes });
      await shown(element);
    });

    it('shows the owner’s HTML as it is, and runs its script elements where the owner says so', async () => {
      const flags = window as unknown as { ran: string[] };
      const code = `<p>Hi</p><script>(window.ran ??= []).push('script')</script><img alt="" src="/stub/none" onerror="(window.ran ??= []).push('handler')">`;
      const stub = await stubApi({ [RENDER]: rendered(code), '/none': [{ status: 404 }] });
      flags.ran = [];
      const element = await popup({ attributes: `server-rendered open api-root="${stub.root}"` });
      await shown(element);
      await until(() => flags.ran.length > 0, 'image failed');
      expect(flags.ran).to.deep.equal(['handler']);
      const trusted = await popup({ attributes: `server-rendered open run-scripts api-root="${stub.root}"` });
      await shown(trusted);
      expect(flags.ran).to.include('script');
    });
  });

  describe('look', () => {
    it('stands at its nine places', async () => {
      const places: Record<string, [string, string]> = {};
      for (const position of POPUP_POSITIONS) {
        const element = await popup({ settings: { position }, attributes: 'open' });
        await shown(element);
        const { left, right, top, bottom } = (part(element, 'panel') as HTMLElement).getBoundingClientRect();
        const place = (start: number, end: number, size: number, names: [string, string, string]) =>
          Math.abs(start - (size - end)) < 2 ? names[1] : start < size - end ? names[0] : names[2];
        places[position] = [
          place(top, bottom, innerHeight, ['TOP', 'CENTER', 'BOTTOM']),
          place(left, right, innerWidth, ['LEFT', 'CENTER', 'RIGHT']),
        ];
        element.remove();
      }
      const names = Object.values(places).map(([block, inline]) =>
        block === 'CENTER' && inline === 'CENTER' ? 'CENTER' : `${block}_${inline}`,
      );
      expect(names).to.deep.equal([...POPUP_POSITIONS]);
    });

    it('keeps its pictures in their room, in a layout of slides and as a region', async () => {
      const picture = `<img slot="image" src="/demo/assets/lightbox/dusk.svg" alt="" width="1600" height="1067">`;
      for (const attributes of ['', 'layout="overlay-center-card-01"'])
        for (const width of [1000, 400]) {
          await setViewport({ width, height: 600 });
          const content = `<h2 slot="heading">Ten percent off</h2>${attributes ? picture : picture.replace(/slot="image"/, '')}`;
          const element = await popup({ attributes, content });
          element.show();
          await shown(element);
          const { left, right, height } = element.querySelector('img')!.getBoundingClientRect();
          const room = part(element, 'content')!.getBoundingClientRect();
          expect(left, `${attributes} ${width}`).to.be.at.least(room.left);
          expect(right, `${attributes} ${width}`).to.be.at.most(room.right);
          expect((right - left) / height, `${attributes} ${width}`).to.be.closeTo(1600 / 1067, 0.02);
          element.close();
        }
    });

    it('in a layout of slides: arranged, dismissed beside its card, closed by what says so inside', async () => {
      await setViewport({ width: 1000, height: 700 });
      const content =
        '<h2 slot="heading">Ten percent off</h2><p>On everything.</p><button slot="action" data-sqs-close>No</button>';
      const element = await popup({ attributes: 'layout="overlay-center-card-01"', content });
      element.show();
      await shown(element);
      const grid = await until(() => part(element, 'grid'));
      const box = grid.getBoundingClientRect();
      expect((box.left + box.right) / 2).to.be.closeTo(500, 1);
      expect(box.width).to.be.below(600);
      await expectAccessibleEverywhere(element);
      await sendMouse({ type: 'click', position: [20, 350] });
      await hidden(element);
      element.show();
      await shown(element);
      element.querySelector<HTMLElement>('[data-sqs-close]')?.click();
      await hidden(element);
    });

    it('in a layout of slides, in a narrow window: one piece below the other, with buttons that look like it', async () => {
      await setViewport({ width: 400, height: 700 });
      const content = `<button slot="action" data-sqs-close>No</button><a slot="buttons" href="#shop">To the shop</a>
        <h2 slot="heading">Ten percent off</h2>`;
      const element = await popup({ attributes: 'layout="overlay-center-card-01"', content });
      element.show();
      await shown(element);
      await until(() => part(element, 'area actions'));
      const boxOf = (selector: string) => element.querySelector(selector)!.getBoundingClientRect();
      const [no, shop, heading] = [boxOf('button'), boxOf('a'), boxOf('h2')];
      expect(heading.bottom).to.be.at.most(shop.top);
      expect(no.top).to.equal(shop.top);
      expect(no.left - shop.right).to.be.at.least(8);
      expect(no.height).to.equal(shop.height);
    });

    it('in a layout of slides, in a narrow window: with a heading of one size, in whatever tags', async () => {
      await setViewport({ width: 400, height: 700 });
      const sizes = new Set<string>();
      for (const content of [
        '<h2 slot="heading">Ten percent off</h2>',
        '<div slot="heading"><h2>Ten percent off</h2></div>',
        '<style>h2 { font-size: inherit }</style><h2 slot="heading">Ten percent off</h2>',
      ]) {
        const element = await popup({ attributes: 'layout="overlay-center-card-01"', content });
        element.show();
        await shown(element);
        await until(() => part(element, 'area text'));
        sizes.add(getComputedStyle(element.querySelector('h2')!).fontSize);
        element.remove();
      }
      expect([...sizes]).to.deep.equal(['24px']);
    });

    it('has no class name that ad blockers hide', async () => {
      const element = await popup({ attributes: 'open' });
      await shown(element);
      const all = [element, ...(element.shadowRoot?.querySelectorAll('*') ?? [])];
      expect(all.filter(({ classList }) => /popup/.test(classList.value))).to.deep.equal([]);
    });

    it('is marked ready with its images and fonts, and ready to animate 500 ms later', async () => {
      await withClock(async (clock) => {
        const stub = await stubApi({ '/held.png': [{ hold: 'image' }] });
        const image = `<img alt="" src="${stub.root}held.png">`;
        const element = await popup({ attributes: 'open', content: `<h2>Slide</h2>${image}` });
        await shown(element);
        const classes = () => [...element.classList];
        expect(classes()).to.deep.equal([]);
        clock.tick(2000);
        await until(() => classes().length === 1, 'ready');
        expect(classes()).to.deep.equal(['sqs-slide-ready']);
        clock.tick(499);
        await frame();
        expect(classes()).to.have.length(1);
        clock.tick(1);
        await until(() => classes().length === 2, 'may animate');
        expect(classes()).to.include('sqs-slide-animation-ready');
        element.close();
        await hidden(element);
        expect(classes()).to.deep.equal([]);
        await stub.release('image');
      });
    });
  });

  describe('on a site', () => {
    const bodies = (requests: StubRequest[]) => requests.map(({ body }) => JSON.parse(body));
    const overlayCalls = async (stub: StubApi) =>
      (await stub.requests()).filter(({ path }) => path === '/census/overlay');

    it('takes the settings of the site when it has none of its own, and reports what happens', async () => {
      const settings = { style: 2, version: 7, showOnTimer: true, timerDelay: 0, layout: 'overlay-1' };
      const { stub } = await siteWith({ websiteId: 'w', popupOverlaySettings: settings });
      const main = await fixture<HTMLElement>(html`<main></main>`);
      main.innerHTML = `<sqs-popup-overlay>${CONTENT.replace('id="shop"', 'data-sqs-button="popup-overlay" data-slide-id="s1"')}<div form-id="f1"></div></sqs-popup-overlay>`;
      const element = main.querySelector('sqs-popup-overlay') as SqsPopupOverlayElement;
      await shown(element);
      await sendMouse({ type: 'click', position: [3, 3] });
      await hidden(element);
      expect(stored()).to.include({ version: 7 });
      const event = {
        pagePath: location.pathname,
        version: 7,
        trigger: 'time',
        layoutId: 'overlay-1',
        buttons: [{ text: 'Shop now', url: `${location.href.split('#')[0]}#shop` }],
        formId: 'f1',
      };
      expect(bodies(await arrived(stub, '/census/overlay', 2))).to.deep.equal([
        { ...event, action: 'display' },
        { ...event, action: 'dismiss' },
      ]);
      const [button] = bodies(await arrived(stub, '/census/button-render'));
      expect([button.id, button.buttonText, button.context]).to.deep.equal([
        's1',
        'Shop now',
        'popup-overlay',
      ]);
    });

    it('waits while the pop-up of another copy of the kit is up', async () => {
      // What the test imports is a copy of its own, beside the built kit.
      const endTurn = takePopupTurn({});
      await withClock(async (clock) => {
        const element = await popup({ settings: { showOnTimer: true, timerDelay: 10, displayFrequency: 0 } });
        clock.tick(5000);
        await frame();
        expect(isShown(element)).to.equal(false);
        endTurn();
        clock.tick(2 * HOLD_RECHECK_MS);
        await shown(element);
        await sendKeys({ press: 'Escape' });
        await hidden(element);
      });
    });

    it('waits until the cookie banner is answered', async () => {
      clearCookies();
      await siteWith({ cookieSettings: { isCookieBannerEnabled: true, cookieBannerText: 'Cookies?' } });
      const main = await fixture<HTMLElement>(html`<main></main>`);
      main.innerHTML = '<sqs-cookie-banner></sqs-cookie-banner>';
      const banner = main.querySelector('sqs-cookie-banner') as SqsCookieBannerElement;
      await until(() => part(banner, 'accept'), 'asked');
      await withClock(async (clock) => {
        const element = await popup({ settings: { showOnTimer: true, timerDelay: 10, displayFrequency: 0 } });
        clock.tick(5000);
        await frame();
        expect(isShown(element)).to.equal(false);
        part(banner, 'accept')?.click();
        await frame();
        clock.tick(500);
        await shown(element);
        await sendKeys({ press: 'Escape' });
        await hidden(element);
      });
      clearCookies();
    });

    it('is only previewed for a signed-in owner: at once, untracked, unrecorded, refreshed live', async () => {
      const { stub } = await siteWith(
        { account: { id: 'a', roles: [1] } },
        {
          [RENDER]: [
            { json: { shouldDisplayOnPage: true, renderedHtml: '<h2>First</h2>' } },
            { json: { shouldDisplayOnPage: true, renderedHtml: '<h2>Second</h2>' } },
          ],
        },
      );
      localStorage.setItem(KEY, JSON.stringify({ version: 3, 'date-closed': Date.now() }));
      const before = localStorage.getItem(KEY);
      const element = await popup({ attributes: 'server-rendered' });
      await shown(element);
      expect(element.textContent).to.contain('First');
      const script = element.querySelector('script') as HTMLScriptElement;
      script.textContent = JSON.stringify({ style: 2, version: 3, position: 'TOP_LEFT' });
      await until(() => element.textContent?.includes('Second'), 'refreshed');
      await shown(element);
      element.dispatchEvent(new CustomEvent('sqs-form-success', { bubbles: true }));
      await sendKeys({ press: 'Escape' });
      await hidden(element);
      expect([await overlayCalls(stub), localStorage.getItem(KEY)]).to.deep.equal([[], before]);
    });

    for (const [name, json] of [
      ['a lock screen', { pageType: 103 }],
      ['a not-found splash page', { pageType: 100, collectionType: 'splash-page' }],
    ] as const) {
      it(`does not show on ${name}`, async () => {
        await siteWith(json);
        await withClock(async (clock) => {
          const element = await popup({ settings: { showOnTimer: true } });
          clock.tick(1000);
          await frame();
          expect(isShown(element)).to.equal(false);
        });
      });
    }
  });

  it('taken out of the page while open or waiting it leaves nothing behind', async () => {
    const element = await popup({
      attributes: 'trigger="#open"',
      settings: { showOnTimer: true, timerDelay: 1e6 },
    });
    const opener = document.querySelector<HTMLElement>('#open');
    opener?.focus();
    opener?.click();
    await shown(element);
    element.remove();
    await until(() => !isScrollLocked(), 'unlocked');
    expect(nameOf(focused())).to.equal('open');
    expect((await stopsOf('Tab', 1))[0]).to.equal('typing');
    expect(stored()).to.equal(null);
  });

  it('100 times opened and closed leaves listeners, lock and stack as before', async () => {
    const element = await popup({ settings: { displayFrequency: -1 } });
    element.show();
    await element.updateComplete;
    element.close();
    await element.updateComplete;
    const listeners = countListeners(document, window);
    try {
      for (let turn = 0; turn < 100; turn += 1) {
        element.show();
        await element.updateComplete;
        element.close();
        await element.updateComplete;
      }
      await hidden(element);
      expect([listeners.count(), isScrollLocked()]).to.deep.equal([0, false]);
    } finally {
      listeners.stop();
    }
  });
});

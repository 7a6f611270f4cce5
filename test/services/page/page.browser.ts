/** The page-layer services on a real page: cookies, scrolling, Escape, clicks in shadow roots, focus. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { EMPTY_LEDGER } from '../../../src/domain/tracking/beacon-budget.ts';
import type { ButtonRecord } from '../../../src/domain/tracking/button.ts';
import { createHttp } from '../../../src/services/http/http.ts';
import { isTextFieldFocused } from '../../../src/services/overlay/focused-field.ts';
import { createOverlayStack, type Overlay } from '../../../src/services/overlay/overlay-stack.ts';
import { lockScroll } from '../../../src/services/overlay/scroll-lock.ts';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { watchPopupTriggers } from '../../../src/services/popup/popup-triggers.ts';
import { createBeacon } from '../../../src/services/tracking/beacon.ts';
import { trackClicks } from '../../../src/services/tracking/click-tracker.ts';

/** A server of this test alone that takes every pop-up event, and counts them. */
async function server() {
  const root = `/stub/${crypto.randomUUID()}`;
  await fetch(root, { method: 'PUT', body: JSON.stringify({ 'POST /census/overlay': [{ json: {} }] }) });
  const arrived = async () => {
    const requests: { method: string }[] = await fetch(root).then((response) => response.json());
    return requests.filter(({ method }) => method === 'POST').length;
  };
  return { root: `${root}/`, arrived };
}

describe('beacon on a page', () => {
  it('delivers a burst far over the budget of the browser, all of it', async () => {
    const { root, arrived } = await server();
    const beacon = createBeacon(createHttp(root), root);
    const json = { text: 'x'.repeat(4000) };
    const answers = Array.from({ length: 100 }, () => beacon.send('census/overlay', { json }));
    expect((await Promise.all(answers)).length).to.equal(100);
    beacon.close();
    expect([await arrived(), beacon.survivesLeaving]).to.deep.equal([100, true]);
  });

  it('delivers what a page sends while it goes away', async () => {
    const { root, arrived } = await server();
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Leaving" src="${root}page"></iframe>`);
    const page = frame.contentWindow as Window & typeof globalThis;
    const environment = {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => page.fetch(input, init),
      cookies: createCookies(),
      crumbs: new Map<string, string>(),
      origin: location.origin,
      baseUrl: location.href,
    };
    const beacon = createBeacon(createHttp(root, { environment }), root, {
      window: page,
      document: page.document,
      supportsKeepalive: true,
      sendBeacon: (url, body) => page.navigator.sendBeacon(url, body),
      queue: { ledger: EMPTY_LEDGER, waiting: [] },
    });
    const report = { json: { text: 'x'.repeat(1000) } };
    for (let sent = 0; sent < 40; sent += 1) beacon.send('census/overlay', report).catch(() => undefined);
    frame.remove();
    await waitUntil(async () => (await arrived()) === 40, 'all 40 arrive');
  });
});

describe('cookies on a page', () => {
  for (const value of ['v|1|2|3|4', 'a b;c,d"e\\f', 'grüße 👋']) {
    it(`keep and delete ${JSON.stringify(value)}`, () => {
      const jar = createCookies();
      expect(jar.set('sqs_test', value, 60_000)).to.equal(true);
      expect(jar.get('sqs_test')).to.equal(value);
      jar.remove('sqs_test');
      expect(jar.get('sqs_test')).to.equal(undefined);
    });
  }
});

describe('scroll lock on a page', () => {
  it('keeps the position and the width, and lets go again', async () => {
    await fixture(html`<div style="height: 5000px"></div>`);
    const root = document.documentElement;
    window.scrollTo(0, 700);
    const width = root.clientWidth;
    const releases = [lockScroll(), lockScroll()];
    expect([window.scrollY, root.clientWidth, getComputedStyle(root).overflowY]).to.deep.equal([
      700,
      width,
      'hidden',
    ]);
    for (const release of releases) release();
    expect([window.scrollY, root.clientWidth, root.getAttribute('style') ?? '']).to.deep.equal([
      700,
      width,
      '',
    ]);
    window.scrollTo(0, 0);
  });
});

describe('overlay stack on a page', () => {
  /** A native modal dialog that lives on the stack, as the kit's own dialog does. */
  async function openDialog(
    stack: ReturnType<typeof createOverlayStack>,
    close: (dialog: HTMLDialogElement) => void,
  ) {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog><button>Inside</button></dialog>`);
    dialog.showModal();
    const overlay: Overlay = { isModal: true, close: () => close(dialog) };
    const remove = stack.push(overlay);
    dialog.addEventListener('close', remove);
    return dialog;
  }

  it('Escape closes one native dialog after the other', async () => {
    const stack = createOverlayStack();
    const first = await openDialog(stack, (dialog) => dialog.close());
    const second = await openDialog(stack, (dialog) => dialog.close());
    await sendKeys({ press: 'Escape' });
    expect([first.open, second.open]).to.deep.equal([true, false]);
    await sendKeys({ press: 'Escape' });
    expect(first.open).to.equal(false);
  });

  it('a dialog that refuses stays open however often Escape is pressed', async () => {
    let asked = 0;
    const dialog = await openDialog(createOverlayStack(), () => {
      asked += 1;
    });
    for (let press = 0; press < 3; press += 1) await sendKeys({ press: 'Escape' });
    expect([dialog.open, asked]).to.deep.equal([true, 3]);
    dialog.close();
  });

  it("sees the page's own modals, open ones only", async () => {
    const stack = createOverlayStack();
    const modal = await fixture<HTMLElement>(
      html`<div role="dialog" aria-modal="true" aria-label="Own" hidden>x</div>`,
    );
    expect(stack.hasModal()).to.equal(false);
    modal.hidden = false;
    expect(stack.hasModal()).to.equal(true);
    modal.hidden = true;
    // As older frameworks have it: a layer over the whole page that does not say what it is.
    const layer = await fixture<HTMLElement>(
      html`<div role="dialog" aria-label="Old" style="position:fixed;inset:0">x</div>`,
    );
    expect(stack.hasModal()).to.equal(true);
    layer.style.insetBlockStart = '50%';
    expect(stack.hasModal(), 'a bar').to.equal(false);
    const dialog = await fixture<HTMLDialogElement>(html`<dialog>x</dialog>`);
    dialog.show();
    expect(stack.hasModal()).to.equal(false);
    dialog.close();
    dialog.showModal();
    expect(stack.hasModal()).to.equal(true);
    dialog.close();
  });
});

/** A host with an open shadow root in another one, holding `content`. */
async function nested(content: string): Promise<ShadowRoot> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const outer = host.attachShadow({ mode: 'open' });
  const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  inner.innerHTML = content;
  return inner;
}

describe('clicks on a page', () => {
  const stayHere = (event: Event) => event.preventDefault();

  it('are tracked inside shadow roots, also when the page stops them', async () => {
    const tracked: ButtonRecord[] = [];
    const track = async (record: ButtonRecord) => tracked.push(record);
    const stop = trackClicks({ track, survivesLeaving: true });
    const root = await nested('<a href="/there" data-sqs-button="popup-overlay"><b>Go</b></a>');
    root.addEventListener('click', (event) => {
      stayHere(event);
      event.stopPropagation();
    });
    root.querySelector('b')?.click();
    stop();
    root.querySelector('b')?.click();
    expect(
      tracked.map(({ buttonText, clickthroughUrl, context }) => [buttonText, clickthroughUrl, context]),
    ).to.deep.equal([['Go', `${location.origin}/there`, 'popup-overlay']]);
  });

  it('are held where nothing else delivers, and then go on', async () => {
    const went: string[] = [];
    const environment = {
      window,
      location: { href: location.href, pathname: location.pathname, assign: (url: string) => went.push(url) },
    };
    const stop = trackClicks({ track: async () => undefined, survivesLeaving: false, environment });
    const root = await nested('<a href="/there" data-sqs-button>Go</a>');
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    root.querySelector('a')?.dispatchEvent(click);
    stop();
    expect(click.defaultPrevented).to.equal(true);
    await Promise.resolve();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(went).to.deep.equal([`${location.origin}/there`]);
  });
});

describe('typing on a page', () => {
  it('is seen inside shadow roots, and keeps a pop-up waiting', async () => {
    const settings = { showOnTimer: true, timerDelay: 0, showOnScroll: false, scrollPercentage: 0 };
    const root = await nested('<input type="email" aria-label="Mail"><button>Other</button>');
    root.querySelector('input')?.focus();
    expect(isTextFieldFocused(document)).to.equal(true);
    let stop = () => {};
    const opened = new Promise<string>((resolve) => {
      stop = watchPopupTriggers(settings, resolve);
    });
    const early = await Promise.race([
      opened,
      new Promise((resolve) => requestAnimationFrame(() => resolve('waits'))),
    ]);
    expect(early).to.equal('waits');
    root.querySelector('button')?.focus();
    expect(isTextFieldFocused(document)).to.equal(false);
    expect(await opened).to.equal('time');
    stop();
  });
});

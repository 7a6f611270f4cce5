/** The triggers of a pop-up on a page with a clock: what a visitor does, and when the pop-up opens. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Clock, install } from '@sinonjs/fake-timers';
import { watchPopupTriggers } from '../../../src/services/popup/popup-triggers.ts';
import { fakePage } from '../../support/node/fake-page.ts';

let clock: Clock;
beforeEach(() => {
  clock = install({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => clock.uninstall());

const TIMER = { showOnTimer: true, timerDelay: 3000, showOnScroll: false, scrollPercentage: 50 };
const SCROLL = { ...TIMER, showOnTimer: false, showOnScroll: true };

function watch(settings: typeof TIMER, prepare: (page: ReturnType<typeof newPage>) => void = () => {}) {
  const page = newPage();
  prepare(page);
  const fired: string[] = [];
  const stop = watchPopupTriggers(
    settings,
    (trigger) => fired.push(`${trigger} at ${clock.now}`),
    page.environment,
  );
  return { ...page, fired, stop };
}

function newPage() {
  const { window, document, ...life } = fakePage();
  const stackListeners = new Set<() => void>();
  const seen = {
    modal: false,
    typing: false,
    otherPopup: false,
    scrollTop: 0,
    viewportHeight: 500,
    contentHeight: 1500,
    measured: 0,
  };
  let heightChanged = () => {};
  const environment = {
    window,
    document,
    stack: {
      hasModal: () => seen.modal,
      subscribe: (listener: () => void) => {
        stackListeners.add(listener);
        return () => stackListeners.delete(listener);
      },
    },
    isTextFieldFocused: () => seen.typing,
    isOtherPopupOpen: () => seen.otherPopup,
    isBannerUp: () => false,
    measure: () => {
      seen.measured += 1;
      return seen;
    },
    watchHeight: (callback: () => void) => {
      heightChanged = callback;
      return () => {
        heightChanged = () => {};
      };
    },
    clock: () => performance.now(),
  };
  return {
    ...life,
    document,
    seen,
    environment,
    scrollTo: (top: number) => {
      seen.scrollTop = top;
      window.dispatchEvent(new Event('scroll'));
    },
    grow: (height: number) => {
      seen.contentHeight = height;
      heightChanged();
    },
    setModal: (isOpen: boolean, isOwn = true) => {
      seen.modal = isOpen;
      if (isOwn) for (const listener of stackListeners) listener();
    },
    setTyping: (isTyping: boolean) => {
      seen.typing = isTyping;
      document.dispatchEvent(new Event(isTyping ? 'focusin' : 'focusout'));
    },
  };
}

describe('pop-up triggers on a page', () => {
  it('opens after the delay, once', () => {
    const { fired } = watch(TIMER);
    clock.tick(2999);
    assert.deepEqual(fired, []);
    clock.tick(9000);
    assert.deepEqual(fired, ['time at 3000']);
  });

  it('a delay of 0 opens right after the caller has its hold on it', () => {
    const { fired } = watch({ ...TIMER, timerDelay: 0 });
    assert.deepEqual(fired, []);
    clock.tick(0);
    assert.deepEqual(fired, ['time at 0']);
  });

  it('can be cancelled before that', () => {
    const { fired, stop } = watch({ ...TIMER, timerDelay: 0 });
    stop();
    clock.tick(9000);
    assert.deepEqual(fired, []);
  });

  it('hidden time does not count', () => {
    const { fired, document } = watch(TIMER);
    clock.tick(1000);
    document.setVisibility('hidden');
    clock.tick(60_000);
    document.setVisibility('visible');
    clock.tick(1999);
    assert.deepEqual(fired, []);
    clock.tick(1);
    assert.equal(fired.length, 1);
  });

  it('counts from the activation of a prerendered page', () => {
    const { fired, document } = watch(TIMER, (page) => {
      page.document.prerendering = true;
    });
    clock.tick(60_000);
    document.prerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
    clock.tick(3000);
    assert.deepEqual(fired, ['time at 63000']);
  });

  it('waits behind a modal of the kit, and goes on when it closes', () => {
    const { fired, setModal } = watch(TIMER);
    clock.tick(2000);
    setModal(true);
    clock.tick(10_000);
    setModal(false);
    clock.tick(999);
    assert.deepEqual(fired, []);
    clock.tick(1);
    assert.equal(fired.length, 1);
  });

  it("does not open over the page's own modal", () => {
    const { fired, setModal, scrollTo } = watch(SCROLL);
    clock.tick(500);
    setModal(true, false);
    scrollTo(900);
    clock.tick(2000);
    assert.deepEqual(fired, []);
    setModal(false, false);
    clock.tick(500);
    assert.equal(fired.length, 1);
  });

  it('does not take the focus from someone who types', () => {
    const { fired, setTyping } = watch(TIMER);
    setTyping(true);
    clock.tick(10_000);
    assert.deepEqual(fired, []);
    setTyping(false);
    clock.tick(0);
    assert.deepEqual(fired, ['time at 10000']);
  });

  it('going from field to field is still typing', () => {
    const { fired, setTyping } = watch(TIMER);
    setTyping(true);
    clock.tick(10_000);
    setTyping(false);
    setTyping(true);
    clock.tick(1000);
    assert.deepEqual(fired, []);
  });

  it('opens at the scroll depth', () => {
    const { fired, scrollTo } = watch(SCROLL);
    clock.tick(1000);
    scrollTo(400);
    clock.tick(100);
    assert.deepEqual(fired, []);
    scrollTo(500);
    clock.tick(100);
    assert.equal(fired.length, 1);
    assert.match(fired[0] ?? '', /^scroll/);
  });

  it('reads the position at most every 100 ms', () => {
    const { seen, scrollTo } = watch(SCROLL);
    clock.tick(1000);
    seen.measured = 0;
    for (let at = 0; at < 100; at += 1) {
      scrollTo(at);
      clock.tick(10);
    }
    assert.ok(seen.measured <= 11, `${seen.measured} readings in 1 s`);
    assert.ok(seen.measured >= 9, `${seen.measured} readings in 1 s`);
  });

  it('a page too short to scroll opens when it has settled', () => {
    const { fired } = watch(SCROLL, (page) => {
      page.seen.contentHeight = 400;
    });
    clock.tick(199);
    assert.deepEqual(fired, []);
    clock.tick(101);
    assert.equal(fired.length, 1);
  });

  it('a short page that still loads or grows does not', () => {
    const { fired, grow, document, environment } = watch(SCROLL, (page) => {
      page.seen.contentHeight = 400;
      page.document.readyState = 'interactive';
    });
    clock.tick(5000);
    assert.deepEqual(fired, []);
    document.readyState = 'complete';
    environment.window.dispatchEvent(new Event('load'));
    clock.tick(100);
    grow(3000);
    clock.tick(5000);
    assert.deepEqual(fired, []);
  });

  it('one trigger cancels the other', () => {
    const { fired, scrollTo } = watch({ ...TIMER, showOnScroll: true });
    clock.tick(1000);
    scrollTo(900);
    clock.tick(9000);
    assert.equal(fired.length, 1);
    assert.match(fired[0] ?? '', /^scroll/);
  });

  it('leaves no timer behind', () => {
    const { stop } = watch({ ...TIMER, showOnScroll: true });
    stop();
    assert.equal(clock.countTimers(), 0);
  });
});

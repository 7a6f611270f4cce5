/** Scroll lock, overlay stack and site registry: what one page shares. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSite } from '../../../src/domain/site/page-context.ts';
import { isTextFieldFocused } from '../../../src/services/overlay/focused-field.ts';
import { createOverlayStack } from '../../../src/services/overlay/overlay-stack.ts';
import { lockScroll } from '../../../src/services/overlay/scroll-lock.ts';
import { getPage, type PageEntry, setPage, subscribePage } from '../../../src/services/page/site-registry.ts';

function page(scrollbarWidth = 15) {
  const styles: string[] = [];
  const window = Object.assign(new EventTarget(), { innerWidth: 1000 });
  const style = (css: string) => {
    styles.push(css);
    return () => void styles.splice(styles.indexOf(css), 1);
  };
  return { styles, window, style, root: { clientWidth: 1000 - scrollbarWidth } };
}

const WITHOUT_GUTTER = ':root:root:root{overflow:hidden!important}';
const LOCKED = [WITHOUT_GUTTER.replace('}', ';scrollbar-gutter:stable!important}')];

describe('scroll lock', () => {
  it('locks without giving up the width of the scrollbar', () => {
    const target = page();
    const release = lockScroll(target);
    assert.deepEqual(target.styles, LOCKED);
    release();
    assert.deepEqual(target.styles, []);
  });

  it('adds no gutter where there is no scrollbar', () => {
    const target = page(0);
    const release = lockScroll(target);
    assert.deepEqual(target.styles, [WITHOUT_GUTTER]);
    release();
  });

  it('counts locks, each released once', () => {
    const target = page();
    const [first, second] = [lockScroll(target), lockScroll(target)];
    first();
    first();
    assert.deepEqual(target.styles, LOCKED);
    second();
    assert.deepEqual(target.styles, []);
  });

  it('lets go while the page is put away, and holds again when it comes back', () => {
    const target = page();
    const release = lockScroll(target);
    target.window.dispatchEvent(new Event('pagehide'));
    assert.deepEqual(target.styles, []);
    target.window.dispatchEvent(new Event('pageshow'));
    assert.deepEqual(target.styles, LOCKED);
    target.window.dispatchEvent(new Event('pagehide'));
    release();
    target.window.dispatchEvent(new Event('pageshow'));
    assert.deepEqual(target.styles, []);
  });

  it('starts over after the last release', () => {
    const target = page();
    for (let turn = 0; turn < 100; turn += 1) lockScroll(target)();
    const release = lockScroll(target);
    assert.deepEqual(target.styles, LOCKED);
    release();
  });
});

/** One that the page marks so. */
const modal = (visible: boolean) => ({
  checkVisibility: () => visible,
  matches: () => true,
  ownerDocument: { documentElement: {} },
});

function stackPage(modals: ReturnType<typeof modal>[] = []) {
  const document = Object.assign(new EventTarget(), { querySelectorAll: () => modals });
  const listeners = { count: 0 };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  document.addEventListener = (...args) => {
    listeners.count += 1;
    addEventListener.apply(document, args);
  };
  document.removeEventListener = (...args) => {
    listeners.count -= 1;
    removeEventListener.apply(document, args);
  };
  const press = (init: Record<string, unknown> = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      key: 'Escape',
      isComposing: false,
      keyCode: 27,
      ...init,
    });
    document.dispatchEvent(event);
    return event;
  };
  return { stack: createOverlayStack(() => ({ document: document as never })), press, listeners, document };
}

describe('overlay stack', () => {
  it('Escape closes the topmost only', () => {
    const { stack, press, listeners } = stackPage();
    const closed: string[] = [];
    const open = (name: string, isModal = true) => {
      const overlay = {
        isModal,
        close: () => {
          closed.push(name);
          remove();
        },
      };
      const remove = stack.push(overlay);
      return overlay;
    };
    const [first, second] = [open('first'), open('second')];
    assert.deepEqual([stack.isTopmost(first), stack.isTopmost(second)], [false, true]);
    assert.equal(press().defaultPrevented, true);
    assert.deepEqual(closed, ['second']);
    press();
    assert.deepEqual(closed, ['second', 'first']);
    assert.equal(press().defaultPrevented, false, 'nothing open: Escape belongs to the page');
    assert.equal(listeners.count, 0);
  });

  it('an overlay that refuses to close stays the topmost', () => {
    const { stack, press } = stackPage();
    let asked = 0;
    const overlay = {
      isModal: true,
      close: () => {
        asked += 1;
      },
    };
    stack.push(overlay);
    press();
    press();
    assert.deepEqual([asked, stack.isTopmost(overlay)], [2, true]);
  });

  for (const [title, init] of [
    ['while an input method composes', { isComposing: true }],
    ['of an older input method', { keyCode: 229 }],
    ['other keys', { key: 'Enter' }],
  ] as const) {
    it(`ignores ${title}`, () => {
      const { stack, press } = stackPage();
      let asked = 0;
      stack.push({
        isModal: true,
        close: () => {
          asked += 1;
        },
      });
      assert.deepEqual([press(init).defaultPrevented, asked], [false, 0]);
    });
  }

  it('leaves an Escape that something inside has used', () => {
    const { stack, press, document } = stackPage();
    let asked = 0;
    document.addEventListener('keydown', (event) => event.preventDefault());
    stack.push({
      isModal: true,
      close: () => {
        asked += 1;
      },
    });
    press();
    assert.equal(asked, 0);
  });

  it('knows whether a modal is open, and tells of changes', () => {
    const { stack } = stackPage();
    let changes = 0;
    const stop = stack.subscribe(() => {
      changes += 1;
    });
    const removeRegion = stack.push({ isModal: false, close: () => {} });
    assert.equal(stack.hasModal(), false);
    const removeDialog = stack.push({ isModal: true, close: () => {} });
    assert.equal(stack.hasModal(), true);
    removeDialog();
    removeDialog();
    removeRegion();
    assert.deepEqual([stack.hasModal(), changes], [false, 4]);
    stop();
    stack.push({ isModal: true, close: () => {} });
    assert.equal(changes, 4);
  });

  for (const visible of [true, false]) {
    it(`${visible ? 'sees' : 'overlooks'} a ${visible ? 'visible' : 'hidden'} modal of the page`, () => {
      assert.equal(stackPage([modal(visible)]).stack.hasModal(), visible);
    });
  }
});

describe('focused field', () => {
  const focus = (element: object | null) => isTextFieldFocused({ activeElement: element as Element | null });
  const rows: [string, object | null, boolean][] = [
    ['nothing', null, false],
    ['the body', { localName: 'body' }, false],
    ['a text input', { localName: 'input', type: 'text' }, true],
    ['an e-mail input', { localName: 'input', type: 'email' }, true],
    ['a checkbox', { localName: 'input', type: 'checkbox' }, false],
    ['a textarea', { localName: 'textarea' }, true],
    ['a select', { localName: 'select' }, true],
    ['editable text', { localName: 'div', isContentEditable: true }, true],
    [
      'an input inside a shadow root',
      { localName: 'x-a', shadowRoot: { activeElement: { localName: 'input', type: 'text' } } },
      true,
    ],
    [
      'a button inside a shadow root',
      { localName: 'x-a', shadowRoot: { activeElement: { localName: 'button' } } },
      false,
    ],
  ];
  for (const [title, element, typing] of rows) {
    it(`${title}: ${typing ? 'typing' : 'not typing'}`, () => assert.equal(Boolean(focus(element)), typing));
  }
});

describe('site registry', () => {
  it('gives the site that was set last, tells of changes, and ends with none', () => {
    const entryOf = (websiteId: string) => ({ site: readSite({ websiteId }) }) as PageEntry;
    let changes = 0;
    const stop = subscribePage(() => {
      changes += 1;
    });
    assert.deepEqual(getPage(), undefined);
    const [first, second] = [entryOf('a'), entryOf('b')];
    const removeFirst = setPage(first);
    const removeSecond = setPage(second);
    assert.deepEqual(getPage(), second);
    removeFirst();
    assert.equal(getPage(), second);
    removeSecond();
    removeSecond();
    assert.deepEqual([getPage(), changes], [undefined, 3]);
    stop();
    setPage(first)();
    assert.equal(changes, 3);
  });
});

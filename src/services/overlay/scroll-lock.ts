/** Keeps the page behind an overlay from scrolling: counted, without a jump and without a layout shift. */
import { onePerPage } from '../page/shared.ts';

export interface ScrollLockEnvironment {
  root: { readonly clientWidth: number };
  /** Usually `window`. */
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { readonly innerWidth: number };
  /** Styles the page. @returns takes the styles away */
  style(css: string): () => void;
}

interface Lock {
  count: number;
  /** Undoes the styles; undefined while the page is put away. */
  restore: (() => void) | undefined;
  stopListening: () => void;
}

const locksOfPage = onePerPage('scroll.1', () => new Map<object, Lock>());

/**
 * Locks the page's scrolling until the returned function is called; several locks are counted. While the page is
 * put away (back/forward cache) it is not locked, so that nothing is stuck if the overlay does not come back.
 */
export function lockScroll(environment: ScrollLockEnvironment = pageEnvironment()): () => void {
  const { root } = environment;
  const locks = locksOfPage();
  const lock = locks.get(root) ?? createLock(environment);
  locks.set(root, lock);
  lock.count += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lock.count -= 1;
    if (lock.count > 0) return;
    lock.restore?.();
    lock.stopListening();
    locks.delete(root);
  };
}

function createLock(environment: ScrollLockEnvironment): Lock {
  const { window } = environment;
  const lock: Lock = { count: 0, restore: applyStyles(environment), stopListening: () => {} };
  const putAway = () => {
    lock.restore?.();
    lock.restore = undefined;
  };
  const comeBack = () => {
    lock.restore ??= applyStyles(environment);
  };
  window.addEventListener('pagehide', putAway);
  window.addEventListener('pageshow', comeBack);
  lock.stopListening = () => {
    window.removeEventListener('pagehide', putAway);
    window.removeEventListener('pageshow', comeBack);
  };
  return lock;
}

/** The root keeps its scroll position under `overflow: hidden`; the gutter keeps the width of the scrollbar. */
function applyStyles({ root, window, style }: ScrollLockEnvironment): () => void {
  const hasScrollbar = window.innerWidth > root.clientWidth;
  const gutter = hasScrollbar ? ';scrollbar-gutter:stable!important' : '';
  return style(`:root:root:root{overflow:hidden!important${gutter}}`);
}

function pageEnvironment(): ScrollLockEnvironment {
  return { root: document.documentElement, window, style: stylePage };
}

/** Nothing of it stands in the markup, which visitors and scripts may keep: a page that was saved scrolls. */
function stylePage(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

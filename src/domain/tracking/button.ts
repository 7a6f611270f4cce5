/** The button record, and which clicks may wait for it (behaviour/tracking#buttons). */

/** A held click goes on after this long at the latest: the time-out of the tracking calls. */
export const CLICK_HOLD_MS = 2500;

export type ButtonContext = 'popup-overlay' | 'button-block';

/** Body of `POST /api/census/button-click` and `button-render`. */
export interface ButtonRecord {
  pagePath: string;
  /** Layout id of the slide the button is on. */
  id: string;
  buttonText: string;
  clickthroughUrl: string;
  alignment: string | undefined;
  size: string | undefined;
  newWindow: boolean;
  context: ButtonContext;
}

export interface Click {
  /** Which mouse button, as in `MouseEvent.button`; 0 also for the keyboard. */
  button: number;
  hasModifier: boolean;
  /** Something on the page already took the click. */
  isPrevented: boolean;
  /** Absolute address of the link; undefined for a button that is no link. */
  href: string | undefined;
  target: string;
  isDownload: boolean;
  /** Absolute address of the page. */
  pageUrl: string;
}

export type ClickVerdict = 'leaves-page' | 'stays';

/**
 * @returns `leaves-page` only for a plain left click on a link that replaces this page by an http(s) one: that
 * click may be held until it is tracked. Modified and middle clicks, downloads, other windows, `mailto:` and the
 * like, and links within the page stay untouched.
 */
export function judgeClick(click: Click): ClickVerdict {
  const leaves =
    click.button === 0 &&
    !click.hasModifier &&
    !click.isPrevented &&
    !click.isDownload &&
    SAME_WINDOW.has(click.target.toLowerCase()) &&
    click.href !== undefined &&
    /^https?:/i.test(click.href) &&
    !isSamePage(click.href, click.pageUrl);
  return leaves ? 'leaves-page' : 'stays';
}

/** @returns true when the link says that it opens another window. */
export function opensNewWindow(target: string): boolean {
  return target !== '' && !['_self', '_parent', '_top'].includes(target.toLowerCase());
}

/** `_parent` and `_top` are left alone: the tracker only knows how to go on in its own window. */
const SAME_WINDOW: ReadonlySet<string> = new Set(['', '_self']);

function isSamePage(href: string, pageUrl: string): boolean {
  return href.includes('#') && withoutHash(href) === withoutHash(pageUrl);
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0]!;
}

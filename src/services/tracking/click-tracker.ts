/** Tracks clicks on buttons anywhere on the page, also inside open shadow roots (behaviour/tracking#buttons). */
import {
  type ButtonRecord,
  CLICK_HOLD_MS,
  judgeClick,
  opensNewWindow,
} from '../../domain/tracking/button.ts';
import { BUTTON_SELECTOR } from '../../domain/tracking/button-selector.ts';

export interface ClickTrackerOptions {
  /** Settles when the click is delivered or given up. */
  track: (record: ButtonRecord) => Promise<unknown>;
  /** True where what is sent survives leaving the page: then no click is ever held. */
  survivesLeaving: boolean;
  environment?: ClickEnvironment;
}

export interface ClickEnvironment {
  /** Usually `window`: the last to hear a click, so that it knows whether the page took it. */
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  location: { readonly href: string; readonly pathname: string; assign(url: string): void };
}

/** @returns stops tracking */
export function trackClicks(options: ClickTrackerOptions): () => void {
  const { track, survivesLeaving, environment = { window, location } } = options;
  const { window: page, location: address } = environment;
  /** Deliveries under way, so that the same click can be held at the end of its way. */
  const deliveries = new WeakMap<Event, Promise<unknown>>();

  function whenClicked(event: Event): void {
    const button = buttonOf(event);
    if (!button) return;
    const record = buttonRecordOf(button, linkOf(event), address.pathname);
    deliveries.set(
      event,
      track(record).catch(() => undefined),
    );
  }

  function whenDone(event: Event): void {
    const delivery = deliveries.get(event);
    const link = linkOf(event);
    if (!delivery || !link || judgeClick(clickOf(event as MouseEvent, link, address.href)) === 'stays')
      return;
    event.preventDefault();
    Promise.race([delivery, timeLimit(CLICK_HOLD_MS)]).then(() => address.assign(link.href));
  }

  // On the way down, so that a page that stops the click does not hide it.
  page.addEventListener('click', whenClicked, { capture: true });
  page.addEventListener('auxclick', whenClicked, { capture: true });
  if (!survivesLeaving) page.addEventListener('click', whenDone);
  return () => {
    page.removeEventListener('click', whenClicked, { capture: true });
    page.removeEventListener('auxclick', whenClicked, { capture: true });
    page.removeEventListener('click', whenDone);
  };
}

/**
 * @param link that the button is, or that stands around or inside it
 * @returns the record of a button element; slide, alignment and size come from `data-slide-id`, `data-alignment`
 * and `data-size`
 */
export function buttonRecordOf(
  button: HTMLElement,
  link: Pick<HTMLAnchorElement, 'href' | 'target'> | undefined,
  pagePath: string,
): ButtonRecord {
  const { sqsButton, slideId = '', alignment, size } = button.dataset;
  return {
    pagePath,
    id: slideId,
    buttonText: (button.textContent ?? '').replace(/\s+/g, ' ').trim(),
    clickthroughUrl: link?.href ?? '',
    alignment,
    size,
    newWindow: opensNewWindow(link?.target ?? ''),
    context: sqsButton === 'popup-overlay' ? 'popup-overlay' : 'button-block',
  };
}

/** `event.target` stops at the host of a shadow root; the path goes inside. */
function buttonOf(event: Event): HTMLElement | undefined {
  const isSecondary = event.type === 'auxclick' && (event as MouseEvent).button !== 1;
  if (isSecondary) return undefined;
  return elementsOf(event).find((element) => element.matches(BUTTON_SELECTOR));
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = elementsOf(event).find((element) => element.localName === 'a' && element.hasAttribute('href'));
  return link as HTMLAnchorElement | undefined;
}

function elementsOf(event: Event): HTMLElement[] {
  return event.composedPath().filter((node) => (node as Partial<Node>).nodeType === 1) as HTMLElement[];
}

function clickOf(event: MouseEvent, link: HTMLAnchorElement, pageUrl: string) {
  return {
    button: event.button,
    hasModifier: event.ctrlKey || event.metaKey || event.shiftKey || event.altKey,
    isPrevented: event.defaultPrevented,
    href: link.href,
    target: link.target,
    isDownload: link.hasAttribute('download'),
    pageUrl,
  };
}

function timeLimit(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

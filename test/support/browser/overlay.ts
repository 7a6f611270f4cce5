/** Helpers of the overlay tests: parts in shadow roots, where the focus is, Tab, and what must be back to its start. */
import { sendKeys } from '@web/test-runner-commands';
import { ready } from '../../../src/testing/index.ts';
import { until } from './page.ts';

export function part<T extends HTMLElement = HTMLElement>(element: HTMLElement, name: string): T | null {
  return element.shadowRoot?.querySelector<T>(`[part="${name}"]`) ?? null;
}

/** The element that has the focus, inside shadow roots and frames of this origin. */
export function focused(root: Document | ShadowRoot = document): Element | null {
  const element = root.activeElement;
  if (element instanceof HTMLIFrameElement && element.contentDocument?.hasFocus())
    return focused(element.contentDocument);
  return (element?.shadowRoot && focused(element.shadowRoot)) || element;
}

/** A short name of an element: its id, else its part, else its tag. */
export function nameOf(element: Element | null): string {
  return element?.id || element?.getAttribute('part') || element?.localName || '';
}

/** What has the focus after each of `count` presses of a key. */
export async function stopsOf(key: string, count: number): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < count; press += 1) {
    if (key === 'Shift+Tab') await sendShiftTab();
    else await sendKeys({ press: key });
    stops.push(nameOf(focused()));
  }
  return stops;
}

async function sendShiftTab(): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ up: 'Shift' });
}

export function isScrollLocked(): boolean {
  return getComputedStyle(document.documentElement).overflowY === 'hidden';
}

/** Whether an overlay is shown, as dialog or as region. */
export function isShown(element: HTMLElement): boolean {
  return element.shadowRoot?.querySelector('dialog[open], :popover-open') != null;
}

export async function shown(element: HTMLElement): Promise<void> {
  await until(() => isShown(element), 'shown');
  await ready(element);
}

export async function hidden(element: HTMLElement): Promise<void> {
  await until(() => !isShown(element), 'hidden');
}

/** Counts the listeners that are on some targets beyond those that were there. */
export function countListeners(...targets: EventTarget[]): { count: () => number; stop: () => void } {
  let count = 0;
  const live = new Map<unknown, Set<string>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  for (const target of targets) {
    const keys = new Set<string>();
    const ids = new Map<unknown, number>();
    const keyOf = (type: string, listener: unknown, options: unknown) => {
      if (!ids.has(listener)) ids.set(listener, ids.size);
      const capture = typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
      return `${type}-${ids.get(listener)}-${Boolean(capture)}`;
    };
    live.set(target, keys);
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      const key = keyOf(...(args as [string, unknown, unknown]));
      const { signal } = Object(args[2]) as AddEventListenerOptions;
      if (!keys.has(key)) count += 1;
      keys.add(key);
      signal?.addEventListener('abort', () => {
        if (keys.delete(key)) count -= 1;
      });
      addEventListener.apply(target, args);
    };
    target.removeEventListener = (...args: Parameters<EventTarget['removeEventListener']>) => {
      if (keys.delete(keyOf(...(args as [string, unknown, unknown])))) count -= 1;
      removeEventListener.apply(target, args);
    };
  }
  return {
    count: () => count,
    stop: () => {
      for (const target of targets) {
        Reflect.deleteProperty(target, 'addEventListener');
        Reflect.deleteProperty(target, 'removeEventListener');
      }
    },
  };
}

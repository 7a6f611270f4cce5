/** Small helpers of the browser tests: waiting for what a user would see, recording events, typing, looks. */
import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible, ready } from '../../../src/testing/index.ts';

/** Waits until something is true, frame by frame. */
export async function until<T>(probe: () => T, what = String(probe)): Promise<NonNullable<T>> {
  const end = performance.now() + 15_000;
  for (;;) {
    const result = probe();
    if (result) return result as NonNullable<T>;
    if (performance.now() > end) throw new Error(`never became true: ${what}`);
    await new Promise(requestAnimationFrame);
  }
}

/** The detail of each event of a type, as they come. */
export function record(target: EventTarget, type: string): unknown[] {
  const details: unknown[] = [];
  target.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
  return details;
}

/** console.error lines while something runs. */
export async function errorsDuring(run: () => unknown): Promise<string[]> {
  const lines: string[] = [];
  const original = console.error;
  console.error = (...args) => lines.push(args.join(' '));
  try {
    await run();
  } finally {
    console.error = original;
  }
  return lines;
}

/** Puts text into an input as typing does. */
export function type(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What every state must look right in. */
const LOOKS: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['light', () => emulateMedia({ colorScheme: 'light' }), async () => {}],
  ['dark', () => setDark(true), () => setDark(false)],
  [
    '320 px wide',
    () => setViewport({ width: 320, height: 640 }),
    () => setViewport({ width: 800, height: 600 }),
  ],
  ['right to left', async () => setDirection('rtl'), async () => setDirection('ltr')],
];

async function setDark(isDark: boolean) {
  await emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  document.documentElement.style.cssText = isDark ? 'color-scheme: dark; background: #111; color: #eee' : '';
}

function setDirection(direction: string) {
  document.documentElement.dir = direction;
}

/** Checks a state with axe in light, dark, narrow and right-to-left pages, and that nothing overflows sideways. */
export async function expectAccessibleEverywhere(element: HTMLElement): Promise<void> {
  for (const [name, on, off] of LOOKS) {
    await on();
    try {
      await ready(element);
      await expectAccessible(element);
      // In a line it has no box of its own, of which one browser tells the overflow nevertheless.
      const { clientWidth, scrollWidth } = element;
      if (clientWidth > 0) expect(scrollWidth, 'overflows').to.be.at.most(clientWidth + 1);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    } finally {
      await off();
    }
  }
}

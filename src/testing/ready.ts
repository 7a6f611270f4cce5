/** Waits until a tag of the kit, and what stands inside it, is on screen and at rest. */

/** Long enough for a slow network to bring the kit, and shorter than most test runners wait. */
export const READY_TIMEOUT_MS = 10_000;

interface Updating extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

/**
 * Resolves when the tag is defined, what it was told is on screen, and neither it nor any tag inside it has an update or a
 * running animation before it (behaviour/testing#ready).
 *
 * @param options.timeout milliseconds
 * @returns the element
 * @throws {Error} when it stands in no page, is not defined, or does not come to rest in time; the message says which,
 *   and what it waits for
 */
export async function ready<E extends Element>(
  element: E,
  { timeout = READY_TIMEOUT_MS }: { timeout?: number } = {},
): Promise<E> {
  const name = `<${element.localName}>`;
  if (!element.isConnected) throw new Error(`${name} stands in no page: append it first.`);
  const waiting = { for: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${name} ${lateness(waiting.for, timeout)}`)), timeout);
  });
  try {
    await Promise.race([comeToRest(element, waiting), late]);
  } finally {
    clearTimeout(timer);
    waiting.for = OVER;
  }
  return element;
}

/** In place of what is waited for: nobody waits any more. */
const OVER = 'over';
const DEFINITION = 'definition';

function lateness(waitsFor: string, timeout: number): string {
  return waitsFor === DEFINITION
    ? `is not defined after ${timeout} ms: does the page load sqs-kit?`
    : `is not ready after ${timeout} ms: it waits for ${waitsFor}.`;
}

async function comeToRest(element: Element, waiting: { for: string }): Promise<void> {
  if (element.localName.startsWith('sqs-')) {
    waiting.for = DEFINITION;
    await customElements.whenDefined(element.localName);
  }
  // What comes to rest may bring in something that does not rest yet.
  for (let isAtRest = false; !isAtRest && waiting.for !== OVER; ) {
    const updates = tagsIn(element).map((tag) => [tag, tag.updateComplete] as const);
    for (const [tag, update] of updates) {
      waiting.for = `an update of <${tag.localName}>`;
      await update;
    }
    // The page hears of a change in a frame, and draws what it makes of it in the next.
    waiting.for = 'a frame: is the page in the background?';
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const animation of movesIn(element)) {
      waiting.for = `an animation of <${targetOf(animation)?.localName}>`;
      await endOf(animation);
    }
    const now = tagsIn(element);
    isAtRest =
      now.length === updates.length &&
      now.every((tag, index) => tag === updates[index]?.[0] && tag.updateComplete === updates[index]?.[1]);
  }
}

/** Beyond its own time, ms: a browser holds what it does not draw, and then nobody sees it move. */
const LATEST_END_MS = 500;

async function endOf({ effect, finished }: Animation): Promise<void> {
  const ownTime = Number(effect?.getComputedTiming().endTime ?? 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const held = new Promise<void>((done) => {
    timer = setTimeout(done, ownTime + LATEST_END_MS);
  });
  // One that is cancelled rejects: it has come to rest as well.
  await Promise.race([finished.catch(() => {}), held]);
  clearTimeout(timer);
}

/** The element and the shadow roots inside it. */
function treesIn(element: Element): (Element | ShadowRoot)[] {
  const roots = [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [element, ...roots.flatMap((root) => [root, ...[...root.children].flatMap(treesIn)])];
}

/** The tag and all tags inside it. */
function tagsIn(element: Element): Updating[] {
  const all = [element, ...treesIn(element).flatMap((tree) => [...tree.querySelectorAll('*')])];
  return [...new Set(all)].filter(
    (each): each is Updating => each.localName.startsWith('sqs-') && 'updateComplete' in each,
  );
}

const targetOf = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target;

/** What moves inside it and will end; a spinner turns for ever, and what is paused waits for somebody. */
function movesIn(element: Element): Animation[] {
  return treesIn(element)
    .flatMap((tree) =>
      tree instanceof Element ? tree.getAnimations({ subtree: true }) : tree.getAnimations(),
    )
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    );
}

/** What a visitor does to bring a tag into a state, and how it is seen that it got there. */

/** Longer than a state takes to come, so that a state that never comes is told. */
const STATE_TIMEOUT_MS = 10_000;

/** One of the tag's parts: in its shadow root, or beside it in light DOM. */
export function part(element: Element, name: string): HTMLElement | null {
  return (
    element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ??
    element.querySelector<HTMLElement>(`[data-part~="${name}"]`)
  );
}

/** Presses one of its parts. */
export function press(element: Element, name: string): void {
  const found = part(element, name);
  if (!found) throw new Error(`<${element.localName}> has no part "${name}" to press.`);
  found.click();
}

/** Fills a control of it in, as typing does. @param selector of the control, inside the tag */
export function fill(element: Element, selector: string, text: string): void {
  const control = element.querySelector<HTMLInputElement>(selector);
  if (!control) throw new Error(`<${element.localName}> has no ${selector} to fill in.`);
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits frame by frame. @param what it would be, for the message when it never is */
export async function until(probe: () => unknown, what: string): Promise<void> {
  const end = performance.now() + STATE_TIMEOUT_MS;
  while (!probe()) {
    if (performance.now() > end) throw new Error(`This never came: ${what}.`);
    await new Promise(requestAnimationFrame);
  }
}

/** Waits until one of its parts is there. */
export const comes = (element: Element, name: string) =>
  until(() => part(element, name), `the part "${name}"`);

/** Waits until a part says that it is in a state. */
export const says = (element: Element, name: string, state: string) =>
  until(() => part(element, name)?.dataset.state === state, `the part "${name}" in the state "${state}"`);

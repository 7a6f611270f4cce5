/**
 * Reads a form by the browser's own lists. A control may be called `action`, `elements` or `reset`, and then hides what the form has
 * under that name: everything here goes past such names, which an author's own form may have.
 */
import type { OwnControl } from '../../domain/forms/own-control.ts';

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Calls a method of an element that may be a form. */
export function call<K extends keyof HTMLElement>(
  element: Element,
  method: K,
  ...args: HTMLElement[K] extends (...args: infer A) => unknown ? A : never
): unknown {
  return (HTMLElement.prototype[method] as (...args: unknown[]) => unknown).apply(element, args);
}

/** Reads what an element that may be a form has. */
export function read<K extends keyof HTMLElement>(element: Element, name: K): HTMLElement[K] {
  return Reflect.get(HTMLElement.prototype, name, element);
}

export function attributeOf(form: HTMLFormElement, name: string): string | null {
  return Element.prototype.getAttribute.call(form, name);
}

/** What tells of an edit; scripts that write masks, or draw lists and calendars, tell of none, but a key or the next control does. */
export const EDITS = ['input', 'change', 'keyup', 'focusin'];

/**
 * Hears what happens in the form, also in controls that stand elsewhere and name it.
 * @param isFirst before the page's own scripts
 * @returns ends it
 */
export function listenTo(
  form: HTMLFormElement,
  events: readonly string[],
  heard: (event: Event) => void,
  isFirst = false,
): () => void {
  const root = call(form, 'getRootNode') as Node;
  const hear = (event: Event) => {
    const target = event.target as FormControl;
    if (target.form === form || call(form, 'contains', target)) heard(event);
  };
  for (const event of events) root.addEventListener(event, hear, isFirst);
  return () => {
    for (const event of events) root.removeEventListener(event, hear, isFirst);
  };
}

/** Every control of the form, also those that stand elsewhere and name it, and elements of the page's own that are controls. */
export function elementsOf(form: HTMLFormElement): FormControl[] {
  const elements: HTMLFormControlsCollection = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return [...elements].filter(
    (element): element is FormControl => 'validity' in element || element.localName.includes('-'),
  );
}

/** An element of the page's own may have it as an attribute alone. */
export const nameOf = (control: FormControl) => control.name ?? control.getAttribute('name') ?? '';

export function controlsNamed(form: HTMLFormElement, name: string): FormControl[] {
  return elementsOf(form).filter((control) => nameOf(control) === name);
}

/** What the form sends: controls without a name are none of it; what an element of the page's own sends, it knows itself. */
export function controlsOf(form: HTMLFormElement): OwnControl[] {
  return checkedOf(form).filter(({ name, type }) => name !== '' && type !== '');
}

/** What is wrong is asked of the browser, whose checks work while its bubbles are off: of controls without a name, too. */
export function checkedOf(form: HTMLFormElement): OwnControl[] {
  return elementsOf(form).map((control) => ({
    name: nameOf(control),
    type: control.type ?? '',
    autoComplete: control.getAttribute('autocomplete') ?? attributeOf(form, 'autocomplete') ?? '',
    // Asked when it is needed: the words of every control cost as much as the rest of the upgrade.
    get wrong() {
      return isWrong(control)
        ? { validity: control.validity ?? UNTOLD, message: control.validationMessage ?? '' }
        : undefined;
    },
    hint: control.title,
  }));
}

/** An element of the page's own need not say what it misses. */
const UNTOLD = { valueMissing: true };

export const isWrong = (control: FormControl) =>
  control.validity ? control.willValidate && !control.validity.valid : control.matches(':invalid');

/** Tells each control of the form that is wrong (`invalid`), as a browser does at a submit: pages open what hides it, and word it. */
export function tellWrong(form: HTMLFormElement): void {
  HTMLFormElement.prototype.checkValidity.call(form);
}

export const isSubmitter = (control: Element): control is HTMLInputElement | HTMLButtonElement =>
  control.matches(
    'button:not([type]), button[type="submit" i], input:is([type="submit" i], [type="image" i])',
  );

/** Also pictures, which are in no list of a form's controls. */
export function submittersOf(form: HTMLFormElement): (HTMLInputElement | HTMLButtonElement)[] {
  const pictures = call(form, 'querySelectorAll', 'input[type="image" i]') as NodeListOf<HTMLInputElement>;
  return [...elementsOf(form).filter(isSubmitter), ...pictures];
}

/** What the kit writes as a form's `novalidate`: the author, or a script of the page's own, writes something else. */
const OURS = 'sqs';

/** Whether the page wants no checks, or does them itself. */
export function isUnchecked(form: HTMLFormElement): boolean {
  return ![null, OURS].includes(attributeOf(form, 'novalidate'));
}

/** The browser would stop the visitor first, and with words of its own. */
export function checkInstead(form: HTMLFormElement, on: boolean): void {
  if (isUnchecked(form)) return;
  if (on) call(form, 'setAttribute', 'novalidate', OURS);
  else call(form, 'removeAttribute', 'novalidate');
}

/** What a button asks of its form, or the form itself. */
const asked = (form: HTMLFormElement, submitter: HTMLElement | null, name: string) =>
  submitter?.getAttribute(`form${name}`) ?? attributeOf(form, name) ?? '';

/** The tab or frame that a form's answer goes to; empty for the page itself. */
export function targetOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const target = asked(form, submitter, 'target');
  return target.toLowerCase() === '_self' ? '' : target;
}

/** What a form asks, or the button that was pressed in its place. */
export const askedOf = (form: HTMLFormElement, submitter: HTMLElement | null) => ({
  method: asked(form, submitter, 'method'),
  action: attributeOf(form, 'action') ?? '',
  target: targetOf(form, submitter),
  hasOwnAddress: submitter?.hasAttribute('formaction') ?? false,
});

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

export function attributeOf(form: HTMLFormElement, name: string): string | null {
  return Element.prototype.getAttribute.call(form, name);
}

/** Every control of the form, also those that stand elsewhere and name it. */
export function elementsOf(form: HTMLFormElement): FormControl[] {
  const elements: HTMLFormControlsCollection = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return [...elements].filter((element): element is FormControl => 'validity' in element);
}

export function controlsNamed(form: HTMLFormElement, name: string): FormControl[] {
  return elementsOf(form).filter((control) => control.name === name);
}

/** What is wrong is asked of the browser, whose checks work while its bubbles are off. */
export function controlsOf(form: HTMLFormElement): OwnControl[] {
  return elementsOf(form)
    .filter(({ name }) => name !== '')
    .map((control) => ({
      name: control.name,
      type: control.type,
      autoComplete: control.getAttribute('autocomplete') ?? '',
      // Asked when it is needed: the words of every control cost as much as the rest of the upgrade.
      get wrong() {
        const { willValidate, validity } = control;
        return willValidate && !validity.valid ? { validity, message: control.validationMessage } : undefined;
      },
      hint: control.title,
    }));
}

export const isSubmitter = (control: Element): control is HTMLInputElement | HTMLButtonElement =>
  control.matches(
    'button:not([type]), button[type="submit" i], input:is([type="submit" i], [type="image" i])',
  );

/** What a button asks of its form, or the form itself. */
const asked = (form: HTMLFormElement, submitter: HTMLElement | null, name: string) =>
  submitter?.getAttribute(`form${name}`) ?? attributeOf(form, name) ?? '';

/** The tab or frame that a form's answer goes to; empty for the page itself. */
export function targetOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const target = asked(form, submitter, 'target');
  return target.toLowerCase() === '_self' ? '' : target;
}

/**
 * Whether a submit is the browser's: it closes a dialog, asks for a page (GET), or its button names an address of its
 * own; or it leads somewhere where the kit does not send to.
 */
export function isBrowsers(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  sendsToTabs: boolean,
): boolean {
  const target = targetOf(form, submitter);
  return (
    submitter?.hasAttribute('formaction') ||
    ['get', 'dialog'].includes(asked(form, submitter, 'method').toLowerCase()) ||
    (target !== '' && !(sendsToTabs && !['_top', '_parent'].includes(target.toLowerCase())))
  );
}

/** The words that a visitor reads beside a control. */
export function titleOf(control: FormControl): string {
  const legend = control.closest('fieldset')?.querySelector('legend');
  const isOne = control.type !== 'radio';
  const label = control.labels?.[0];
  const text =
    (isOne ? undefined : legend?.textContent) ??
    (label ? textBeside(label) : undefined) ??
    control.getAttribute('aria-label') ??
    control.getAttribute('placeholder') ??
    control.name;
  return text.replace(/\s+/g, ' ').trim().replace(/[:*]$/, '');
}

/** A label's own words, without those of the options of a select that stands in it. */
function textBeside(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll('select, textarea, button, script')) control.remove();
  return copy.textContent;
}

/** Puts texts into controls and finds those that are not as they were written: of a draft, and of what was typed before the kit came. */
import { isChoice } from '../../domain/forms/own-control.ts';
import type { FormControl } from './form-controls.ts';

/** What decides what an input holds before anybody has touched it. */
const OF_ITS_VALUE = ['type', 'min', 'max', 'step', 'multiple', 'value'];

/** Whether the browser, a visitor or a script put something else there. */
export function isChanged(control: FormControl): boolean {
  if (control instanceof HTMLSelectElement) return isSelectChanged(control);
  if (isChoice(control.type)) {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked !== defaultChecked;
  }
  return (
    'defaultValue' in control && control.value !== control.defaultValue && control.value !== atFirst(control)
  );
}

/** What a browser makes of what the author wrote: a colour is black, a slider in the middle, a word no number. */
function atFirst(control: FormControl): string {
  const fresh = document.createElement('input');
  for (const name of OF_ITS_VALUE) {
    const value = control.getAttribute(name);
    if (value !== null) fresh.setAttribute(name, value);
  }
  return fresh.value;
}

/** A list of one line shows its first option where none is the author's choice. */
function isSelectChanged({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  if (multiple || all.some((option) => option.defaultSelected))
    return all.some((option) => option.selected !== option.defaultSelected);
  return selectedIndex > 0;
}

/** What a control says: none for a choice that is not made. */
export function textsOf(control: FormControl): string[] {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return isChoice(control.type) && !(control as HTMLInputElement).checked ? [] : [control.value];
}

/**
 * Fills the controls of one name, and tells the form of what changes as typing does: a script of the page's may show other
 * questions then.
 * @param texts the choices that are made, or a text for each control
 */
export function fillControls(controls: readonly FormControl[], texts: readonly string[]): void {
  for (const [index, control] of controls.entries()) {
    const before = textsOf(control).join();
    if (control instanceof HTMLSelectElement) {
      const wanted = [...control.options].filter(({ value }) => texts.includes(value));
      if (control.multiple) for (const option of control.options) option.selected = wanted.includes(option);
      else if (wanted[0]) wanted[0].selected = true;
    } else if (isChoice(control.type)) (control as HTMLInputElement).checked = texts.includes(control.value);
    else control.value = texts[index] ?? '';
    const after = textsOf(control).join();
    // Of several choices the one that was let go says nothing.
    if (before === after || (control.type === 'radio' && !after)) continue;
    for (const edit of ['input', 'change']) control.dispatchEvent(new Event(edit, { bubbles: true }));
  }
}

/** Puts a control back to what its author wrote. */
export function emptyControl(control: FormControl): void {
  if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.selected = option.defaultSelected;
  else if (isChoice(control.type)) {
    const choice = control as HTMLInputElement;
    choice.checked = choice.defaultChecked;
  } else if ('defaultValue' in control) control.value = control.defaultValue;
}

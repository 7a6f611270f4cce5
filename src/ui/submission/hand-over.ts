/** Carries what was typed into the author's form over to the kit's, which then takes its place; loaded where somebody was typing. */
import { counterparts } from '../../domain/forms/begun.ts';
import type { WidgetHost } from '../widget-host.ts';
import { emptyControl, fillControls, isChanged, textsOf } from './fill-controls.ts';
import { controlsNamed, controlsOf, elementsOf, type FormControl, isSubmitter } from './form-controls.ts';
import { ownFormIn } from './own-form/own-form-in.ts';

export function handOver({ element, root, showFallback }: WidgetHost<never>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const own = ownFormIn(element);
  const enterAgain = own ? carry(own, form) : undefined;
  showFallback(false);
  enterAgain?.();
}

/** @returns puts the focus where it was, with its selection, once the form can be seen */
function carry(own: HTMLFormElement, form: HTMLFormElement): (() => void) | undefined {
  const focused = elementsOf(own).find((control) => control.matches(':focus'));
  const names = counterparts(controlsOf(own), controlsOf(form));
  const enterAgain = focused && focusFrom(focused, form, names.get(focused.name));
  for (const [from, to] of names) {
    const controls = controlsNamed(own, from);
    if (!controls.some(isChanged)) continue;
    fillControls(controlsNamed(form, to), controls.flatMap(textsOf));
    // In one place only: it is not to come back when the author's form is shown again.
    for (const control of controls) emptyControl(control);
  }
  return enterAgain;
}

function focusFrom(focused: FormControl, form: HTMLFormElement, name: string | undefined) {
  const candidates = isSubmitter(focused)
    ? elementsOf(form).filter(isSubmitter)
    : controlsNamed(form, name ?? '');
  const target = candidates.find(({ value }) => value === focused.value) ?? candidates[0];
  const selection = selectionOf(focused);
  return () => {
    target?.focus();
    // Of addresses and numbers browsers tell none, and let none be set.
    if (target && selection && selectionOf(target))
      (target as HTMLInputElement).setSelectionRange(...selection);
  };
}

function selectionOf(control: FormControl): Parameters<HTMLInputElement['setSelectionRange']> | undefined {
  const { selectionStart = null, selectionEnd, selectionDirection } = control as HTMLInputElement;
  return selectionStart === null
    ? undefined
    : [selectionStart, selectionEnd, selectionDirection ?? undefined];
}

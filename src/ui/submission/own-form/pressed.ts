/** A submit of an author's form that is on its way, and what the form held (behaviour/forms#an-authors-own-form). */
import { HONEYPOT_NAME } from '../../../domain/forms/honeypot.ts';
import { elementsOf, type FormControl, submittersOf } from '../form-controls.ts';

export type Entries = readonly (readonly [string, FormDataEntryValue])[];

/** A submit that is on its way. */
export interface Pressed {
  button: HTMLButtonElement | HTMLInputElement | null;
  /** What of the form could be used: buttons, controls, fieldsets. */
  open: readonly FormControl[];
  /** What the form held as it was submitted; undefined where the author's script asks for it by the tag. */
  submitted?: Entries;
  /** What it held as the page was told of it. */
  before?: Entries;
}

export const NONE: Pressed = { button: null, open: [] };

export function pressOf(form: HTMLFormElement, submitter: HTMLElement | null): Pressed {
  const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement;
  return {
    button: isButton ? submitter : null,
    open: [...elementsOf(form), ...submittersOf(form)].filter(({ disabled }) => !disabled),
  };
}

/** What an endpoint gets: the form as the browser would send it, without the trap, which goes along by itself. */
export function entriesOf(form: HTMLFormElement, button?: Pressed['button']): Entries {
  // A button that left the form meanwhile is none of its submitters.
  const submitter = button?.form === form ? button : undefined;
  return [...new FormData(form, submitter)].filter(([key]) => key !== HONEYPOT_NAME);
}

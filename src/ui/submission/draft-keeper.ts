/** Keeps what was typed for the session and puts it back after a reload; loaded after the form is on screen. */
import { draftOf, restoredControls } from '../../domain/forms/draft.ts';
import type { FormField } from '../../domain/forms/field.ts';
import { isChoice } from '../../domain/forms/own-form.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { createDraftStore } from '../../services/forms/draft-store.ts';
import { controlsNamed } from './form-controls.ts';

const SAVE_EVERY_MS = 500;

/** Names of the drafts that are kept right now: two forms of one page with one id each keep their own. */
const taken = new Set<string>();

/** The same for the same form after a reload, since forms come on screen in the order of the page. */
function takeName(wanted: string): string {
  let name = wanted;
  for (let twin = 2; taken.has(name); twin += 1) name = `${wanted}:${twin}`;
  taken.add(name);
  return name;
}

/**
 * @param wanted name of the draft: the form's id
 * @param fieldsNow the fields as they are right now: an author's own form may get others
 * @param read what the form holds right now
 */
export function keepDraft(
  wanted: string,
  form: HTMLFormElement,
  fieldsNow: () => readonly FormField[],
  read: () => FormValues,
): { drop(): void; stop(): void } {
  const name = takeName(wanted);
  const store = createDraftStore(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    cancel();
    store.write(draftOf(fieldsNow(), read()));
  };
  // Typing many letters saves once.
  const touch = () => {
    timer ??= setTimeout(save, SAVE_EVERY_MS);
  };
  const flush = () => {
    if (timer !== undefined) save();
  };

  const stored = store.read();
  for (const [control, texts] of stored ? restoredControls(fieldsNow(), stored) : [])
    fill(controlsNamed(form, control), texts);
  form.addEventListener('input', touch);
  window.addEventListener('pagehide', flush);
  return {
    drop() {
      cancel();
      store.write(undefined);
    },
    stop() {
      cancel();
      taken.delete(name);
      form.removeEventListener('input', touch);
      window.removeEventListener('pagehide', flush);
    },
  };
}

/** Fills empty controls only: what the browser or the visitor put there is newer. */
function fill(controls: ReturnType<typeof controlsNamed>, texts: readonly string[]): void {
  for (const control of controls) {
    if (isChoice(control.type)) (control as HTMLInputElement).checked ||= texts.includes(control.value);
    else if (control.value === '' && texts[0]) {
      control.value = texts[0];
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

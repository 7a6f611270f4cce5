/** Keeps what was typed for the session and puts it back after a reload; loaded after the form is on screen. */
import { draftOf, restoredControls } from '../../domain/forms/draft.ts';
import type { FormField } from '../../domain/forms/field.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { createDraftStore } from '../../services/forms/draft-store.ts';
import { fillControls, isChanged } from './fill-controls.ts';
import { call, controlsNamed } from './form-controls.ts';

const SAVE_EVERY_MS = 500;

/** Scripts that draw lists of their own tell of the second alone. */
const EDITS = ['input', 'change'];

/** Names of the drafts that are kept right now: two forms of one page with one id each keep their own. */
const taken = new Set<string>();

/** The same for the same form after a reload, since forms come on screen in the order of the page. */
function takeName(wanted: string): string {
  let name = wanted;
  for (let twin = 2; taken.has(name); twin += 1) name = `${wanted}:${twin}`;
  taken.add(name);
  return name;
}

/** What a tag's form held when it was taken down, and its name: one that a library carries to another page finds no draft there. */
const carried = new WeakMap<Element, [name: string, draft: FormValues]>();

/**
 * @param tag the element that shows the form
 * @param wanted name of the draft: the form's id
 * @param fieldsNow the fields as they are right now: an author's own form may get others
 * @param read what the form holds right now
 */
export function keepDraft(
  tag: Element,
  wanted: string,
  form: HTMLFormElement,
  fieldsNow: () => readonly FormField[],
  read: () => FormValues,
): { drop(): void; stop(): void } {
  const name = takeName(wanted);
  const store = createDraftStore(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDropped = false;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const draft = () => draftOf(fieldsNow(), read());
  const save = () => {
    cancel();
    store.write(draft());
  };
  // Typing many letters saves once.
  const touch = () => {
    isDropped = false;
    timer ??= setTimeout(save, SAVE_EVERY_MS);
  };
  const flush = () => {
    if (timer !== undefined) save();
  };

  const [last, draftOfLast] = carried.get(tag) ?? [];
  // A tag that is given another form has what was kept of that one.
  const stored = last === wanted ? draftOfLast : store.read();
  for (const [name, texts] of stored ? restoredControls(fieldsNow(), stored) : []) {
    const controls = controlsNamed(form, name);
    // What the browser or the visitor put there is newer.
    if (!controls.some(isChanged)) fillControls(controls, texts);
  }
  for (const event of EDITS) call(form, 'addEventListener', event, touch);
  window.addEventListener('pagehide', flush);
  return {
    drop() {
      cancel();
      isDropped = true;
      store.write(undefined);
    },
    stop() {
      flush();
      const left = isDropped ? undefined : draft();
      if (left) carried.set(tag, [wanted, left]);
      else carried.delete(tag);
      taken.delete(name);
      for (const event of EDITS) call(form, 'removeEventListener', event, touch);
      window.removeEventListener('pagehide', flush);
    },
  };
}

/** Keeps what was typed for the session and puts it back after a reload; loaded after the form is on screen. */
import { byId } from '../../domain/by-id.ts';
import { draftOf, restoredControls } from '../../domain/forms/draft.ts';
import type { FormField } from '../../domain/forms/field.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { createDraftStore } from '../../services/forms/draft-store.ts';
import { fillControls, isChanged, textsOf } from './fill-controls.ts';
import { controlsNamed, EDITS, elementsOf, listenTo } from './form-controls.ts';

const SAVE_EVERY_MS = 500;

/** What was a password once: a button of the page's own may show it as a text. */
const secrets = new WeakSet<Element>();

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
  /** What differs from what the author wrote, which may be another by the time it would come back. */
  const draft = () => {
    const controls = elementsOf(form);
    const changed = controls.filter((control) => isChanged(control) && !secrets.has(control));
    // A page with steps locks those that are done.
    const locked = changed.filter((control) => control.matches(':disabled'));
    const values = byId([
      ...Object.entries(read()),
      ...locked.map(({ name }) => [name, controlsNamed(form, name).flatMap(textsOf)] as const),
    ]);
    const names = new Set(changed.map(({ name }) => name));
    const fields = fieldsNow().filter((field) =>
      restoredControls([field], values).some(([control]) => names.has(control)),
    );
    return draftOf(fields, values);
  };
  const save = () => {
    cancel();
    store.write(draft());
  };
  const noteSecrets = () => {
    for (const control of elementsOf(form)) if (control.type === 'password') secrets.add(control);
  };
  // Typing many letters saves once.
  const touch = () => {
    noteSecrets();
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
  noteSecrets();
  const stopListening = listenTo(form, EDITS, touch);
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
      stopListening();
      window.removeEventListener('pagehide', flush);
    },
  };
}

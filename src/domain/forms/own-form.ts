/** An author's own form: what its controls hold and what is wrong with them (behaviour/forms#an-authors-own-form). */
import { byId } from '../by-id.ts';
import { isSafeRedirect } from '../links.ts';
import { read } from '../schema.ts';
import type { FormField } from './field.ts';
import type { FieldErrorCode } from './fields/field-type.ts';
import { formSchema, usableFields } from './form.ts';
import { HONEYPOT_NAME } from './honeypot.ts';
import type { OwnControl } from './own-control.ts';
import type { FormValues } from './values.ts';

/** Buttons say what was pressed, not what was entered. */
const BUTTONS: readonly string[] = ['submit', 'button', 'reset', 'image'];
/** What only its owner's endpoint can read. */
const FILE = 'file';
/** Not to be kept for later: secrets, and what the author wrote. */
const PRIVATE_TYPES: readonly string[] = ['password', 'hidden'];
/** An answer to a riddle holds for one page. */
const RIDDLE = /captcha|turnstile/i;
const PRIVATE_TOKENS = /\b(off|cc-\S+|one-time-code|(new|current)-password)\b/;

/**
 * @param entries names and values of the form, as it would be sent
 * @returns a text by name; a list where a name may have several. After what the controls ask for, what else is sent: by the
 *   button that was pressed, by elements of the page's own, by its scripts
 */
export function ownValues(
  controls: readonly OwnControl[],
  entries: Iterable<readonly [string, unknown]>,
): FormValues {
  const given = [...entries];
  const asked = controls.filter(isAsked);
  const known = new Set(controls.filter(({ type }) => !BUTTONS.includes(type)).map(({ name }) => name));
  const more = given.filter(([name, value]) => typeof value === 'string' && !known.has(name));
  return byId([
    ...asked.map(({ name }) => {
      const texts = textsOf(given, name);
      return [name, hasSeveral(asked, name) ? texts : (texts[0] ?? '')] as const;
    }),
    ...more.map(([name]) => {
      const texts = textsOf(more, name);
      return [name, texts.length > 1 ? texts : (texts[0] ?? '')] as const;
    }),
  ]);
}

function textsOf(entries: readonly (readonly [string, unknown])[], name: string): string[] {
  return entries.flatMap(([key, value]) => (key === name ? [asText(value)] : []));
}

/** Whether a control holds a text that a visitor, or the author, put there. */
function isAsked({ name, type }: OwnControl): boolean {
  return name !== HONEYPOT_NAME && type !== FILE && !BUTTONS.includes(type);
}

function hasSeveral(controls: readonly OwnControl[], name: string): boolean {
  const same = controls.filter((control) => control.name === name);
  return same.some(({ type }) => type === 'select-multiple') || same.filter(isNoRadio).length > 1;
}

const isNoRadio = ({ type }: OwnControl) => type !== 'radio';

/**
 * What is sent: the form as it was when it was submitted, though scripts of the page's own lock or empty it right after, and what
 * those wrote into it that were told of the submit.
 * @param before what it held as they were told
 */
export function sentEntries<T>(
  submitted: readonly (readonly [string, T])[],
  before: readonly (readonly [string, T])[],
  now: readonly (readonly [string, T])[],
): (readonly [string, T])[] {
  const valuesOf = (entries: typeof now, name: string) =>
    entries.flatMap(([key, value]) => (key === name && typeof value === 'string' ? [value] : []));
  const isWritten = ([name]: readonly [string, T]) =>
    JSON.stringify(valuesOf(before, name)) !== JSON.stringify(valuesOf(now, name));
  const written = now.filter(isWritten);
  return [...submitted.filter(([name]) => !written.some(([key]) => key === name)), ...written];
}

/** Form data carries line breaks as CR LF. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
}

/** @returns by name: the code of a message of the catalogue, or the browser's own words */
export function ownErrors(
  controls: readonly OwnControl[],
): Record<string, { code: FieldErrorCode } | { message: string }> {
  const wrong = controls.filter((control) => control.wrong);
  // Of several with one name the first is told.
  const told = wrong.filter(({ name }, index) => wrong.findIndex((other) => other.name === name) === index);
  return byId(told.map((control) => [control.name, problemOf(control)] as const));
}

function problemOf({ type, wrong, hint }: OwnControl): { code: FieldErrorCode } | { message: string } {
  const { validity = {}, message = '' } = wrong ?? {};
  // The page's own words, and what was typed and is no number or date.
  if (validity.customError || validity.badInput) return { message };
  if (validity.valueMissing) return { code: 'required' };
  if (validity.typeMismatch && type === 'email') return { code: 'emailInvalid' };
  if (validity.tooLong) return { code: 'tooLong' };
  return { message: validity.patternMismatch && hint ? `${message} ${hint}` : message };
}

/** What of a form may be kept as a draft, as fields whose ids are the names. */
export function ownDraftFields(controls: readonly OwnControl[]): FormField[] {
  const kept = controls.filter(
    (control) =>
      isAsked(control) &&
      !PRIVATE_TYPES.includes(control.type) &&
      !PRIVATE_TOKENS.test(control.autoComplete) &&
      !RIDDLE.test(control.name),
  );
  const names = [...new Set(kept.map(({ name }) => name))];
  const fields = names.map((id) => ({ id, type: hasSeveral(kept, id) ? 'checkbox' : 'text' }));
  return usableFields(read(formSchema, { fields }).value);
}

/**
 * Whether a submit is the browser's: it closes a dialog, asks for a page (GET, which a form without a method does), writes a
 * mail or runs a script, or its button names an address of its own; or it leads somewhere where the kit does not send to.
 * @param form what the form asks, or the button that was pressed in its place
 * @param tag whether it says where the form goes, and whether it sends to tabs
 */
export function isBrowsers(
  form: { method: string; action: string; target: string; hasOwnAddress: boolean },
  tag: { isReceiver: boolean; sendsToTabs: boolean },
): boolean {
  const method = form.method.toLowerCase();
  return (
    form.hasOwnAddress ||
    ['get', 'dialog'].includes(method) ||
    (!tag.isReceiver && (method !== 'post' || (form.action !== '' && !isSafeRedirect(form.action)))) ||
    (form.target !== '' && !(tag.sendsToTabs && !['_top', '_parent'].includes(form.target.toLowerCase())))
  );
}

export interface OwnDestination {
  /** Empty: the builder's API, by the form's id. */
  action: string;
  enctype: 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'application/json';
}

/**
 * Where an author's form goes, and how it is written: as the tag says, else as the form itself says. Files need
 * multipart, whatever the form says.
 * @param form the form's own attributes; null where it has none
 * @param page address of the page, which a form without an address, or with an empty one, is sent to
 */
export function ownDestination(
  tag: { formId: string; action: string; enctype: OwnDestination['enctype'] | undefined },
  form: { action: string | null; enctype: string | null; hasFiles: boolean },
  page: string,
): OwnDestination {
  const action = tag.action || (tag.formId ? '' : form.action || page);
  const written =
    form.hasFiles || form.enctype?.toLowerCase() === 'multipart/form-data'
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded';
  return { action, enctype: tag.enctype ?? written };
}

/** Reads what an endpoint says of a form that it did not take, in the shapes of frameworks and form services (behaviour/forms#an-endpoint). */
import { byId } from '../by-id.ts';
import { booleanOf, numberOf, objectOf, textOf } from '../json.ts';
import { readFailure, type ServerFailure } from './answer.ts';

export interface FormAnswer extends ServerFailure {
  /** Message by field name, when the server sent any. */
  fieldErrors: Record<string, string> | undefined;
}

const NO = [
  'error',
  'danger',
  'fail',
  'failed',
  'failure',
  'invalid',
  'validation_failed',
  'mail_failed',
  'spam',
];
/** What stands as an error where there is none. */
const NONE = ['0', 'false', 'no', 'none', 'null', 'ok'];

/**
 * Whether an answer with a good status says in its body that nothing was taken: what is lost in silence is worse than
 * what is sent twice. A yes that is said outright decides.
 */
export function isRefusal(answer: unknown): boolean {
  const body = withoutNotices(answer);
  const capitals = Object.entries(objectOf(body));
  const said = byId(capitals.map(([name, value]) => [name.toLowerCase(), value] as const));
  const { success, ok, valid, status, statuscode, result, type, error, errors } = said;
  const flags = [success, ok, valid].map(flagOf);
  if (flags.includes(true)) return false;
  return (
    // The status 0 is good to many.
    [...flags, booleanOf(status), body].includes(false) ||
    [status, statuscode].some(isBadStatus) ||
    [status, result, type, body].some((word) => NO.includes(wordOf(word))) ||
    isDead(body) ||
    isWrong(error) ||
    isWrong(errors)
  );
}

/** A script that PHP gave up writes no status of its own where something was written before. */
const DEAD = /(^(php )?|<b>)(fatal|parse) error(<\/b>)?:/;
/** What PHP writes into an answer, where its owner has not told it to write elsewhere. */
const NOTICE = /^\s*(<br \/>\s*<b>)?(PHP )?(Warning|Notice|Deprecated)(<\/b>)?:/;

const isDead = (body: unknown) => DEAD.test(wordOf(body));

/** @returns the JSON behind the notices of a language, which are in nobody's way when a person reads them */
function withoutNotices(body: unknown): unknown {
  if (typeof body !== 'string' || !NOTICE.test(body)) return body;
  try {
    return JSON.parse(body.slice(body.indexOf('{')));
  } catch {
    return body;
  }
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** A yes or a no, also as PHP writes it. */
const flagOf = (value: unknown) => (value === 0 || value === 1 ? value === 1 : booleanOf(value));

function isBadStatus(value: unknown): boolean {
  const status = numberOf(value) ?? 0;
  return status >= 400 && status < 600;
}

/** Words, a sign, or a list or map that has some. */
function isWrong(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return flagOf(value) === true || !['', ...NONE].includes(wordOf(value));
  return Object.values(value).some((each) => isWrong(each));
}

/** Where answers keep what is wrong with single fields. */
const LISTS = [
  'errors',
  'fieldErrors',
  'field_errors',
  'violations',
  'invalid-params',
  'invalid_params',
  'invalidParams',
  'invalid_fields',
  'issues',
  'details',
  'detail',
  'params',
];
/** What an entry of such a list calls its field, and what it says of it. */
const NAMES = [
  'field',
  'name',
  'path',
  'param',
  'propertyPath',
  'property',
  'pointer',
  'parameter',
  'loc',
  'attribute',
];
const WORDS = ['message', 'msg', 'detail', 'reason', 'title', 'error', 'defaultMessage', 'description'];
/** Names of what is wrong with the form as a whole. */
const WHOLE = ['', 'base', 'non_field_errors', '__all__', '_schema', 'form', '_form'];

/** @param answer its body: what is looked for stands at the top, or inside `data`, `error`, `errors` or `body` */
export function readFormAnswer(answer: unknown): FormAnswer {
  // A visitor reads nothing of where a server has its files.
  const body = isDead(answer) ? undefined : withoutNotices(answer);
  const top = objectOf(body);
  const insides = [top.data, top.error, top.errors, top.body].map(objectOf);
  const found = [...insides, top]
    .flatMap((each) => LISTS.map((name) => entriesOf(each[name])))
    .find((list) => list);
  const entries = found ?? bareEntriesOf(top) ?? [];
  const ofFields = entries.filter(([field]) => !WHOLE.includes(field));
  const ofForm = entries.filter(([field]) => WHOLE.includes(field)).map(([, words]) => words);
  const { code, message } = readFailure(body);
  return {
    code,
    message:
      textOf(message) ??
      insides.map((inside) => textOf(inside.message)).find(Boolean) ??
      textOf(top.detail) ??
      textOf(top.title) ??
      textOf(top.msg) ??
      textOf(top.text) ??
      textsOf(objectOf(top.errors).messages) ??
      textsOf(top.errors) ??
      ofForm.join(' '),
    // Of several messages the first is read.
    fieldErrors: found || ofFields.length > 0 ? byId(ofFields.reverse()) : undefined,
  };
}

/** A list of sentences without names of fields, as one text. */
function textsOf(value: unknown): string | undefined {
  const texts = Array.isArray(value) ? value.filter((each) => typeof each === 'string' && each !== '') : [];
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/**
 * Field and words: of a map of field to message or messages, or a list of objects that name both.
 * @returns undefined where there is neither
 */
function entriesOf(value: unknown): [string, string][] | undefined {
  if (Array.isArray(value)) {
    const entries = value.flatMap((each) => entryOf(objectOf(each)));
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { fields, messages } = objectOf(value);
  // Names and words in two lists.
  if (Array.isArray(fields) && Array.isArray(messages))
    return entriesOf(fields.map((field, index) => ({ field, message: messages[index] })));
  return Object.entries(value).flatMap(([field, said]): [string, string][] => {
    const words = wordsOf([said].flat()[0]);
    return words === undefined ? [] : [[field, words]];
  });
}

function entryOf(entry: Record<string, unknown>): [string, string][] {
  const words = wordsOf(entry);
  const source = objectOf(entry.source);
  const name = [...NAMES.map((key) => entry[key]), source.pointer, source.parameter]
    .map(fieldNameOf)
    .find((each) => each !== undefined);
  return words === undefined ? [] : [[name ?? '', words]];
}

function wordsOf(said: unknown): string | undefined {
  return textOf(said) ?? WORDS.map((key) => textOf(objectOf(said)[key])).find((each) => each !== undefined);
}

/** Where the field stands in the request is no part of its name: `#/data/attributes/email`, `["body", "email"]`. */
const PLACES = /^(?:#?\/|body\.|(?:data\.)?(?:attributes\.)|data\.)+/;

/** @param value a name, a list of its steps, or a pointer */
function fieldNameOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.join('.') : textOf(value);
  if (text === undefined) return undefined;
  return /^#?\//.test(text)
    ? text.replace(/^#?\//, '').replaceAll('/', '.').replace(PLACES, '')
    : text.replace(Array.isArray(value) ? PLACES : '', '').replace(/^\[(.*)\]$/, '$1');
}

/** An answer that is nothing but such a map: every entry is a list of sentences. */
function bareEntriesOf(body: Record<string, unknown>): [string, string][] | undefined {
  const lists = Object.entries(body);
  return lists.length > 0 &&
    lists.every(([name, said]) => !LISTS.includes(name) && textsOf(said) !== undefined)
    ? entriesOf(body)
    : undefined;
}

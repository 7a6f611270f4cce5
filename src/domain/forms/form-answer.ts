/** Reads what an endpoint says of a form that it did not take, in the shapes of frameworks and form services (behaviour/forms#an-endpoint). */
import { byId } from '../by-id.ts';
import { objectOf, textOf } from '../json.ts';
import { readFailure, type ServerFailure } from './answer.ts';

export interface FormAnswer extends ServerFailure {
  /** Message by field name, when the server sent any. */
  fieldErrors: Record<string, string> | undefined;
}

const NO = ['error', 'fail', 'failed', 'failure', 'invalid', 'validation_failed', 'mail_failed', 'spam'];

/** Whether an answer with a good status says in its body that nothing was taken. */
export function isRefusal(body: unknown): boolean {
  const { success, ok, status, result, error } = objectOf(body);
  return (
    success === false ||
    ok === false ||
    error === true ||
    [status, result].some((word) => typeof word === 'string' && NO.includes(word.toLowerCase()))
  );
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

/** @param body of the answer: what is looked for stands at the top, or inside `data`, `error`, `errors` or `body` */
export function readFormAnswer(body: unknown): FormAnswer {
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

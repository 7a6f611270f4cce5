/** Reads a form as the editor sends it: the entity and its connections, with JSON texts where the editor sends them. */
import { addressOf } from '../../../src/domain/api/endpoint.ts';
import { POST_FORM, SAVE_SUBMISSION, SUBMISSION_KEY } from '../../../src/domain/api/forms.ts';
import { type ConnectionError, readBackendConnections } from '../../../src/domain/forms/connections.ts';
import { fieldMistakes, formEntries, sortFields } from '../../../src/domain/forms/form.ts';
import {
  type Infer,
  integer,
  list,
  type Mistake,
  object,
  read,
  record,
  text,
} from '../../../src/domain/schema.ts';
import { refusedAndLeftOut } from '../../../src/domain/schema-mistakes.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { successMessages } from '../../../src/i18n/en/success.ts';

const DISCONNECTED = 2;
const PENDING = 3;

/** One storage target; those of a type that nobody knows are told and left out. */
const connection = object({
  backendId: text(),
  backendType: integer(0, 0),
  config: record(),
  connectionState: integer(DISCONNECTED, 1, PENDING),
  socialConfig: record(),
});

/** What an owner's program or the editor sends. */
export const formEntity = object({
  ...formEntries,
  submissionMessage: { ...formEntries.submissionMessage, from: htmlOf },
  disclaimerMessage: { ...formEntries.disclaimerMessage, from: htmlOf },
  backendConnectionConfigs: list(connection),
  removedBackends: list(text()),
});

export type StoredForm = Omit<Infer<typeof formEntity>, 'removedBackends'>;

export interface ReadForm {
  form: StoredForm;
  /** Those of its connections that cannot be made. */
  connectionErrors: ConnectionError[];
  /** What was left out because nobody knows it, by path: the builder's editor sends more than is read here. */
  warnings: Record<string, string>;
  /** Backend ids of connections that are to go. */
  removed: readonly string[];
}

/** Ids stand in URLs, control names and selectors. */
const ID = /^[\w-]{1,200}$/;

/** @returns the form, or what is wrong with it by path (`fields.0.type`) */
export function readFormEntity(
  body: unknown,
): ({ ok: true } & ReadForm) | { ok: false; errors: Record<string, string> } {
  if (body === undefined || body === null) return { ok: false, errors: { form: 'must be an object' } };
  const { value, mistakes } = read(formEntity, body);
  if (mistakes.some(({ path }) => path === '')) return { ok: false, errors: { form: 'must be an object' } };
  const { removedBackends, ...form } = value;
  const { errors: wrong, warnings } = refusedAndLeftOut([
    ...mistakes,
    ...fieldMistakes(sortFields(form.fields)),
    ...idMistakes(form.id),
  ]);
  if (Object.keys(wrong).length > 0) return { ok: false, errors: wrong };
  const kept = form.backendConnectionConfigs.filter(
    ({ backendId, connectionState }) =>
      connectionState !== DISCONNECTED && !removedBackends.includes(backendId),
  );
  const { errors } = readBackendConnections(kept);
  const usable = kept.filter(
    (config) => !errors.some(({ backendType }) => backendType === config.backendType),
  );
  return {
    ok: true,
    form: { ...form, backendConnectionConfigs: usable },
    connectionErrors: errors,
    warnings,
    // One that comes as disconnected is to go as well.
    removed: [
      ...removedBackends,
      ...idsOf(form.backendConnectionConfigs.filter((one) => !kept.includes(one))),
    ],
  };
}

function idMistakes(id: string): Mistake[] {
  if (id !== '' && !ID.test(id)) return [{ path: 'id', reason: 'may have letters, digits, - and _' }];
  const isCall = [SAVE_SUBMISSION, SUBMISSION_KEY].some(
    ({ path }) => path === addressOf(POST_FORM, { formId: id }),
  );
  return isCall ? [{ path: 'id', reason: 'is the name of a call' }] : [];
}

/**
 * The editor sends connected ones only: those that wait for somebody stay, unless it says that they are removed.
 * @param before as it was stored
 */
export function withPendingOf(before: StoredForm, form: StoredForm, removed: readonly string[]): StoredForm {
  const sent = [...idsOf(form.backendConnectionConfigs), ...removed];
  const pending = before.backendConnectionConfigs.filter(
    ({ connectionState, backendId }) => connectionState === PENDING && !sent.includes(backendId),
  );
  return { ...form, backendConnectionConfigs: [...form.backendConnectionConfigs, ...pending] };
}

function idsOf(configs: StoredForm['backendConnectionConfigs']): string[] {
  return configs.map(({ backendId }) => backendId);
}

/** The form with every text: those that its owner did not write are English here, in a page those of its language. */
export function withDefaultTexts(form: StoredForm) {
  return {
    ...form,
    name: form.name ?? formMessages.name,
    submitButtonText: form.submitButtonText ?? formMessages.submit,
    submissionMessage: form.submissionMessage ?? successMessages.thanks,
  };
}

/** What visitors may read of a form: not where its submissions go. */
export function publicForm(form: StoredForm): Omit<StoredForm, 'backendConnectionConfigs'> {
  const { backendConnectionConfigs: _private, ...shown } = form;
  return shown;
}

/** A message may be HTML, JSON text of it, or JSON text of `{ html }`. */
function htmlOf(message: unknown): unknown {
  if (typeof message !== 'string' || !/^\s*["{]/.test(message)) return message;
  try {
    const parsed: unknown = JSON.parse(message);
    if (typeof parsed === 'string') return parsed;
    const html = (parsed as { html?: unknown } | null)?.html;
    return typeof html === 'string' ? html : message;
  } catch {
    // A message may begin with a quotation mark or a brace and still be plain HTML.
    return message;
  }
}

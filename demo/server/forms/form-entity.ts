/** Reads a form as the editor sends it: the entity of spec 1 §3 and its connections, with JSON texts where spec 1 §7 allows them. */
import * as v from 'valibot';
import { formEntries } from '../../../src/domain/forms/form.ts';

const CONNECTED = 1;
const PENDING = 3;

const jsonText = v.pipe(v.string(), v.parseJson(undefined, 'must be JSON text'));

/** One storage target (spec 1 §3, Connections). */
const connection = v.object({
  backendId: v.optional(v.string(), ''),
  backendType: v.pipe(
    v.number('must be a number'),
    v.integer(),
    v.minValue(1),
    v.maxValue(6, 'must be 1 to 6'),
  ),
  config: v.optional(v.record(v.string(), v.unknown()), {}),
  connectionState: v.pipe(
    v.number('must be a number'),
    v.integer(),
    v.minValue(1),
    v.maxValue(3, 'must be 1 to 3'),
  ),
  socialConfig: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
});
const connections = v.array(connection, 'must be a list of connections');
const backendIds = v.array(v.string(), 'must be a list of backend ids');

const entity = v.object({
  ...formEntries,
  backendConnectionConfigs: v.optional(v.union([connections, v.pipe(jsonText, connections)]), []),
  removedBackends: v.optional(v.union([backendIds, v.pipe(jsonText, backendIds)]), []),
});

export type StoredForm = Omit<v.InferOutput<typeof entity>, 'removedBackends'>;

/** @returns the form, or what is wrong by path (`fields.0.type`) */
export function readFormEntity(
  body: unknown,
): { ok: true; form: StoredForm } | { ok: false; errors: Record<string, string> } {
  const result = v.safeParse(entity, unwrapTexts(body));
  if (!result.success) {
    const errors = result.issues.map((issue) => [v.getDotPath(issue) ?? 'form', issue.message]);
    return { ok: false, errors: Object.fromEntries(errors) };
  }
  const { removedBackends, ...form } = result.output;
  const kept = form.backendConnectionConfigs.filter(
    ({ backendId, connectionState }) =>
      [CONNECTED, PENDING].includes(connectionState) && !removedBackends.includes(backendId),
  );
  return { ok: true, form: { ...form, backendConnectionConfigs: kept } };
}

/** What visitors may read of a form: not where its submissions go. */
export function publicForm(form: StoredForm): Omit<StoredForm, 'backendConnectionConfigs'> {
  const { backendConnectionConfigs: _private, ...shown } = form;
  return shown;
}

/** submissionMessage and disclaimerMessage may be JSON text of a string or of `{ html }`. */
function unwrapTexts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const form: Record<string, unknown> = { ...body };
  for (const name of ['submissionMessage', 'disclaimerMessage']) {
    if (name in form) form[name] = messageHtml(form[name]);
  }
  return form;
}

function messageHtml(message: unknown): unknown {
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

/** The form entity (spec 1 §3): its configuration schema and what is made of a list of field definitions. */
import * as v from 'valibot';
import { FIELD_TYPES, type FieldType, type FormField } from './field.ts';

/** Kind of form by its number (spec 1 §3). */
export const FORM_TYPES = {
  formBlock: 1,
  product: 2,
  donation: 3,
  slide: 4,
  newsletterBlock: 5,
  checkoutPage: 6,
} as const;
export const CAPTCHA_THEMES = { light: 1, dark: 2 } as const;
export const CAPTCHA_ALIGNMENTS = { left: 1, center: 2, right: 3 } as const;

/** Backends send numbers as text now and then; the specification parses JSON strings in `fields`. */
const integer = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]),
  v.integer('must be a whole number'),
);

/** A field definition as it is written; unknown types are kept here so that one of them does not lose the form. */
const rawField = v.object({
  id: v.optional(v.string(), ''),
  type: v.string('must be the name of a field type'),
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  placeholder: v.optional(v.string(), ''),
  required: v.optional(v.boolean(), false),
  locked: v.optional(v.boolean(), false),
  options: v.optional(v.array(v.string()), []),
  showCountryCode: v.optional(v.boolean(), false),
  currencySymbol: v.optional(v.string(), '$'),
  underline: v.optional(v.boolean(), false),
  maxLength: v.optional(integer, 0),
  key: v.optional(v.string(), ''),
  value: v.optional(v.string(), ''),
});

export type RawField = v.InferOutput<typeof rawField>;

const fieldList = v.array(rawField, 'must be a list of fields');

/** `fields` as a list, or as the JSON text of one. */
const fields = v.union([
  fieldList,
  v.pipe(v.string(), v.parseJson(undefined, 'must be a list of fields or its JSON text'), fieldList),
]);

const redirect = v.union([
  v.string(),
  v.pipe(
    v.object({ url: v.string() }),
    v.transform(({ url }) => url),
  ),
]);

/** Properties of the form entity that a visitor's page uses. */
export const formEntries = {
  id: v.optional(v.string(), ''),
  type: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(6, 'must be 1 to 6')), FORM_TYPES.formBlock),
  name: v.optional(v.string(), 'New Form'),
  fields: v.optional(fields, []),
  submitButtonText: v.optional(v.string(), 'Submit'),
  submissionMessage: v.optional(v.string(), 'Thank you!'),
  disclaimerMessage: v.optional(v.string()),
  submissionHTML: v.optional(v.string(), ''),
  successRedirect: v.optional(redirect, ''),
  captchaEnabled: v.optional(v.boolean(), false),
  captchaTheme: v.optional(
    v.pipe(integer, v.minValue(1), v.maxValue(2, 'must be 1 or 2')),
    CAPTCHA_THEMES.light,
  ),
  captchaAlignment: v.optional(
    v.pipe(integer, v.minValue(1), v.maxValue(3, 'must be 1, 2 or 3')),
    CAPTCHA_ALIGNMENTS.left,
  ),
};

export const formSchema = v.object(formEntries);
export type Form = v.InferOutput<typeof formSchema>;

/** The disclaimer under the form: newsletter and slide forms have one unless it was written empty. */
export function disclaimerOf(
  form: Pick<Form, 'type' | 'disclaimerMessage'>,
  newsletterDisclaimer: string,
): string {
  const hasDefault = form.type === FORM_TYPES.newsletterBlock || form.type === FORM_TYPES.slide;
  return form.disclaimerMessage ?? (hasDefault ? newsletterDisclaimer : '');
}

export type FieldProblem = 'unknown-type' | 'missing-id' | 'duplicate-id';

export type FieldEntry =
  | { ok: true; field: FormField }
  | { ok: false; problem: FieldProblem; raw: RawField; index: number };

/**
 * Sorts a written list of fields into those that can be shown and those that cannot, in order.
 * A section needs no id, since it has no value. Of two fields with one id the first stays.
 */
export function readFields(list: readonly RawField[]): FieldEntry[] {
  const seen = new Set<string>();
  return list.map((raw, index) => {
    const problem = problemOf(raw, seen);
    if (problem) return { ok: false, problem, raw, index };
    if (raw.id) seen.add(raw.id);
    return {
      ok: true,
      field: {
        ...raw,
        id: raw.id || `section-${index}`,
        type: raw.type as FieldType,
        maxLength: Math.max(0, raw.maxLength),
      },
    };
  });
}

function problemOf(raw: RawField, seen: ReadonlySet<string>): FieldProblem | undefined {
  if (!(FIELD_TYPES as readonly string[]).includes(raw.type)) return 'unknown-type';
  if (!raw.id && raw.type !== 'section') return 'missing-id';
  return seen.has(raw.id) ? 'duplicate-id' : undefined;
}

/** The usable fields of a form. */
export function usableFields(form: Pick<Form, 'fields'>): FormField[] {
  return readFields(form.fields).flatMap((entry) => (entry.ok ? [entry.field] : []));
}

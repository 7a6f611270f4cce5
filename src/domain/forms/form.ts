/** The form entity (spec 1 §3): its configuration schema and what is made of a list of field definitions. */
import { flag, type Infer, integer, list, object, optionalText, requiredText, text } from '../schema.ts';
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

/** A field definition as it is written; unknown types are kept here so that one of them does not lose the form. */
const rawField = object({
  id: text(),
  type: requiredText('the name of a field type'),
  title: text(),
  description: text(),
  placeholder: text(),
  required: flag(),
  locked: flag(),
  options: list(text()),
  showCountryCode: flag(),
  currencySymbol: text('$'),
  underline: flag(),
  maxLength: integer(0),
  key: text(),
  value: text(),
});

export type RawField = Infer<typeof rawField>;

/** A redirect is an address, or an object with one. */
function addressOf(redirect: unknown): unknown {
  return typeof redirect === 'object' && redirect !== null && 'url' in redirect ? redirect.url : redirect;
}

/** Properties of the form entity that a visitor's page uses. */
export const formEntries = {
  id: text(),
  type: integer(FORM_TYPES.formBlock, 1, 6),
  name: text('New Form'),
  fields: list(rawField),
  submitButtonText: text('Submit'),
  submissionMessage: text('Thank you!'),
  disclaimerMessage: optionalText(),
  submissionHTML: text(),
  successRedirect: text('', { from: addressOf }),
  captchaEnabled: flag(),
  captchaTheme: integer(CAPTCHA_THEMES.light, 1, 2),
  captchaAlignment: integer(CAPTCHA_ALIGNMENTS.left, 1, 3),
};

export const formSchema = object(formEntries);
export type Form = Infer<typeof formSchema>;

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

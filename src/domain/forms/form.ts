/** A form with its fields: the schema, and what can be shown of a written list of fields. */
import {
  essential,
  flag,
  type Infer,
  integer,
  list,
  type Mistake,
  object,
  optionalText,
  type Rule,
  requiredText,
  text,
  writtenIndex,
} from '../schema.ts';
import type { FormField } from './field.ts';
import { FIELD_TYPE, type FieldType, fieldType } from './fields/index.ts';
import { formEntityEntries } from './form-entity.ts';

/** A field definition as it is written; unknown types are kept here so that one of them does not lose the form. */
const rawField = object({
  /** Names its value; a section needs none. */
  id: text(),
  /** One of the field types (behaviour/forms#field-types). */
  type: { ...requiredText('the name of a field type'), offered: FIELD_TYPE.values } as Rule<string>,
  /** Its label. */
  title: text(),
  /** A line below the label. */
  description: text(),
  /** What stands in an empty control. */
  placeholder: text(),
  /** It must be filled. */
  required: flag(),
  /** The owner's editor cannot remove it; visitors see no difference. */
  locked: flag(),
  /** Choices of radio, checkbox and select; questions of likert. */
  options: list(text()),
  /** `phone`: asks for the country code too. */
  showCountryCode: flag(),
  /** `currency`: what stands before the amount. */
  currencySymbol: text('$'),
  /** `section`: a line below it. */
  underline: flag(),
  /** Most characters of a text; 0 for no limit, which a wrong one counts as. */
  maxLength: integer(0, 0),
  /** `hidden`: the name in the page's query that its value is read from. */
  key: text(),
  /** `hidden`: its value where the query has none. */
  value: text(),
});

export type RawField = Infer<typeof rawField>;

export const formEntries = {
  ...formEntityEntries,
  /** What the owner calls the form. */
  name: optionalText(),
  /** The fields, in order. */
  fields: essential(list(rawField)),
};
export const formSchema = object(formEntries);
export type Form = Infer<typeof formSchema>;

export type FieldProblem = 'unknown-type' | 'missing-id' | 'duplicate-id';

export type FieldEntry =
  | { ok: true; field: FormField }
  /** `index`: as its author counts. */
  | { ok: false; problem: FieldProblem; raw: RawField; index: number };

/**
 * Sorts a written list of fields into those that can be shown and those that cannot, in order.
 * A section needs no id, since it has no value. Of two fields with one id the first stays.
 */
export function sortFields(list: readonly RawField[]): FieldEntry[] {
  const seen = new Set<string>();
  return list.map((raw, index) => {
    const problem = problemOf(raw, seen);
    if (problem) return { ok: false, problem, raw, index: writtenIndex(list, raw) };
    if (raw.id) seen.add(raw.id);
    return {
      ok: true,
      field: {
        ...raw,
        id: raw.id || `section-${index}`,
        type: raw.type as FieldType,
      },
    };
  });
}

function problemOf(raw: RawField, seen: ReadonlySet<string>): FieldProblem | undefined {
  const type = fieldType(raw.type);
  if (!type) return 'unknown-type';
  if (!raw.id && type.control !== 'section') return 'missing-id';
  return seen.has(raw.id) ? 'duplicate-id' : undefined;
}

/** Which fields cannot be shown, and why. */
export function fieldMistakes(entries: readonly FieldEntry[]): Mistake[] {
  return entries.flatMap((entry): Mistake[] => {
    if (entry.ok) return [];
    const { problem, index, raw } = entry;
    const path = `fields.${index}`;
    if (problem === 'unknown-type') return [{ path: `${path}.type`, rule: FIELD_TYPE, value: raw.type }];
    const reason = problem === 'missing-id' ? 'has no id' : `the id "${raw.id}" is used twice`;
    return [{ path, reason }];
  });
}

/** The usable fields of a form. */
export function usableFields(form: Pick<Form, 'fields'>): FormField[] {
  return sortFields(form.fields).flatMap((entry) => (entry.ok ? [entry.field] : []));
}

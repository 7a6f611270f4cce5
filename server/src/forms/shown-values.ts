/** The values of a submission for a reader: with the titles of their fields. */
import type { ShownValue } from '../../../src/domain/api/owner/submissions.ts';
import { displayLine, displayShape } from '../../../src/domain/forms/display.ts';
import { FIELD_TYPES } from '../../../src/domain/forms/fields/index.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import type { FormValues } from '../../../src/domain/forms/values.ts';
import type { StoredForm } from './form-entity.ts';

/** In the order in which they were sent. */
export function shownValues(values: FormValues, form: StoredForm | undefined): ShownValue[] {
  const fields = new Map((form ? usableFields(form) : []).map((field) => [field.id, field]));
  return Object.entries(values).map(([id, value]) => {
    const field = fields.get(id);
    return {
      title: field?.title || id,
      line: displayLine(value, field?.type),
      shape: displayShape(value, field?.type),
    };
  });
}

/** Each field of the form in its order, empty ones too, and after them what belongs to none: columns that stay in place. */
export function shownLines(
  values: FormValues,
  form: StoredForm | undefined,
): { title: string; line: string }[] {
  const fields = (form ? usableFields(form) : []).filter(
    ({ type }) => FIELD_TYPES[type].control !== 'section',
  );
  const known = new Set(fields.map(({ id }) => id));
  return [
    ...fields.map(({ id, title, type }) => ({
      title: title || id,
      line: Object.hasOwn(values, id) ? displayLine(values[id] ?? '', type) : '',
    })),
    ...Object.entries(values)
      .filter(([id]) => !known.has(id))
      .map(([id, value]) => ({ title: id, line: displayLine(value) })),
  ];
}

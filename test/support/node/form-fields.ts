/** Builds complete field definitions and control values for tests of the form rules. */
import type { FormField } from '../../../src/domain/forms/field.ts';
import type { FieldType } from '../../../src/domain/forms/fields/index.ts';
import type { ControlValues } from '../../../src/domain/forms/values.ts';

export function field(type: FieldType, more: Partial<FormField> = {}): FormField {
  return {
    id: `${type}-1`,
    type,
    title: type,
    description: '',
    placeholder: '',
    required: false,
    locked: false,
    options: [],
    showCountryCode: false,
    currencySymbol: '$',
    underline: false,
    maxLength: 0,
    key: '',
    value: '',
    ...more,
  };
}

export function controls(entries: Record<string, string | string[]> = {}): ControlValues {
  return { getAll: (name) => [entries[name] ?? []].flat() };
}

/** The same value made of ordinary objects: maps without prototypes are not equal to literals. */
export function plain<T>(value: T): T {
  return structuredClone(value);
}

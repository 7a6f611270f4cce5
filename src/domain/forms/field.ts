/** The kinds of form field and the parts they are made of (spec 1 §3, spec 3 §3). */

export const FIELD_TYPES = [
  'name',
  'email',
  'text',
  'textarea',
  'date',
  'time',
  'address',
  'checkbox',
  'likert',
  'radio',
  'select',
  'phone',
  'section',
  'number',
  'currency',
  'website',
  'password',
  'twitter',
  'hidden',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** One field definition, complete: every property has its default. */
export interface FormField {
  id: string;
  type: FieldType;
  title: string;
  description: string;
  placeholder: string;
  required: boolean;
  /** A locked field cannot be removed by the owner; the visitor sees no difference. */
  locked: boolean;
  /** Choices of radio, checkbox and select; questions of likert. */
  options: readonly string[];
  showCountryCode: boolean;
  currencySymbol: string;
  underline: boolean;
  /** Longest accepted value in UTF-16 code units; 0 means no limit. */
  maxLength: number;
  /** hidden only: the query-string name it reads. */
  key: string;
  /** hidden only: the value without a query-string match. */
  value: string;
}

/** Part names of the fields that consist of several inputs, in the order of their value's list. */
export const FIELD_PARTS = {
  name: ['first', 'last'],
  address: ['line1', 'line2', 'city', 'state', 'zip', 'country'],
  date: ['month', 'day', 'year'],
  time: ['hour', 'minute', 'second', 'ampm'],
  phone: ['country', 'areacode', 'prefix', 'line'],
} as const satisfies Partial<Record<FieldType, readonly string[]>>;

export type MultiPartType = keyof typeof FIELD_PARTS;
export type PartName = (typeof FIELD_PARTS)[MultiPartType][number];

export function isMultiPart(type: FieldType): type is MultiPartType {
  return type in FIELD_PARTS;
}

/** The parts of a field that a visitor sees. A phone shows its country code only when asked to. */
export function visibleParts(field: Pick<FormField, 'type' | 'showCountryCode'>): readonly PartName[] {
  if (!isMultiPart(field.type)) return [];
  const parts: readonly PartName[] = FIELD_PARTS[field.type];
  return field.type === 'phone' && !field.showCountryCode ? parts.slice(1) : parts;
}

/** Name of the control that holds a part of a field, or one question of a likert. */
export function controlName(fieldId: string, part?: string | number): string {
  return part === undefined ? fieldId : `${fieldId}.${part}`;
}

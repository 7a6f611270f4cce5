/** A submitted value as one line of text, for a table cell. */
import { type DisplayShape, displayShape } from '../../../src/domain/forms/display.ts';
import type { FieldType } from '../../../src/domain/forms/field.ts';
import type { FieldValue } from '../../../src/domain/forms/values.ts';

const SEPARATORS: Partial<Record<FieldType, string>> = {
  name: ' ',
  address: ', ',
  date: '/',
  time: ':',
  phone: ' ',
};

/** @param type the field's type, when its form is known */
export function valueText(value: FieldValue, type?: FieldType): string {
  return shapeText(displayShape(value, type), (type && SEPARATORS[type]) ?? ', ');
}

function shapeText(shape: DisplayShape, separator: string): string {
  switch (shape.kind) {
    case 'text':
      return shape.text;
    case 'list':
      return shape.items.filter(Boolean).join('; ');
    case 'parts':
      return shape.parts.flatMap(({ text }) => text || []).join(separator);
    case 'answers':
      return shape.answers.map(({ question, answer }) => `${question}: ${answer}`).join('; ');
  }
}

/** One field of a form: its settings, its parts, and the names of the controls that hold its value. */
import type { FieldPart, FieldSettings } from './fields/field-type.ts';
import { FIELD_TYPES, type FieldType } from './fields/index.ts';

export interface FormField extends FieldSettings {
  type: FieldType;
}

/** The parts of a field that a visitor sees; none for a field that is one control. */
export function visibleParts(field: FormField): FieldPart[] {
  const type = FIELD_TYPES[field.type];
  return type.control === 'parts' ? type.parts.filter((part) => !part.isHidden?.(field)) : [];
}

/** Name of the control that holds a part of a field, or one question of a likert. */
export function controlName(fieldId: string, part?: string | number): string {
  return part === undefined ? fieldId : `${fieldId}.${part}`;
}

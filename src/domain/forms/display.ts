/** Lays a submitted value out for a reader: parts with titles, lists, question and answer pairs. */
import { FIELD_TYPES, type FieldType } from './fields/index.ts';
import { likertLabel } from './likert.ts';
import { partLines, partTitle } from './part-lines.ts';
import type { FieldValue } from './values.ts';

export type DisplayShape =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'parts'; parts: { label: string; text: string }[]; line: string }
  | { kind: 'answers'; answers: { question: string; answer: string }[] };

/** @param type the field's type, when the form is known; without it the shape follows from the value alone, and numbers are no answers */
export function displayShape(value: FieldValue, type?: FieldType): DisplayShape {
  if (typeof value === 'string') return { kind: 'text', text: value };
  const descriptor = type && FIELD_TYPES[type];
  if (!Array.isArray(value)) {
    const isSurvey = descriptor?.control === 'likert';
    const answers = Object.entries(value).map(([question, answer]) => ({
      question,
      answer: (isSurvey && likertLabel(answer)) || answer,
    }));
    return { kind: 'answers', answers };
  }
  if (descriptor?.control !== 'parts') return { kind: 'list', items: value };
  const { parts } = descriptor;
  const texts = new Map(parts.map((part, index) => [part, value[value.length - parts.length + index] ?? '']));
  return {
    kind: 'parts',
    parts: parts.map((part) => ({ label: partTitle(part), text: texts.get(part) ?? '' })),
    line: partLines(parts, (part) => texts.get(part) ?? '', false).join(', '),
  };
}

/** The same in one line. */
export function displayLine(value: FieldValue, type?: FieldType): string {
  const shape = displayShape(value, type);
  switch (shape.kind) {
    case 'text':
      return shape.text;
    case 'list':
      return shape.items.filter(Boolean).join('; ');
    case 'parts':
      return shape.line;
    case 'answers':
      return shape.answers.map(({ question, answer }) => `${question}: ${answer}`).join('; ');
  }
}

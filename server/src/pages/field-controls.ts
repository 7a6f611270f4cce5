/** Plain HTML controls of a field, for the page that asks a visitor without scripts to correct an entry. */
import {
  controlName,
  type FormField,
  isMultiPart,
  type PartName,
  visibleParts,
} from '../../../src/domain/forms/field.ts';
import { LIKERT_VALUES } from '../../../src/domain/forms/likert.ts';
import { controlValuesOf, type FieldValue } from '../../../src/domain/forms/values.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { type Html, html } from './html.ts';

const INPUT_TYPES: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  website: 'url',
  password: 'password',
};

/** @param value what the visitor had entered */
export function fieldControls(field: FormField, value: FieldValue, error: string): Html {
  const { id, title, description } = field;
  const entered = controlValuesOf(field, value);
  const notes = html`${description ? html`<p class="hint">${description}</p>` : ''}
<p class="error" id="${id}-error">${error}</p>`;
  if (field.type === 'likert' || isMultiPart(field.type) || isChoice(field))
    return html`<fieldset id="${id}" tabindex="-1" aria-describedby="${id}-error"><legend>${title}</legend>
${notes}
${groupOf(field, entered)}</fieldset>`;
  return html`<div class="field"><label for="${id}">${title}</label>
${notes}
${singleControl(field, entered.get(id)?.[0] ?? '')}</div>`;
}

function isChoice({ type }: FormField): boolean {
  return type === 'radio' || type === 'checkbox';
}

function groupOf(field: FormField, entered: Map<string, string[]>): Html | Html[] {
  if (isChoice(field)) return choices(field, field.id, field.options, field.options, entered);
  if (field.type === 'likert') {
    const labels = LIKERT_VALUES.map((answer) => formMessages.likert[answer]);
    return field.options.map(
      (question, row) => html`<fieldset class="row"><legend>${question}</legend>
${choices(field, controlName(field.id, row), LIKERT_VALUES, labels, entered)}</fieldset>`,
    );
  }
  return visibleParts(field).map((part) => {
    const name = controlName(field.id, part);
    return html`<label class="part">${partLabel(field, part)}
<input name="${name}" value="${entered.get(name)?.[0] ?? ''}"></label>`;
  });
}

function choices(
  field: FormField,
  name: string,
  values: readonly string[],
  labels: readonly string[],
  entered: Map<string, string[]>,
): Html[] {
  const type = field.type === 'checkbox' ? 'checkbox' : 'radio';
  const chosen = entered.get(name) ?? [];
  return values.map(
    (value, index) => html`<label class="choice">
<input type="${type}" name="${name}" value="${value}"${chosen.includes(value) ? html` checked` : ''}>
${labels[index] ?? value}</label>`,
  );
}

function singleControl({ id, type, options, placeholder, maxLength }: FormField, value: string): Html {
  const common = html`id="${id}" name="${id}" aria-invalid="true" aria-describedby="${id}-error"`;
  if (type === 'textarea') {
    const limit = maxLength > 0 ? html` maxlength="${maxLength}"` : '';
    return html`<textarea ${common} rows="6"${limit} placeholder="${placeholder}">
${value}</textarea>`;
  }
  if (type === 'select')
    return html`<select ${common}><option value="">${formMessages.selectPrompt}</option>
${options.map((option) => html`<option${option === value ? html` selected` : ''}>${option}</option>`)}</select>`;
  return html`<input type="${INPUT_TYPES[type] ?? 'text'}" ${common} value="${value}" placeholder="${placeholder}">`;
}

function partLabel(field: FormField, part: PartName): string {
  const { phoneCountry, linenumber, ...parts } = formMessages.parts;
  if (part === 'line') return linenumber;
  return field.type === 'phone' && part === 'country' ? phoneCountry : parts[part];
}

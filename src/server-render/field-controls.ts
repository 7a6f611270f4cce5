/** Plain HTML controls of a field: in a form that works without scripts, and where an entry is to be corrected. */
import { controlName, type FormField, visibleParts } from '../domain/forms/field.ts';
import type { ChoicesType, FieldPart, PartsType } from '../domain/forms/fields/field-type.ts';
import { FIELD_TYPES } from '../domain/forms/fields/index.ts';
import { LIKERT_VALUES } from '../domain/forms/likert.ts';
import { controlValuesOf, type FieldValue } from '../domain/forms/values.ts';
import { type Html, html } from '../domain/html.ts';
import { formMessages } from '../i18n/en/form.ts';

type Entered = ReadonlyMap<string, string[]>;

/** What the visitor had entered, and what is wrong with it. */
export interface Correction {
  value: FieldValue;
  error: string;
}

/** @param correction none: the field is asked for the first time */
export function fieldControls(field: FormField, correction?: Correction): Html {
  const { id, title, description } = field;
  const entered = controlValuesOf(field, correction?.value ?? '');
  const error = correction ? html`<p class="error" id="${id}-error">${correction.error}</p>` : '';
  const notes = html`${description ? html`<p class="hint">${description}</p>` : ''}
${error}`;
  const group = groupOf(field, entered);
  if (group) {
    const state = correction ? html` tabindex="-1" aria-describedby="${id}-error"` : '';
    return html`<fieldset id="${id}"${state}><legend>${title}</legend>
${notes}
${group}</fieldset>`;
  }
  const state = correction ? html` aria-invalid="true" aria-describedby="${id}-error"` : '';
  const common = html`id="${id}" name="${id}"${field.required && !correction ? html` required` : ''}${state}`;
  return html`<div class="field"><label for="${id}">${title}</label>
${notes}
${singleControl(field, (entered.get(id) ?? []).join(', '), common)}</div>`;
}

/** @returns undefined for a field that is one control */
function groupOf(field: FormField, entered: Entered): Html[] | undefined {
  const { id, options } = field;
  const type = FIELD_TYPES[field.type];
  switch (type.control) {
    case 'choices':
      return choices(type, id, options, options, entered);
    case 'likert': {
      const labels = LIKERT_VALUES.map((answer) => formMessages.likert[answer]);
      return options.map(
        (question, row) => html`<fieldset class="row"><legend>${question}</legend>
${choices({ isMultiple: false }, controlName(id, row), LIKERT_VALUES, labels, entered)}</fieldset>`,
      );
    }
    case 'parts':
      return visibleParts(field).map(
        (part) => html`<label class="part">${partLabel(part)}
${partControl(part, type, controlName(id, part.name), entered)}</label>`,
      );
    default:
      return undefined;
  }
}

/** The same as the tag asks by: what is chosen there is chosen here. */
function partControl(
  { choices, autoComplete, isNumeric }: FieldPart,
  { type }: PartsType,
  name: string,
  entered: Entered,
): Html {
  const value = entered.get(name)?.[0] ?? '';
  const autofill = autoComplete ? html` autocomplete="${autoComplete}"` : '';
  if (choices)
    return html`<select name="${name}"${autofill}><option value=""></option>${optionsOf(choices, value)}</select>`;
  const keyboard = isNumeric ? html` inputmode="numeric"` : '';
  return html`<input type="${type ?? 'text'}" name="${name}"${autofill}${keyboard} value="${value}">`;
}

function optionsOf(options: readonly string[], chosen: string): Html[] {
  return options.map((option) => html`<option${option === chosen ? html` selected` : ''}>${option}</option>`);
}

function choices(
  { isMultiple }: Pick<ChoicesType, 'isMultiple'>,
  name: string,
  values: readonly string[],
  labels: readonly string[],
  entered: Entered,
): Html[] {
  const type = isMultiple ? 'checkbox' : 'radio';
  const chosen = entered.get(name) ?? [];
  return values.map(
    (value, index) => html`<label class="choice">
<input type="${type ?? 'text'}" name="${name}" value="${value}"${chosen.includes(value) ? html` checked` : ''}>
${labels[index] ?? value}</label>`,
  );
}

/** @param common attributes that every control has */
function singleControl(field: FormField, value: string, common: Html): Html {
  const { options, placeholder, maxLength } = field;
  const type = FIELD_TYPES[field.type];
  if (type.control === 'textarea') {
    const limit = maxLength > 0 ? html` maxlength="${maxLength}"` : '';
    return html`<textarea ${common} rows="6"${limit} placeholder="${placeholder}">
${value}</textarea>`;
  }
  if (type.control === 'select')
    return html`<select ${common}><option value="">${formMessages.selectPrompt}</option>
${optionsOf(options, value)}</select>`;
  const { type: kind = 'text', autoComplete, inputMode } = type.control === 'input' ? (type.input ?? {}) : {};
  const shown = kind === 'password' ? '' : value;
  const autofill = autoComplete ? html` autocomplete="${autoComplete}"` : '';
  const keyboard = inputMode ? html` inputmode="${inputMode}"` : '';
  return html`<input type="${kind}" ${common}${autofill}${keyboard} value="${shown}" placeholder="${placeholder}">`;
}

function partLabel({ name, label = name }: FieldPart): string {
  return formMessages.parts[label as keyof typeof formMessages.parts];
}

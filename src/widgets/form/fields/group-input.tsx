/** Fields with several controls: the parts of name, address, date, time and phone; checkbox, radio and likert. */
import { autocompleteToken } from '../../../domain/forms/autocomplete.ts';
import { controlName, type PartName, visibleParts } from '../../../domain/forms/field.ts';
import { LIKERT_VALUES } from '../../../domain/forms/likert.ts';
import type { FieldProps } from './field-context.ts';

const NUMERIC_PARTS: readonly PartName[] = ['month', 'day', 'year', 'hour', 'minute', 'second'];

export function Parts(props: FieldProps) {
  const { field } = props;
  return (
    <div data-part="parts" data-type={field.type}>
      {visibleParts(field).map((part) => partInput(part, props))}
    </div>
  );
}

function partInput(part: PartName, { field, texts, error, id, section }: FieldProps) {
  const shared = {
    id: id(part),
    name: controlName(field.id, part),
    'data-part': 'control',
    autoComplete: autocompleteToken(field.type, part, section),
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div key={part} data-part="part" data-name={part}>
      <label htmlFor={id(part)} data-part="part-label">
        {partLabel(part, field.type === 'phone', texts)}
      </label>
      {part === 'ampm' ? (
        <select {...shared}>
          <option value="" />
          <option value="AM">AM</option>
          <option value="PM">PM</option>
        </select>
      ) : (
        <input
          {...shared}
          type={field.type === 'phone' ? 'tel' : 'text'}
          inputMode={NUMERIC_PARTS.includes(part) ? 'numeric' : undefined}
        />
      )}
    </div>
  );
}

function partLabel(part: PartName, isPhone: boolean, { parts }: FieldProps['texts']): string {
  if (part === 'line') return parts.linenumber;
  return isPhone && part === 'country' ? parts.phoneCountry : parts[part];
}

/** Checkboxes and radios. The group carries the error; each option is its own label. */
export function Choices({ field, error, id }: FieldProps) {
  const type = field.type === 'radio' ? 'radio' : 'checkbox';
  return (
    <div data-part="choices">
      {field.options.map((option, index) => (
        <label key={option} data-part="choice">
          <input
            type={type}
            id={id(`option-${index}`)}
            name={field.id}
            value={option}
            required={type === 'radio' && field.required}
            aria-invalid={error ? true : undefined}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

/** Each question is a radio group of its own, so that it is announced as one of five and not one of all. */
export function Likert({ field, texts, id }: FieldProps) {
  return (
    <div data-part="likert">
      {field.options.map((question, row) => (
        <div
          key={question}
          data-part="likert-row"
          role="radiogroup"
          aria-labelledby={id(`question-${row}`)}
          aria-required={field.required || undefined}
        >
          <p data-part="likert-question" id={id(`question-${row}`)}>
            {question}
          </p>
          <div data-part="likert-answers">
            {LIKERT_VALUES.map((value) => (
              <label key={value} data-part="likert-answer">
                <input type="radio" name={controlName(field.id, row)} value={value} />
                <span>{texts.likert[value]}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

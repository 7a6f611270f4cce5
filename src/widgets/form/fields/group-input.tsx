/** Fields with several controls: the parts of a value, the options of a choice, the questions of a survey. */
import { controlName, visibleParts } from '../../../domain/forms/field.ts';
import type { ChoicesType, FieldPart, PartsType } from '../../../domain/forms/fields/field-type.ts';
import { LIKERT_VALUES } from '../../../domain/forms/likert.ts';
import { autofill, type FieldProps } from './field-context.ts';

export function Parts(props: FieldProps, type: PartsType) {
  return (
    <div data-part="parts" data-type={props.field.type}>
      {visibleParts(props.field).map((part) => partInput(part, props, type))}
    </div>
  );
}

function partInput(
  { name, label = name, autoComplete, isNumeric, choices }: FieldPart,
  { field, texts, error, id, section }: FieldProps,
  type: PartsType,
) {
  const shared = {
    id: id(name),
    name: controlName(field.id, name),
    'data-part': 'control',
    autoComplete: autofill(autoComplete, section),
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div key={name} data-part="part" data-name={name}>
      <label htmlFor={id(name)} data-part="part-label">
        {texts.parts[label as keyof typeof texts.parts]}
      </label>
      {choices ? (
        <select {...shared}>
          <option value="" />
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {texts.dayPeriods[choice as keyof typeof texts.dayPeriods] ?? choice}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} type={type.type ?? 'text'} inputMode={isNumeric && 'numeric'} />
      )}
    </div>
  );
}

/** Checkboxes and radios. The group carries the error; each option is its own label. */
export function Choices({ field, error, id }: FieldProps, { isMultiple }: ChoicesType) {
  return (
    <div data-part="choices">
      {field.options.map((option, index) => (
        <label key={option} data-part="choice">
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            id={id(`option-${index}`)}
            name={field.id}
            value={option}
            required={!isMultiple && field.required}
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

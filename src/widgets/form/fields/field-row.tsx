/** One row of the form: the error above the title, the title, the description and the controls (spec 1 §5). */
import type { ReactNode } from 'react';
import { type FieldType, type FormField, isMultiPart } from '../../../domain/forms/field.ts';
import { describedBy, type FieldProps } from './field-context.ts';
import { Choices, Likert, Parts } from './group-input.tsx';
import { Select, SingleInput, TextArea } from './single-input.tsx';

/**
 * Views without state are called, not mounted: a form of 50 fields would otherwise be 250 component instances, which
 * costs a third of the time until it is on screen.
 */
const CONTROLS: Partial<Record<FieldType, (props: FieldProps) => ReactNode>> = {
  textarea: (props) => <TextArea {...props} />,
  select: Select,
  radio: Choices,
  checkbox: Choices,
  likert: Likert,
};

const GROUPS: readonly FieldType[] = ['radio', 'checkbox', 'likert'];

export function fieldRow(props: FieldProps) {
  const { field, error, id, texts } = props;
  if (field.type === 'section') return section(field);
  const isGroup = isMultiPart(field.type) || GROUPS.includes(field.type);
  const control = (isMultiPart(field.type) ? Parts : (CONTROLS[field.type] ?? SingleInput))(props);
  const required = field.required && <span data-part="required"> ({texts.requiredMark})</span>;
  const description = field.description && (
    <p data-part="description" id={id('description')}>
      {field.description}
    </p>
  );
  return (
    <div
      key={field.id}
      data-part="field"
      data-field-id={field.id}
      data-type={field.type}
      data-invalid={error ? true : undefined}
    >
      {error && (
        <p data-part="error" id={id('error')}>
          {error}
        </p>
      )}
      {isGroup ? (
        <fieldset aria-describedby={describedBy(props)}>
          <legend data-part="label">
            {field.title}
            {required}
          </legend>
          {description}
          {control}
        </fieldset>
      ) : (
        <label data-part="label" htmlFor={id()}>
          {field.title}
          {required}
        </label>
      )}
      {!isGroup && description}
      {!isGroup && control}
    </div>
  );
}

function section(field: FormField) {
  return (
    <div
      key={field.id}
      data-part="field"
      data-field-id={field.id}
      data-type="section"
      data-underline={field.underline || undefined}
    >
      <p data-part="section-title">{field.title}</p>
      {field.description && <p data-part="description">{field.description}</p>}
    </div>
  );
}

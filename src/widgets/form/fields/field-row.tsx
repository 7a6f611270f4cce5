/** One row of the form: the error above the title, the title, the description and the controls. */
import type { ReactNode } from 'react';
import type { FormField } from '../../../domain/forms/field.ts';
import type { Control, FieldDescriptor, TypeOf } from '../../../domain/forms/fields/field-type.ts';
import { FIELD_TYPES } from '../../../domain/forms/fields/index.ts';
import { describedBy, type FieldProps } from './field-context.ts';
import { Choices, Likert, Parts } from './group-input.tsx';
import { Select, SingleInput, TextArea } from './single-input.tsx';

type Asking = Exclude<Control, 'section' | 'hidden'>;

/**
 * Views without state are called, not mounted: a form of 50 fields would otherwise be 250 component instances, which
 * costs a third of the time until it is on screen.
 */
const CONTROLS: { [C in Asking]: (props: FieldProps, type: TypeOf<C>) => ReactNode } = {
  input: SingleInput,
  textarea: (props) => <TextArea {...props} />,
  select: Select,
  choices: Choices,
  likert: Likert,
  parts: Parts,
};

/** Several controls under one legend. */
const GROUPS: readonly Control[] = ['choices', 'likert', 'parts'];

export function fieldRow(props: FieldProps): ReactNode {
  const { field, error, id, texts } = props;
  const type = FIELD_TYPES[field.type];
  if (type.control === 'hidden') return null;
  if (type.control === 'section') return section(field);
  const isGroup = GROUPS.includes(type.control);
  const view = CONTROLS[type.control] as (props: FieldProps, type: FieldDescriptor) => ReactNode;
  const control = view(props, type);
  const required = field.required && <span data-part="required">{` (${texts.requiredMark})`}</span>;
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

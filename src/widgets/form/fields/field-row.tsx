/** One row of the form: the error above the title, the title, the description and the controls (spec 1 §5). */
import type { ComponentType } from 'react';
import { type FieldType, isMultiPart } from '../../../domain/forms/field.ts';
import { describedBy, type FieldProps } from './field-context.ts';
import { Choices, Likert, Parts } from './group-input.tsx';
import { Select, SingleInput, TextArea } from './single-input.tsx';

const CONTROLS: Partial<Record<FieldType, ComponentType<FieldProps>>> = {
  textarea: TextArea,
  select: Select,
  radio: Choices,
  checkbox: Choices,
  likert: Likert,
};

const GROUPS: readonly FieldType[] = ['radio', 'checkbox', 'likert'];

export function FieldRow(props: FieldProps) {
  const { field, error, id } = props;
  if (field.type === 'section') return <Section {...props} />;
  const Control = isMultiPart(field.type) ? Parts : (CONTROLS[field.type] ?? SingleInput);
  const isGroup = isMultiPart(field.type) || GROUPS.includes(field.type);
  return (
    <div
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
            <Title {...props} />
          </legend>
          <Description {...props} />
          <Control {...props} />
        </fieldset>
      ) : (
        <>
          <label data-part="label" htmlFor={id()}>
            <Title {...props} />
          </label>
          <Description {...props} />
          <Control {...props} />
        </>
      )}
    </div>
  );
}

function Title({ field, texts }: FieldProps) {
  return (
    <>
      {field.title}
      {field.required && <span data-part="required"> ({texts.requiredMark})</span>}
    </>
  );
}

function Description({ field, id }: FieldProps) {
  if (!field.description) return null;
  return (
    <p data-part="description" id={id('description')}>
      {field.description}
    </p>
  );
}

function Section({ field }: FieldProps) {
  return (
    <div
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

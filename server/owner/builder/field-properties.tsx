/** What can be set of a field, by the table of the editor. */
import { useState } from 'react';
import type { FieldType } from '../../../src/domain/forms/fields/index.ts';
import {
  FIELD_PROPERTY_KINDS,
  type FieldProperty,
  FORM_FIELD_PROPERTIES,
  fieldProperties,
} from '../../../src/editor/forms.ts';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { BuilderField } from './builder-state.ts';
import { PROPERTY_HINTS, PROPERTY_NAMES } from './words.ts';

interface FieldPropertiesProps {
  field: BuilderField;
  change: (values: Partial<BuilderField>) => void;
}

export function FieldProperties({ field, change }: FieldPropertiesProps) {
  const { type } = field;
  // The server's form handler is the newer one, which limits the length of a long text.
  const properties = isKnown(type) ? fieldProperties(type, { formHandler: true }) : [];
  return (
    <>
      <Field
        label="Title"
        value={field.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        hint={`Its value is called ${field.id}.`}
      />
      {properties.map((property) => (
        <Property key={property} property={property} field={field} change={change} />
      ))}
    </>
  );
}

function isKnown(type: string): type is FieldType {
  return Object.hasOwn(FORM_FIELD_PROPERTIES, type);
}

function Property({ property, field, change }: FieldPropertiesProps & { property: FieldProperty }) {
  const kind = FIELD_PROPERTY_KINDS[property];
  const label = property === 'options' && field.type === 'likert' ? 'Questions' : PROPERTY_NAMES[property];
  const hint = PROPERTY_HINTS[property];
  const value = field[property];
  if (kind === 'flag')
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => change({ [property]: currentTarget.checked })}
        />
        {label}
      </label>
    );
  if (kind === 'list')
    return (
      <Lines label={label} hint={hint} lines={field.options} change={(options) => change({ options })} />
    );
  if (kind === 'integer')
    return (
      <Field
        label={label}
        hint={hint}
        type="number"
        min={1}
        value={value ? String(value) : ''}
        onChange={({ currentTarget }) =>
          change({ [property]: Math.max(0, Math.trunc(Number(currentTarget.value))) })
        }
      />
    );
  return (
    <Field
      label={label}
      hint={hint}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => change({ [property]: currentTarget.value })}
    />
  );
}

interface LinesProps {
  label: string;
  hint: string | undefined;
  lines: readonly string[];
  change: (lines: string[]) => void;
}

/** Lines that are still empty are the owner's, and no options yet. */
function Lines({ label, hint, lines, change }: LinesProps) {
  const [text, setText] = useState(() => lines.join('\n'));
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={Math.max(3, text.split('\n').length)}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        change(currentTarget.value.split('\n').flatMap((line) => line.trim() || []));
      }}
    />
  );
}

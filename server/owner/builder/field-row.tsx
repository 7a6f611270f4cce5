/** A field in the list of the builder: what moves it, what opens its properties, what removes it. */
import type { ComponentProps } from 'react';
import type { FieldType } from '../../../src/domain/forms/fields/index.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type BuilderField, lacksOptions } from './builder-state.ts';
import { FieldProperties } from './field-properties.tsx';
import { fieldName, TYPE_NAMES } from './words.ts';

interface FieldRowProps {
  field: BuilderField;
  isOpen: boolean;
  isDragged: boolean;
  handle: ComponentProps<'button'>;
  toggle: () => void;
  change: (values: Partial<BuilderField>) => void;
  remove: () => void;
  moveUp: () => void;
  moveDown: () => void;
}

export function FieldRow({ field, isOpen, isDragged, handle, toggle, change, ...row }: FieldRowProps) {
  const { id, type, required, locked } = field;
  const name = fieldName(field);
  const words = [
    TYPE_NAMES[type as FieldType] ?? `Unknown type ${type}`,
    required && 'must be filled in',
    lacksOptions(field) && 'has nothing to choose from',
  ];
  return (
    <li data-field={id} data-dragged={isDragged || undefined}>
      <div className="field-line">
        <button
          {...handle}
          type="button"
          className="button handle"
          data-look="bare"
          aria-label={`Move ${name}`}
          aria-describedby="move-hint"
        >
          <Icon name="grip" />
        </button>
        <button type="button" className="field-open" aria-expanded={isOpen} onClick={toggle}>
          <bdi className="field-name">{name}</bdi>
          <span className="hint">{words.filter(Boolean).join(' · ')}</span>
        </button>
        {!locked && (
          <Button look="bare" label={`Remove ${name}`} onClick={row.remove}>
            <Icon name="trash" />
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="field-properties stack">
          <FieldProperties field={field} change={change} />
          <div className="actions">
            <Button onClick={row.moveUp}>
              <Icon name="up" />
              Move up
            </Button>
            <Button onClick={row.moveDown}>
              <Icon name="down" />
              Move down
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** The fields of a form: their order, what is asked of each, and what can be added. */
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { AddField } from './add-field.tsx';
import type { BuilderEvent, BuilderState } from './builder-state.ts';
import { FieldRow } from './field-row.tsx';
import { useReorder } from './use-reorder.ts';
import { fieldName, TYPE_NAMES } from './words.ts';

export function BuildTab({ state, tell }: { state: BuilderState; tell: Dispatch<BuilderEvent> }) {
  const { draft, open } = state;
  const { fields } = draft;
  const announce = useAnnounce();
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { dragged, handleProps, moveBy } = useReorder(list, fields, tell);
  const isFresh = useRef(false);
  useEffect(() => {
    if (!isFresh.current) return;
    isFresh.current = false;
    const title = list.current?.querySelector<HTMLInputElement>(`[data-field="${CSS.escape(open)}"] input`);
    title?.focus();
    title?.select();
  }, [open]);

  function remove(index: number) {
    const field = fields[index];
    if (!field) return;
    tell({ type: 'removed', id: field.id });
    announce(`${fieldName(field)} was removed.`, () => tell({ type: 'restored', field, index }));
    // The focus stays near where it was.
    const next = fields[index + 1] ?? fields[index - 1];
    list.current
      ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(next?.id ?? '')}"] .field-open`)
      ?.focus();
  }

  return (
    <>
      <Field
        label="Name of the form"
        value={draft.name ?? ''}
        maxLength={200}
        onChange={({ currentTarget }) => tell({ type: 'changed', values: { name: currentTarget.value } })}
        hint="Visitors do not see it."
      />
      {fields.length === 0 && <p className="hint">Visitors are asked nothing yet.</p>}
      <p className="unseen" id="move-hint">
        The arrow keys move it up and down, or drag it.
      </p>
      <ol className="fields" aria-label="Fields" ref={list}>
        {fields.map((field, index) => (
          <FieldRow
            key={field.id}
            field={field}
            isOpen={open === field.id}
            isDragged={dragged === field.id}
            handle={handleProps(field.id)}
            toggle={() => tell({ type: 'opened', id: open === field.id ? '' : field.id })}
            change={(values) => tell({ type: 'field-changed', id: field.id, values })}
            remove={() => remove(index)}
            moveUp={() => moveBy(field.id, -1)}
            moveDown={() => moveBy(field.id, 1)}
          />
        ))}
      </ol>
      <div className="actions">
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" />
          Add a field
        </Button>
      </div>
      {isAdding && (
        <AddField
          close={() => setAdding(false)}
          add={(field) => {
            isFresh.current = true;
            setAdding(false);
            tell({ type: 'added', field, title: TYPE_NAMES[field] });
            announce(`${TYPE_NAMES[field]} was added at the end.`);
          }}
        />
      )}
    </>
  );
}

/** A link to each field that has to be corrected; loaded when a form is submitted or checked. */
import { type RefObject, useLayoutEffect } from 'react';
import type { FormField } from '../../domain/forms/field.ts';
import { fill } from '../../domain/text/fill.ts';
import type { formMessages } from '../../i18n/en/form.ts';
import css from '../../ui/submission/summary.css';
import type { WidgetHost } from '../../ui/widget-host.ts';

interface ErrorLinksProps {
  fields: readonly FormField[];
  fieldErrors: Readonly<Record<string, string>>;
  form: RefObject<HTMLFormElement | null>;
  texts: Pick<typeof formMessages, 'named'>;
  host: WidgetHost<never, never>;
}

export function ErrorLinks({ fields, fieldErrors, form, texts, host }: ErrorLinksProps) {
  useLayoutEffect(() => host.adoptStyles(css), [host]);
  const wrong = fields.filter((field) => fieldErrors[field.id]);
  if (wrong.length === 0) return null;
  return (
    <ul data-part="summary">
      {wrong.map((field) => (
        <li key={field.id}>
          <a
            href={`#${host.id(field.id)}`}
            onClick={(event) => {
              event.preventDefault();
              if (form.current) focusWrongPart(form.current, field.id);
            }}
          >
            {field.title
              ? fill(texts.named, { field: field.title, message: fieldErrors[field.id] ?? '' })
              : fieldErrors[field.id]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Focuses the first part of a field that has to be corrected: in a group of questions the first without an answer,
 * in a group of inputs the first empty one, else the first control.
 */
function focusWrongPart(form: HTMLElement, fieldId: string): void {
  const row = form.querySelector(`[data-field-id="${CSS.escape(fieldId)}"]`);
  const openQuestion = [...(row?.querySelectorAll('[role="radiogroup"]') ?? [])].find(
    (group) => !group.querySelector(':checked'),
  );
  const controls = [
    ...((openQuestion ?? row)?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []),
  ];
  const isChoice = controls.some((control) => control.type === 'radio' || control.type === 'checkbox');
  const wrong =
    (isChoice ? undefined : controls.find((control) => control.value.trim() === '')) ?? controls[0];
  wrong?.focus();
}

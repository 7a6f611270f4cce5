/** The top banner: what went wrong, and a link to each wrong field (notes: no peer has one). */
import { useLayoutEffect, useRef } from 'react';
import type { FormField } from '../../domain/forms/field.ts';
import type { formMessages } from '../../i18n/en/form.ts';

interface ErrorSummaryProps {
  texts: typeof formMessages;
  /** A message about the whole form; empty when fields are to blame. */
  formError: string;
  fieldErrors: Readonly<Record<string, string>>;
  fields: readonly FormField[];
  /** Grows with each failed submit: each moves focus here once. */
  failures: number;
  onJump(fieldId: string): void;
  targetId(fieldId: string): string;
}

export function ErrorSummary({
  texts,
  formError,
  fieldErrors,
  fields,
  failures,
  onJump,
  targetId,
}: ErrorSummaryProps) {
  const banner = useRef<HTMLDivElement>(null);
  // Once per failed submit, not when a corrected field leaves the list.
  useLayoutEffect(() => banner.current?.focus(), [failures]);
  const wrong = fields.filter((field) => fieldErrors[field.id]);
  return (
    <div data-part="banner-top" ref={banner} tabIndex={-1}>
      <div role="alert">
        <p>{formError || texts.bannerTop}</p>
      </div>
      {wrong.length > 0 && (
        <ul data-part="summary">
          {wrong.map((field) => (
            <li key={field.id}>
              <a
                href={`#${targetId(field.id)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onJump(field.id);
                }}
              >
                {`${field.title ? `${field.title}: ` : ''}${fieldErrors[field.id]}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Focuses the first part of a field that has to be corrected: in a group of questions the first without an answer,
 * in a group of inputs the first empty one, else the first control.
 */
export function focusWrongPart(form: HTMLElement, fieldId: string): void {
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

/** What every field's view is given beside its definition. */
import type { FormField } from '../../../domain/forms/field.ts';
import type { formMessages } from '../../../i18n/en/form.ts';

export interface FieldProps {
  field: FormField;
  texts: typeof formMessages;
  /** Of the page, as the host has it. */
  language: string;
  error: string;
  /** Page-wide id of a piece of this field. */
  id(piece?: string): string;
  /** Group for autofill tokens when the page has several forms. */
  section: string;
}

/** Two forms of one page get their own autofill groups, so that one does not fill the other. */
export function autofill(token: string | undefined, section: string): string | undefined {
  return token && token !== 'off' && section ? `section-${section} ${token}` : token;
}

/** Ids for `aria-describedby`: the error first, then the hint. */
export function describedBy({ field, error, id }: FieldProps, ...more: string[]): string | undefined {
  const ids = [error && id('error'), field.description && id('description'), ...more].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Attributes that tell assistive technology what is wrong with a control or a group. */
export function describing(props: FieldProps, ...more: string[]) {
  return {
    'aria-describedby': describedBy(props, ...more),
    'aria-invalid': props.error ? (true as const) : undefined,
  };
}

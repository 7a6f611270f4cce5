/** The tag that shows a form in a page, to be copied. */
import { FORM_TYPES } from '../../../src/editor/forms.ts';
import { CopyField } from '../ui/copy-field.tsx';

export function TagHtml({ formId, type }: { formId: string; type: number }) {
  const tag = type === FORM_TYPES.codes.newsletterBlock ? 'sqs-newsletter' : 'sqs-form';
  // Ids have letters, digits, hyphens and underscores alone.
  const html = `<${tag} form-id="${formId}"></${tag}>`;
  return <CopyField label="Tag for your pages" value={html} what="The tag" />;
}

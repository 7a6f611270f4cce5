/** The tag that shows a form in a page, to be copied. */
import { useRef } from 'react';
import { FORM_TYPES } from '../../../src/editor/forms.ts';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export function TagHtml({ formId, type }: { formId: string; type: number }) {
  const announce = useAnnounce();
  const output = useRef<HTMLInputElement>(null);
  const tag = type === FORM_TYPES.codes.newsletterBlock ? 'sqs-newsletter' : 'sqs-form';
  // Ids have letters, digits, hyphens and underscores alone.
  const html = `<${tag} form-id="${formId}"></${tag}>`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(html);
      announce('The tag was copied.');
    } catch {
      output.current?.select();
      announce('The tag is selected: copy it with the keys of your browser.');
    }
  }
  return (
    <div className="actions tag-html">
      <input className="input" aria-label="Tag for your pages" readOnly value={html} ref={output} />
      <Button onClick={copy}>
        <Icon name="copy" />
        Copy
      </Button>
    </div>
  );
}

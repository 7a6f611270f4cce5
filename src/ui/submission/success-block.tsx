/** What replaces a form after a successful submit: the owner's text, then the owner's post-submit HTML with its scripts. */
import { useLayoutEffect, useRef } from 'react';
import type { FormEntity } from '../../domain/forms/form-entity.ts';
import type { FormStatus } from '../../domain/forms/form-state.ts';
import { successMessages } from '../../i18n/en/success.ts';
import { insertOwnerHtmlAndRunScripts } from '../../services/html/owner-scripts.ts';
import { OwnerHtml } from '../owner-html.tsx';
import type { WidgetHost } from '../widget-host.ts';
import successCss from './success.css';

export interface SuccessBlockProps {
  host: WidgetHost<never>;
  /** Name of the widget's texts in the catalogue. */
  name: string;
  form: Pick<FormEntity, 'submissionMessage' | 'submissionHTML'>;
  status: FormStatus;
}

export function SuccessBlock({ host, name, form, status }: SuccessBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const texts = host.texts(name, successMessages);
  /** Owner's HTML; its scripts run once, in order. */
  const html = form.submissionHTML;
  useLayoutEffect(() => host.adoptStyles(successCss), [host]);
  useLayoutEffect(() => {
    block.current?.focus({ preventScroll: false });
  }, []);
  useLayoutEffect(() => {
    if (after.current) insertOwnerHtmlAndRunScripts(after.current, html);
  }, [html]);
  return (
    <div data-part="success" ref={block} tabIndex={-1} role="status">
      <OwnerHtml
        data-part="success-message"
        // Scripts in it never run.
        html={status.isUnread ? texts.sentUnread : (form.submissionMessage ?? texts.thanks)}
      />
      {html && <div data-part="success-html" ref={after} />}
    </div>
  );
}

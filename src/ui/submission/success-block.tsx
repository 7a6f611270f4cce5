/** What replaces a form after a successful submit: the owner's text, then the owner's post-submit HTML with its scripts. */
import { useLayoutEffect, useRef } from 'react';
import { insertOwnerHtmlAndRunScripts } from '../../services/html/owner-scripts.ts';
import { OwnerHtml } from '../owner-html.tsx';

interface SuccessBlockProps {
  /** Owner's HTML; scripts in it never run. */
  message: string;
  /** Owner's HTML; its scripts run once, in order. */
  html: string;
}

export function SuccessBlock({ message, html }: SuccessBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    block.current?.focus({ preventScroll: false });
  }, []);
  useLayoutEffect(() => {
    if (after.current) insertOwnerHtmlAndRunScripts(after.current, html);
  }, [html]);
  return (
    <div data-part="success" ref={block} tabIndex={-1} role="status">
      <OwnerHtml data-part="success-message" html={message} />
      {html && <div data-part="success-html" ref={after} />}
    </div>
  );
}

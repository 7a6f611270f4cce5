/** What replaces a form after a successful submit: the owner's text, then the owner's post-submit HTML with its scripts. */
import { useLayoutEffect, useRef } from 'react';
import { trustedHtml } from '../../services/html/owner-html.ts';
import { runScripts } from '../../services/html/run-scripts.ts';

interface SuccessBlockProps {
  /** Owner's HTML; scripts in it never run. */
  message: string;
  /** Owner's HTML; its scripts run once, in order (spec 1 §4). */
  html: string;
}

export function SuccessBlock({ message, html }: SuccessBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    block.current?.focus({ preventScroll: false });
    if (after.current) runScripts(after.current);
  }, []);
  return (
    <div data-part="success" ref={block} tabIndex={-1} role="status">
      <div data-part="success-message" dangerouslySetInnerHTML={{ __html: trustedHtml(message) }} />
      {html && (
        <div data-part="success-html" ref={after} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
      )}
    </div>
  );
}

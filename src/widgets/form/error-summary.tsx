/** The top banner: what went wrong, with a link to each wrong field in it (notes: no peer has one). */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ErrorSummaryProps {
  text: string;
  /** Grows with each failed submit: each moves focus here once. */
  failures: number;
  children: ReactNode;
}

export function ErrorSummary({ text, failures, children }: ErrorSummaryProps) {
  const banner = useRef<HTMLDivElement>(null);
  // Once per failed submit, not when a corrected field leaves the list.
  useLayoutEffect(() => banner.current?.focus(), [failures]);
  return (
    <div data-part="banner-top" ref={banner} tabIndex={-1}>
      <div role="alert">
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

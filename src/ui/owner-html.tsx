/** An element that holds HTML of the page's owner; scripts in it never run. */
import { useLayoutEffect, useRef } from 'react';
import { insertOwnerHtml } from '../services/html/owner-html.ts';

interface OwnerHtmlProps {
  html: string;
  /** In a shadow root. */
  part?: string;
  /** In light DOM. */
  'data-part'?: string;
}

export function OwnerHtml({ html, ...names }: OwnerHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) insertOwnerHtml(place.current, html);
  }, [html]);
  return <div ref={place} {...names} />;
}

/** The heading of a view: names the page, and takes the focus when the owner came from another view. */
import { useEffect, useRef } from 'react';
import { hasMoved } from './place.ts';

interface TitleProps {
  text: string;
  /** Stands before the text in the name of the page, such as a count. */
  mark?: string;
}

export function Title({ text, mark = '' }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = `${mark}${text} · sqs-kit`;
  }, [text, mark]);
  return (
    <h1 className="title" dir="auto" tabIndex={-1} ref={heading}>
      {text}
    </h1>
  );
}

/** The heading of a view: names the page, and takes the focus when the view follows on another one. */
import { useEffect, useRef } from 'react';

interface TitleProps {
  text: string;
  /** Stands before the text in the name of the page, such as a count. */
  mark?: string;
}

/** The browser itself places the focus in the first view; signing in leads to another one, too. */
let isFirst = true;

export function Title({ text, mark = '' }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
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

/** For the focus, where what had it is gone. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('.title')?.focus();
}

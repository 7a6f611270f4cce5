/** Lets controls in the content of a pop-up close it: `data-sqs-close` marks them. */
import { useLayoutEffect, useRef } from 'react';

export function useClosers(element: HTMLElement, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    const whenClicked = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-sqs-close]')) latest.current();
    };
    element.addEventListener('click', whenClicked);
    return () => element.removeEventListener('click', whenClicked);
  }, [element]);
}

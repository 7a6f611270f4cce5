/** What an author wrote on a slide stands in the page's tree, and with it the sheet that dresses it there. */
import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../services/html/adopt-styles.ts';
import writtenCss from './written.css';

export function useWrittenStyles(element: HTMLElement): void {
  useLayoutEffect(() => {
    adoptStyles(element, writtenCss);
    // Of pop-ups only those with a layout are slides.
    element.setAttribute('data-sqs-slide', '');
    return () => element.removeAttribute('data-sqs-slide');
  }, [element]);
}

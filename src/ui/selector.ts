/** The rule of settings that name elements of the page by a CSS selector. */
import { type Rule, text } from '../domain/schema.ts';

export const selector = (): Rule<string> => text('', { test: isSelector, must: 'a CSS selector' });

/** Only browsers know; a program that checks pages on a server lets every selector pass. */
function isSelector(selector: string): boolean {
  try {
    if (selector && typeof document !== 'undefined') document.querySelector(selector);
    return true;
  } catch {
    return false; // A SyntaxError is how the browser says no.
  }
}

/** The words for people who do not see a picture, out of the HTML that stands beside it. */
import { withoutTags } from '../text/plain-text.ts';

/** Longer ones are cut (behaviour/api#helpers). */
export const MAX_ALT_LENGTH = 250;

export function altTextFromBody(html: string): string {
  return withoutTags(html, ' ').slice(0, MAX_ALT_LENGTH);
}

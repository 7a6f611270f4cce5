/** The small rules that owners' programs share with the kit (behaviour/api#helpers). */
import { type CalendarEvent, calendarQuery } from '../domain/calendar.ts';
import type { Value } from '../domain/template-value.ts';
import { Template } from '../template/compile.ts';
import { commerceFormatters } from '../template/formatters/commerce.ts';

export { decodeAssetToken, isTokenExpired, TOKEN_WITHOUT_EXPIRY } from '../domain/auth/asset-token.ts';
export { decodeToken } from '../domain/auth/token.ts';
export { type CalendarEvent, calendarFile, calendarStamp } from '../domain/calendar.ts';
export { MAX_CATEGORIES, MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '../domain/commerce/limits.ts';
export { formSchema } from '../domain/forms/form.ts';
export { LIKERT_LABELS, LIKERT_VALUES, likertLabel } from '../domain/forms/likert.ts';
export { altTextFromBody, MAX_ALT_LENGTH } from '../domain/images/alt-text.ts';
export { imageMistakes } from '../domain/images/image-assertions.ts';
export { trialDaysRemaining } from '../domain/site/account-states.ts';
export { mainNavigation, NO_MAIN_NAVIGATION, RESERVED_NAVIGATIONS } from '../domain/site/navigation.ts';
export { nextUrlId, urlIdOf } from '../domain/site/url-id.ts';
export { commentCountText } from '../domain/text/comment-count.ts';
export { slugify } from '../domain/text/slugify.ts';
export { truncate } from '../domain/text/truncate.ts';
export { scrollIntoPlace } from '../services/page/scroll-into-place.ts';
export { settledDom } from '../services/page/settled-dom.ts';
export { TWEEN_MS, tween } from '../services/page/tween.ts';

/** The page where somebody puts an event into their Google calendar. @throws RangeError for a time that is none */
export function calendarUrl(event: CalendarEvent): string {
  return `https://www.google.com/calendar/event?${calendarQuery(event)}`;
}

/**
 * The answers to a form as HTML, what visitors wrote as text.
 * @param fields `type`, `rawTitle`, and `value` or `values`
 * @param localizedStrings the site's own words, such as `productSummaryFormNoAnswerText`
 */
export function formSummary(
  fields: readonly object[],
  localizedStrings: Readonly<Record<string, string>> = {},
): string {
  const source = '{.repeated section fields}{@|summary-form-field}{.end}';
  const template = new Template(source, { formatters: commerceFormatters });
  return template.render({ fields, localizedStrings } as unknown as Value).output;
}

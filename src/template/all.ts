/** Every formatter and predicate of the language. */
import type { Formatters, Predicates } from './context.ts';
import { commerceFormatters } from './formatters/commerce.ts';
import { contentFormatters } from './formatters/content.ts';
import { coreFormatters } from './formatters/core.ts';
import { dateNumberFormatters } from './formatters/dates-numbers.ts';
import { messageFormatters } from './formatters/messages.ts';
import { socialFormatters } from './formatters/social.ts';
import { commercePredicates } from './predicates/commerce.ts';
import { contentPredicates } from './predicates/content.ts';
import { corePredicates } from './predicates/core.ts';
import { socialPredicates } from './predicates/social.ts';

export const formatters: Formatters = {
  ...coreFormatters,
  ...contentFormatters,
  ...commerceFormatters,
  ...socialFormatters,
  ...dateNumberFormatters,
  ...messageFormatters,
};

export const predicates: Predicates = {
  ...corePredicates,
  ...contentPredicates,
  ...commercePredicates,
  ...socialPredicates,
};

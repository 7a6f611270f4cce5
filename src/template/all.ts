/** Every formatter and predicate of the language. */
import type { Formatters, Predicates } from './context.ts';
import { coreFormatters } from './formatters/core.ts';
import { corePredicates } from './predicates/core.ts';

export const formatters: Formatters = { ...coreFormatters };

export const predicates: Predicates = { ...corePredicates };

/** `sqs-kit/template/commerce`: the commerce group of formatters and predicates. */
export { commerceFormatters } from './formatters/commerce.ts';
export { commercePredicates } from './predicates/commerce.ts';

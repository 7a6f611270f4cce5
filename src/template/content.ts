/** `sqs-kit/template/content`: the content group of formatters and predicates. */
export { contentFormatters } from './formatters/content.ts';
export { contentPredicates } from './predicates/content.ts';

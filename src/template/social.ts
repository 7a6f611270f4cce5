/** `sqs-kit/template/social`: the social group of formatters and predicates. */
export { socialFormatters } from './formatters/social.ts';
export { socialPredicates } from './predicates/social.ts';

/** Every tag of the kit. */
export { SqsFormElement } from './sqs-form.ts';
export { SqsNewsletterElement } from './sqs-newsletter.ts';
export { SqsSiteElement } from './sqs-site.ts';

/** Every tag of the kit. */
export { SqsFormElement } from './sqs-form.ts';
export { SqsLightboxElement } from './sqs-lightbox.ts';
export { SqsNewsletterElement } from './sqs-newsletter.ts';
export { SqsPopupOverlayElement } from './sqs-popup-overlay.ts';
export { SqsTemplateElement } from './sqs-template.ts';

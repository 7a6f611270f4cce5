/** Every tag of the kit, and how to add a language. */

/** Adds the texts of a language: `registerLocale('de', { form: { required: 'Pflichtfeld' } })`. */
export { registerLocale } from '../src/i18n/locales.ts';
export { SqsFormElement } from './sqs-form.ts';
export { SqsLightboxElement } from './sqs-lightbox.ts';
export { SqsNewsletterElement } from './sqs-newsletter.ts';
export { SqsPopupOverlayElement } from './sqs-popup-overlay.ts';
export { SqsTemplateElement } from './sqs-template.ts';

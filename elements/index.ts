/** Every tag of the kit, and how to add a language. */

/** Adds the texts of a language: `registerLocale('de', { form: { required: 'Pflichtfeld' } })`. */
export { registerLocale } from '../src/i18n/locales.ts';
export { SqsCookieBannerElement } from './sqs-cookie-banner.ts';
export { SqsFormElement } from './sqs-form.ts';
export { SqsGalleryElement } from './sqs-gallery.ts';
export { SqsImageElement } from './sqs-image.ts';
export { SqsInfoBarElement } from './sqs-info-bar.ts';
export { SqsLicensedAssetsBarElement } from './sqs-licensed-assets-bar.ts';
export { SqsLightboxElement } from './sqs-lightbox.ts';
export { SqsNewsletterElement } from './sqs-newsletter.ts';
export { SqsPasswordElement } from './sqs-password.ts';
export { SqsPopupOverlayElement } from './sqs-popup-overlay.ts';
export { SqsSiteElement } from './sqs-site.ts';
export { SqsSiteBadgeElement } from './sqs-site-badge.ts';
export { SqsTemplateElement } from './sqs-template.ts';

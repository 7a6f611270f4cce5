/** Every tag of the kit. */
export { SqsCookieBannerElement } from './sqs-cookie-banner.ts';
export { SqsFormElement } from './sqs-form.ts';
export { SqsInfoBarElement } from './sqs-info-bar.ts';
export { SqsLicensedAssetsBarElement } from './sqs-licensed-assets-bar.ts';
export { SqsNewsletterElement } from './sqs-newsletter.ts';
export { SqsPasswordElement } from './sqs-password.ts';
export { SqsSiteElement } from './sqs-site.ts';
export { SqsSiteBadgeElement } from './sqs-site-badge.ts';

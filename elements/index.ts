/** Every tag of the kit, and how to add a language. */

export { registerLocale } from './register-locale.ts';
export { SqsAddToCartElement } from './sqs-add-to-cart.ts';
export { SqsAlbumPlayerElement } from './sqs-album-player.ts';
export { SqsAudioElement } from './sqs-audio.ts';
export { SqsBgVideoElement } from './sqs-bg-video.ts';
export { SqsCartQuantityElement } from './sqs-cart-quantity.ts';
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
export { SqsProductPriceElement } from './sqs-product-price.ts';
export { SqsProductScarcityElement } from './sqs-product-scarcity.ts';
export { SqsProductVariantsElement } from './sqs-product-variants.ts';
export { SqsQuantityElement } from './sqs-quantity.ts';
export { SqsQuickViewElement } from './sqs-quick-view.ts';
export { SqsRestockNotificationElement } from './sqs-restock-notification.ts';
export { SqsSiteElement } from './sqs-site.ts';
export { SqsSiteBadgeElement } from './sqs-site-badge.ts';
export { SqsTemplateElement } from './sqs-template.ts';
export { SqsVideoElement } from './sqs-video.ts';

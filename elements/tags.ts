/** Every tag of the kit and how to load it; the loader and the tests read it. */

export const TAGS: Readonly<Record<string, () => Promise<unknown>>> = {
  'sqs-add-to-cart': () => import('./sqs-add-to-cart.ts'),
  'sqs-album-player': () => import('./sqs-album-player.ts'),
  'sqs-audio': () => import('./sqs-audio.ts'),
  'sqs-bg-video': () => import('./sqs-bg-video.ts'),
  'sqs-button': () => import('./sqs-button.ts'),
  'sqs-cart': () => import('./sqs-cart.ts'),
  'sqs-cart-link': () => import('./sqs-cart-link.ts'),
  'sqs-cart-quantity': () => import('./sqs-cart-quantity.ts'),
  'sqs-cookie-banner': () => import('./sqs-cookie-banner.ts'),
  'sqs-cover-slide': () => import('./sqs-cover-slide.ts'),
  'sqs-divider': () => import('./sqs-divider.ts'),
  'sqs-form': () => import('./sqs-form.ts'),
  'sqs-gallery': () => import('./sqs-gallery.ts'),
  'sqs-image': () => import('./sqs-image.ts'),
  'sqs-info-bar': () => import('./sqs-info-bar.ts'),
  'sqs-licensed-assets-bar': () => import('./sqs-licensed-assets-bar.ts'),
  'sqs-lightbox': () => import('./sqs-lightbox.ts'),
  'sqs-map': () => import('./sqs-map.ts'),
  'sqs-marquee': () => import('./sqs-marquee.ts'),
  'sqs-newsletter': () => import('./sqs-newsletter.ts'),
  'sqs-password': () => import('./sqs-password.ts'),
  'sqs-popup-overlay': () => import('./sqs-popup-overlay.ts'),
  'sqs-product': () => import('./sqs-product.ts'),
  'sqs-product-mark': () => import('./sqs-product-mark.ts'),
  'sqs-product-price': () => import('./sqs-product-price.ts'),
  'sqs-product-scarcity': () => import('./sqs-product-scarcity.ts'),
  'sqs-product-variants': () => import('./sqs-product-variants.ts'),
  'sqs-quantity': () => import('./sqs-quantity.ts'),
  'sqs-quick-view': () => import('./sqs-quick-view.ts'),
  'sqs-quotes': () => import('./sqs-quotes.ts'),
  'sqs-restock-notification': () => import('./sqs-restock-notification.ts'),
  'sqs-site': () => import('./sqs-site.ts'),
  'sqs-site-badge': () => import('./sqs-site-badge.ts'),
  'sqs-social-icons': () => import('./sqs-social-icons.ts'),
  'sqs-template': () => import('./sqs-template.ts'),
  'sqs-time': () => import('./sqs-time.ts'),
  'sqs-tweets': () => import('./sqs-tweets.ts'),
  'sqs-video': () => import('./sqs-video.ts'),
};

/**
 * What the template language's formatters write for a widget, as a CSS selector of its outermost element, and the tag
 * that takes it over when the loader is on the page: its class has a static `adopt(markup)`.
 */
export const MARKUP: Readonly<Record<string, string>> = {
  '.product-price': 'sqs-product-price',
  '.product-quantity-input[data-item-id]': 'sqs-quantity',
  '.product-restock-notification[data-product-id]': 'sqs-restock-notification',
  '.product-scarcity': 'sqs-product-scarcity',
  '.product-variants[data-item-id]': 'sqs-product-variants',
  '.sqs-add-to-cart-button-wrapper': 'sqs-add-to-cart',
  '.sqs-cart-quantity': 'sqs-cart-quantity',
  '.sqs-product-quick-view-button': 'sqs-quick-view',
  '.sqs-video-wrapper[data-html]': 'sqs-video',
  '.squarespace-audio-player[data-audio-asset-url]:not(.sqs-block-album *,sqs-album-player *)': 'sqs-audio',
  // The builder's album block, with what a template wrote for each of its files, or links to them.
  '.sqs-block-album:not(:empty,:has(sqs-album-player),sqs-album-player *)': 'sqs-album-player',
  // `image` and `image-meta`; a picture with `src` is loaded already, one in a gallery or a video overlay is its tag's.
  'img[data-src]:is([data-load="false"],[data-image]):not([src],.sqs-gallery:not([class*="summary-"]) *,.sqs-video-overlay *,sqs-gallery *,sqs-image *,sqs-image + *)':
    'sqs-image',
  // The builder's gallery block, with its options in data attributes (`data-design`, `data-thumbnails-per-row` …).
  // A summary block has the class and is a list of pages.
  '.sqs-gallery:not(:empty,.sqs-gallery *,sqs-gallery *,:has(sqs-gallery),[class*="summary-"],[class*="summary-"] *)':
    'sqs-gallery',
};

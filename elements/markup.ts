/** The markup that tags take over on pages with the loader, and what finds it. */
import { markupFinder } from '../src/host/markup-finder.ts';

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

export const findMarkup = markupFinder(MARKUP);

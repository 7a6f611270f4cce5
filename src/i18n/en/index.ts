/** Every text by widget. A further language has the same shape: what is missing or too much there does not compile. */

import { albumPlayerMessages } from './album-player.ts';
import { audioMessages } from './audio.ts';
import { bgVideoMessages } from './bg-video.ts';
import { cartLinkMessages, cartMessages } from './cart.ts';
import {
  addToCartMessages,
  markMessages,
  priceMessages,
  quantityMessages,
  quickViewMessages,
  restockMessages,
  variantMessages,
} from './commerce.ts';
import { cookieBannerMessages } from './cookie-banner.ts';
import { coverSlideMessages } from './cover-slide.ts';
import { failureMessages } from './failure.ts';
import { formMessages } from './form.ts';
import { galleryMessages } from './gallery.ts';
import { infoBarMessages } from './info-bar.ts';
import { licensedAssetsBarMessages } from './licensed-assets-bar.ts';
import { lightboxMessages } from './lightbox.ts';
import { mapMessages } from './map.ts';
import { marqueeMessages } from './marquee.ts';
import { newsletterMessages } from './newsletter.ts';
import { passwordMessages } from './password.ts';
import { popupOverlayMessages } from './popup-overlay.ts';
import { productMessages } from './product.ts';
import { quotesMessages } from './quotes.ts';
import { siteBadgeMessages } from './site-badge.ts';
import { socialIconsMessages } from './social-icons.ts';
import { successMessages } from './success.ts';
import { timeMessages } from './time.ts';
import { tweetsMessages } from './tweets.ts';
import { videoMessages } from './video.ts';

export const english = {
  'album-player': albumPlayerMessages,
  audio: audioMessages,
  'add-to-cart': addToCartMessages,
  'bg-video': bgVideoMessages,
  cart: cartMessages,
  'cart-link': cartLinkMessages,
  'cookie-banner': cookieBannerMessages,
  'cover-slide': coverSlideMessages,
  form: { ...formMessages, ...successMessages, ...failureMessages },
  gallery: galleryMessages,
  'info-bar': infoBarMessages,
  'licensed-assets-bar': licensedAssetsBarMessages,
  lightbox: lightboxMessages,
  map: mapMessages,
  marquee: marqueeMessages,
  newsletter: { ...newsletterMessages, ...successMessages, ...failureMessages },
  password: passwordMessages,
  'popup-overlay': popupOverlayMessages,
  product: productMessages,
  'product-mark': markMessages,
  'product-price': priceMessages,
  'product-variants': variantMessages,
  quantity: quantityMessages,
  'quick-view': quickViewMessages,
  quotes: quotesMessages,
  'restock-notification': restockMessages,
  'site-badge': siteBadgeMessages,
  'social-icons': socialIconsMessages,
  time: timeMessages,
  tweets: tweetsMessages,
  video: videoMessages,
};

export type Catalogue = typeof english;

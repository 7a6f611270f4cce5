/** Watches the page for the kit's tags and imports each, and the page's language, when they are needed: one script for a whole site. */
import { watchPage } from '../src/host/tag-loader.ts';
import { TAGS } from './tags.ts';

// A server has no page to watch.
if (typeof HTMLElement === 'function')
  watchPage({
    tags: TAGS,
    languages: () => import('./locales.ts'),
    hint: '[class*=product-],[class*=sqs-],[class*=squarespace-],img[data-src]',
    markup: () => import('./markup.ts'),
    folder: new URL('.', import.meta.url).href,
  });

/** Watches the page for the kit's tags and imports each when it is needed: one script for a whole site. */
import { watchPage } from '../src/host/tag-loader.ts';
import { MARKUP, TAGS } from './tags.ts';

// A server has no page to watch.
if (typeof HTMLElement === 'function')
  watchPage({ tags: TAGS, markup: MARKUP, folder: new URL('.', import.meta.url).href });

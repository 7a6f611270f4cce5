/** `<sqs-site>`: what the whole page shares, and the services behind it. Shows nothing. */

import { siteSchema } from '../src/domain/site/site-schema.ts';
import { define } from '../src/host/define.ts';
import { siteElement } from '../src/host/site-element.ts';

/**
 * What the whole page shares. With it page views, clicks and errors are reported and the other tags know their site.
 *
 * @tag sqs-site
 * @summary Tells the other tags about their site; counts views and clicks, keeps consent, reports script errors.
 * @example
 * ```html
 * <sqs-site>
 *   <script type="application/json">
 *     {
 *       "pageType": 2,
 *       "website": { "id": "harbour-bakery", "language": "en-US", "siteTitle": "Harbour Bakery" },
 *       "collection": { "id": "shop", "title": "Shop" },
 *       "cookieSettings": { "isCookieBannerEnabled": false }
 *     }
 *   </script>
 * </sqs-site>
 * ```
 * @prop {Tracker | undefined} tracker - Counts what the page wants counted itself: `event(name, payload)`, `hit('siteSearch', { query })` for a search.
 * @prop {ConsentStore | undefined} consent - What the visitor allows: `get()`, `choose(isAllowed)`, `reset()`, `subscribe(listener)`.
 */
export class SqsSiteElement extends siteElement(siteSchema) {}

define('sqs-site', SqsSiteElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-site': SqsSiteElement;
  }
}

/** `<sqs-site>`: what the whole page shares, and the services behind it. Shows nothing. */
import { define } from '../src/host/define.ts';
import { SiteElement } from '../src/host/site-element.ts';

export { registerLocale } from '../src/i18n/locales.ts';

const TEXTS = [
  'api-root',
  'website-id',
  'template-id',
  'locale',
  'page-type',
  'collection-id',
  'item-id',
  'captcha-provider',
  'captcha-site-key',
  'error-app',
];
const FLAGS = ['analytics-disabled', 'no-error-reports', 'heartbeats'];

/**
 * What the whole page shares. With it page views, clicks and errors are reported and the other tags know their site.
 *
 * @tag sqs-site
 * @summary Tells the other tags about their site; counts views and clicks, keeps consent, reports script errors.
 * @attr {string} api-root - Address of the builder's API for every tag that names none, `/api/` by default.
 * @attr {string} website-id - Id of the site.
 * @attr {string} template-id - Id of the template.
 * @attr {string} locale - Language of the site, a BCP 47 tag.
 * @attr {number} page-type - Page-type code; nothing is counted on not-found (100), lock-screen (103) and access-denied (106) pages.
 * @attr {string} collection-id - Id of the page's collection.
 * @attr {string} item-id - Id of the page's item.
 * @attr {string} captcha-provider - `recaptcha` (default) or `altcha`, for every form that names none.
 * @attr {string} captcha-site-key - The provider's site key, for every form that names none.
 * @attr {boolean} analytics-disabled - Counts nothing.
 * @attr {string} error-app - Name under which script errors are reported, `sqs-kit` by default.
 * @attr {boolean} no-error-reports - Leaves script errors to the page.
 * @attr {boolean} heartbeats - Reports every 30 seconds in which the page was visible.
 * @prop {Tracker | undefined} tracker - Counts what the page wants counted itself: `event(name, payload)`, `hit(2, { query })` for a search.
 * @prop {ConsentStore | undefined} consent - What the visitor allows: `get()`, `choose(isAllowed)`, `reset()`, `subscribe(listener)`.
 * @fires sqs-config-error - The configuration is wrong; nothing is started. `detail.tag`, `detail.path`, `detail.reason`.
 */
export class SqsSiteElement extends SiteElement {
  static readonly observedAttributes = [...TEXTS, ...FLAGS];

  constructor() {
    super(TEXTS, FLAGS);
  }
}

define('sqs-site', SqsSiteElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-site': SqsSiteElement;
  }
}

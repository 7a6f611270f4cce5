/** Every text of every tag comes from the catalogue: in a made-up language nothing is left in English, or too long for a phone. */
import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { TAGS } from '../../elements/tags.ts';
import { registerLocale } from '../../src/i18n/register-locale.ts';
import { money } from '../support/browser/cart.ts';
import { VIDEO_FILE, wavUrl } from '../support/browser/media.ts';
import { type, until } from '../support/browser/page.ts';
import { VARIANTS } from '../support/browser/product.ts';
import { PSEUDO_LANGUAGE, pseudoCatalogue, strayTexts } from '../support/browser/pseudo-locale.ts';
import { clearCookies, siteWith } from '../support/browser/site.ts';
import { FORM_API, stubApi, validatePath } from '../support/browser/stub.ts';

type Tag = HTMLElement & { updateComplete: Promise<void>; submit(): Promise<unknown>; show(): unknown };
interface State {
  markup: string;
  /** Answers of the API. */
  api?: Parameters<typeof stubApi>[0];
  act?: (element: Tag) => unknown;
  /** What is seen when the state is reached. */
  until?: string;
}

const json = (config: object) =>
  `<script type="application/json">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
const withJson = (tag: string, config: object, attributes = '', inside = '') =>
  `<${tag} ${attributes}>${json(config)}${inside}</${tag}>`;
const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${color}"/></svg>`)}`;
const PICTURES = ['teal', 'olive', 'navy']
  .map((color) => `<img src="${picture(color)}" width="60" height="40" alt="«${color}»">`)
  .join('');
const LINKS = ['teal', 'olive']
  .map(
    (color) =>
      `<a href="${picture(color)}"><img src="${picture(color)}" width="60" height="40" alt="«${color}»"></a>`,
  )
  .join('');
const VIMEO = 'https://vimeo.com/76979871';
const PLACE = 'lat="52.5" lng="13.4" address-title="«Gate»"';

const MARKED_VARIANTS = VARIANTS.map(({ attributes, ...variant }) => ({
  ...variant,
  attributes: { '«Size»': `«${attributes.Size}»`, '«Colour»': `«${attributes.Colour}»` },
}));
const variants = `variants='${JSON.stringify(MARKED_VARIANTS)}'`;
const CART = '/commerce/shopping-cart';
const lines = {
  json: {
    entries: [
      { id: 'a', itemId: 'i', quantity: 2, title: '«Mug»', price: money('5.00') },
      { id: 'b', itemId: 'j', quantity: 1, title: '«Pot»', price: money('7.00'), stockState: 'SOLD_OUT' },
    ],
  },
};

const title = (id: string) => ({ id, title: `«${id}»` });
const ALL_FIELDS = [
  { ...title('section'), type: 'section' },
  ...['name', 'email', 'text', 'date', 'time', 'address', 'phone', 'number', 'website', 'password'].map(
    (type) => ({
      ...title(type),
      type,
    }),
  ),
  { ...title('textarea'), type: 'textarea', maxLength: 3 },
  { ...title('abroad'), type: 'phone', showCountryCode: true },
  { ...title('select'), type: 'select', options: ['«Red»'] },
  { ...title('radio'), type: 'radio', options: ['«S»'] },
  { ...title('checkbox'), type: 'checkbox', options: ['«Art»'] },
  { ...title('likert'), type: 'likert', options: ['«Fast»', '«Kind»'] },
  { ...title('strange'), type: 'no-such-type' },
];
const FORM = {
  formId: 'f',
  name: '«Form»',
  fields: ALL_FIELDS.map((field) => ({ ...field, required: true })),
};
const NOTE = { formId: 'f', name: '«Form»', fields: [{ ...title('note'), type: 'text' }] };
const saved = (answer: object) => ({
  ...FORM_API,
  [validatePath('f')]: [{ json: {} }],
  '/form/SaveFormSubmission': [answer],
});
const submitted = (element: Tag) => void element.submit();
const isSeen = (element: Tag, part: string) =>
  element.querySelector<HTMLElement>(`[data-part~="${part}"]`) ??
  element.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`);
const press = (part: string) => async (element: Tag) => (await until(() => isSeen(element, part))).click();
const album = (tracks: object[]) => ({
  title: '«Album»',
  artist: '«Band»',
  artwork: picture('teal'),
  tracks,
});
const track = (name: string, more: object = {}) => ({
  url: wavUrl(name),
  title: `«${name}»`,
  duration: 4,
  ...more,
});
const product = {
  id: 'p2',
  title: '«Mug»',
  structuredContent: { productType: 1, variants: MARKED_VARIANTS },
};
const HOURS = { monday: { ranges: [] }, tuesday: { text: '«By appointment»' } };
const LOST = '/stub/none/lost.png';

/** By tag: each state in which it says something else. The elements' own tests reach the same. */
const STATES: Record<string, Record<string, State>> = {
  // The cart is one for the page, and what was read of it stays: the state without it comes first.
  'sqs-cart': {
    unreadable: { markup: '<sqs-cart></sqs-cart>', api: { [CART]: [{ status: 500 }] }, until: 'failed' },
    full: { markup: '<sqs-cart></sqs-cart>', api: { [CART]: [lines] }, until: 'line' },
    empty: { markup: '<sqs-cart></sqs-cart>', api: { [CART]: [{ json: { entries: [] } }] }, until: 'empty' },
    'of which one was removed': {
      markup: '<sqs-cart></sqs-cart>',
      api: {
        [CART]: [lines],
        [`DELETE ${CART}/entries/a`]: [{ json: { entries: [lines.json.entries[1]] } }],
      },
      act: press('remove'),
      until: 'removed',
    },
    loading: { markup: '<sqs-cart></sqs-cart>', api: { [CART]: [{ ...lines, hold: 'a' }] } },
    panel: { markup: '<sqs-cart panel open></sqs-cart>', api: { [CART]: [lines] } },
  },
  'sqs-add-to-cart': {
    'to be chosen': {
      markup: `<sqs-product-variants item-id="w1" ${variants}></sqs-product-variants><sqs-add-to-cart item-id="w1"></sqs-add-to-cart>`,
      act: press('product-button'),
    },
    'sold out': {
      markup: `<sqs-product-variants item-id="w2" variants='[{ "qtyInStock": 0 }]'></sqs-product-variants><sqs-add-to-cart item-id="w2"></sqs-add-to-cart>`,
    },
    'put in': {
      markup: '<sqs-add-to-cart item-id="w3"></sqs-add-to-cart>',
      api: { [`${CART}/entries`]: [lines] },
      act: press('product-button'),
    },
    lost: {
      markup: '<sqs-add-to-cart item-id="w4"></sqs-add-to-cart>',
      api: { [`${CART}/entries`]: [{ status: 500 }] },
      act: press('product-button'),
    },
  },
  'sqs-album-player': {
    whole: {
      markup: withJson(
        'sqs-album-player',
        album([track('One', { lyricsUrl: '/stub/none/a.lrc' }), track('Two')]),
      ),
      act: press('show-lyrics'),
    },
    'over a cover': {
      markup: withJson('sqs-album-player', album([track('One'), track('Two')]), 'view="cover"'),
    },
    failed: {
      markup: withJson('sqs-album-player', album([{ url: '/stub/none/a.mp3', title: '«One»' }])),
      act: press('play'),
    },
  },
  'sqs-audio': { whole: { markup: `<sqs-audio src="${wavUrl('x')}" track-title="«Song»"></sqs-audio>` } },
  'sqs-bg-video': {
    still: { markup: `<sqs-bg-video url="${VIDEO_FILE}" label="«Water»"><h2>«Slow»</h2></sqs-bg-video>` },
    'without a name': { markup: `<sqs-bg-video url="${VIDEO_FILE}"></sqs-bg-video>` },
  },
  'sqs-button': { whole: { markup: '<sqs-button><a href="#go">«Go»</a></sqs-button>' } },
  'sqs-cart-link': { whole: { markup: '<sqs-cart-link></sqs-cart-link>', api: { [CART]: [lines] } } },
  'sqs-cart-quantity': { whole: { markup: '<sqs-cart-quantity>3</sqs-cart-quantity>' } },
  'sqs-cookie-banner': {
    whole: { markup: '<sqs-cookie-banner restrictive can-decline></sqs-cookie-banner>' },
  },
  'sqs-cover-slide': {
    whole: {
      markup: withJson('sqs-cover-slide', {
        slices: [
          { type: 'heading', text: '«Heading»' },
          { type: 'form', ...NOTE },
          { type: 'newsletter', formId: 'n' },
          { type: 'password' },
          { type: 'sso-options', options: [{ provider: '«Club»', url: '/sso' }] },
          { type: 'custom-form', form: NOTE },
        ],
      }),
    },
  },
  'sqs-divider': { whole: { markup: '<sqs-divider type="wavy"></sqs-divider>' } },
  'sqs-form': {
    'with every field': { markup: withJson('sqs-form', FORM) },
    'without a name': { markup: withJson('sqs-form', { formId: 'f', fields: NOTE.fields }) },
    'with errors': { markup: withJson('sqs-form', FORM), act: submitted, until: 'banner-top' },
    'with too much in it': {
      markup: withJson('sqs-form', FORM),
      act: (element) => {
        type(element.querySelector('textarea')!, 'abcdef');
        type(element.querySelector('[name="email"]')!, 'nobody');
        return element.submit();
      },
      until: 'banner-top',
    },
    'on its way': { markup: withJson('sqs-form', NOTE), api: saved({ json: {}, hold: 'a' }), act: submitted },
    sent: { markup: withJson('sqs-form', NOTE), api: saved({ json: {} }), act: submitted, until: 'success' },
    ...Object.fromEntries(
      [401, 429, 500].map((status) => [
        `refused with ${status}`,
        { markup: withJson('sqs-form', NOTE), api: saved({ status }), act: submitted, until: 'banner-top' },
      ]),
    ),
    'not set up': { markup: '<sqs-form></sqs-form>' },
    adopted: {
      markup:
        '<sqs-form><form action="/stub/none/x"><label>«Mail» <input type="email" name="m" required></label><button>«Send»</button></form></sqs-form>',
      act: submitted,
    },
  },
  'sqs-gallery': {
    grid: { markup: `<sqs-gallery lightbox>${PICTURES}</sqs-gallery>` },
    slideshow: {
      markup: `<sqs-gallery design="slideshow" controls thumbnails autoplay>${PICTURES}</sqs-gallery>`,
      act: press('next'),
    },
    lost: { markup: `<sqs-gallery><img src="${LOST}" width="60" height="40" alt="«Lost»"></sqs-gallery>` },
  },
  'sqs-image': { lost: { markup: `<sqs-image><img src="${LOST}" alt="«Lost»"></sqs-image>` } },
  'sqs-info-bar': {
    whole: {
      markup: withJson('sqs-info-bar', {
        email: 'a@b.test',
        phone: '+1 555',
        location: { addressTitle: '«Bakery»', mapLat: 59.9, mapLng: 10.7 },
        businessHours: HOURS,
      }),
    },
  },
  'sqs-licensed-assets-bar': { whole: { markup: '<sqs-licensed-assets-bar></sqs-licensed-assets-bar>' } },
  'sqs-lightbox': {
    content: { markup: '<sqs-lightbox open><h2>«Hours»</h2></sqs-lightbox>' },
    pictures: {
      markup: `<sqs-lightbox download fullscreen thumbnails loop>${LINKS}</sqs-lightbox>`,
      act: (element) => element.querySelector('a')?.click(),
      until: 'viewer',
    },
    lost: {
      markup: `<sqs-lightbox><a href="${LOST}"><img src="${picture('teal')}" width="60" height="40" alt="«Lost»"></a></sqs-lightbox>`,
      act: (element) => element.querySelector('a')?.click(),
      until: 'failed',
    },
  },
  'sqs-map': {
    whole: {
      markup: `<sqs-map ${PLACE} tiles="/demo/assets/map/island.svg?{z}-{x}-{y}" attribution="«Me»"></sqs-map>`,
    },
    'before a press': { markup: `<sqs-map ${PLACE} load="click"></sqs-map>` },
  },
  'sqs-marquee': { whole: { markup: '<sqs-marquee><p>«Out now»</p></sqs-marquee>' } },
  'sqs-newsletter': {
    whole: { markup: '<sqs-newsletter form-id="n"></sqs-newsletter>' },
    wrong: { markup: '<sqs-newsletter form-id="n"></sqs-newsletter>', act: submitted },
    sent: {
      markup: '<sqs-newsletter form-id="n"></sqs-newsletter>',
      api: FORM_API,
      act: (element) => {
        type(element.querySelector('[type="email"]')!, 'a@b.com');
        return element.submit();
      },
      until: 'success',
    },
    'not set up': { markup: '<sqs-newsletter></sqs-newsletter>' },
  },
  'sqs-password': {
    whole: { markup: '<sqs-password></sqs-password>' },
    empty: { markup: '<sqs-password></sqs-password>', act: submitted },
    wrong: {
      markup: '<sqs-password></sqs-password>',
      api: { '/auth/visitor/site': [{ status: 401 }] },
      act: (element) => {
        type(element.querySelector('input')!, 'x');
        return element.submit();
      },
    },
  },
  'sqs-popup-overlay': {
    whole: { markup: '<sqs-popup-overlay open><p>«Ten percent»</p></sqs-popup-overlay>' },
  },
  'sqs-product': {
    whole: {
      markup: withJson('sqs-product', {
        ...product,
        items: [{ assetUrl: picture('teal') }, { assetUrl: picture('navy') }],
      }),
    },
    lost: { markup: '<sqs-product src="/stub/none/p"></sqs-product>' },
  },
  'sqs-product-mark': {
    'sold out': {
      markup: `<sqs-product-mark product='{ "variants": [{ "qtyInStock": 0 }] }'></sqs-product-mark>`,
    },
    sale: {
      markup: `<sqs-product-mark product='{ "variants": [{ "onSale": true, "qtyInStock": 1 }] }'></sqs-product-mark>`,
    },
  },
  'sqs-product-price': {
    'of several': {
      markup: `<sqs-product-price product='${JSON.stringify({ variants: MARKED_VARIANTS })}'></sqs-product-price>`,
    },
    sale: {
      markup: `<sqs-product-price product='${JSON.stringify({ variants: [MARKED_VARIANTS[3]] })}'></sqs-product-price>`,
    },
  },
  'sqs-product-scarcity': { whole: { markup: '<sqs-product-scarcity>«Only 3»</sqs-product-scarcity>' } },
  'sqs-product-variants': {
    menus: { markup: `<sqs-product-variants item-id="v1" ${variants}></sqs-product-variants>` },
    buttons: {
      markup: `<sqs-product-variants item-id="v2" picker="swatch" ${variants}></sqs-product-variants>`,
    },
    'sold out': {
      markup: `<sqs-product-variants item-id="v3" ${variants}></sqs-product-variants>`,
      act: (element) => {
        const [size, colour] = element.querySelectorAll('select');
        type(size!, '«L»');
        type(colour!, '«Ink»');
      },
    },
  },
  'sqs-quantity': {
    whole: { markup: '<sqs-quantity item-id="q1"></sqs-quantity>' },
    'with a limit': {
      markup: `<sqs-product-variants item-id="q2" variants='[{ "qtyInStock": 1 }]'></sqs-product-variants><sqs-quantity item-id="q2"></sqs-quantity>`,
    },
  },
  'sqs-quick-view': { whole: { markup: '<sqs-quick-view href="/p"></sqs-quick-view>' } },
  'sqs-quotes': {
    whole: {
      markup: '<sqs-quotes><blockquote>«Aye»</blockquote><blockquote>«No»</blockquote></sqs-quotes>',
    },
  },
  'sqs-restock-notification': {
    whole: { markup: '<sqs-restock-notification item-id="r1" mailing-list></sqs-restock-notification>' },
    wrong: { markup: '<sqs-restock-notification item-id="r2"></sqs-restock-notification>', act: submitted },
    done: {
      markup: '<sqs-restock-notification item-id="r3"></sqs-restock-notification>',
      api: { '/commerce/restock-notifications': [{ status: 204 }] },
      act: (element) => {
        type(element.querySelector('[name="email"]')!, 'a@b.com');
        return element.submit();
      },
    },
  },
  'sqs-site': { whole: { markup: withJson('sqs-site', { analyticsDisabled: true }) } },
  'sqs-site-badge': { whole: { markup: '<sqs-site-badge type="light"></sqs-site-badge>' } },
  'sqs-social-icons': {
    whole: {
      markup: withJson('sqs-social-icons', {
        links: ['https://vimeo.com/a', 'mailto:a@b.test', 'tel:1'].map((url) => ({ url })),
      }),
    },
  },
  'sqs-template': {
    whole: {
      markup: `<sqs-template><script type="text/x-sqs-template">{name}</script>${json({ name: '«Ada»' })}</sqs-template>`,
    },
  },
  'sqs-time': {
    'with a calendar': {
      markup: '<sqs-time datetime="2027-03-14T10:00Z" calendar="both" event-title="«Talk»"></sqs-time>',
    },
    'long ago': { markup: '<sqs-time since datetime="2001-03-14T10:00Z"></sqs-time>' },
    invalid: { markup: '<sqs-time datetime="never"></sqs-time>' },
  },
  'sqs-tweets': {
    whole: { markup: withJson('sqs-tweets', { items: [{ text: '«Aye»' }, { text: '«No»' }] }) },
  },
  'sqs-video': {
    named: { markup: `<sqs-video src="${VIMEO}" label="«Film»"></sqs-video>` },
    nameless: { markup: `<sqs-video src="${VIDEO_FILE}"></sqs-video>` },
    lost: { markup: '<sqs-video src="/stub/none/a.mp4"></sqs-video>', act: press('play'), until: 'error' },
  },
};

/** The same in every language: names of services, and dates. */
const SAME = /\b(Vimeo|OpenStreetMap)\b|\bMarch \d+, \d+/g;

async function reach(tag: string, { markup, api = {}, act, until: part }: State): Promise<HTMLElement> {
  const stub = await stubApi(api);
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = markup;
  const elements = [...main.querySelectorAll<Tag>(Object.keys(TAGS).join())];
  for (const each of elements) if ('apiRoot' in each) each.setAttribute('api-root', stub.root);
  for (const each of elements) await each.updateComplete;
  const element = elements.filter(({ localName }) => localName === tag).at(-1)!;
  await act?.(element);
  await element.updateComplete;
  if (part) await until(() => isSeen(element, part), `${tag}: ${part}`);
  // What an answer brought is on screen in the next frame.
  await new Promise(requestAnimationFrame);
  return main;
}

describe('in a language that is none', () => {
  before(async () => {
    registerLocale(PSEUDO_LANGUAGE, pseudoCatalogue);
    document.documentElement.lang = PSEUDO_LANGUAGE;
    await setViewport({ width: 360, height: 640 });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(async () => {
    document.documentElement.lang = 'en';
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
  afterEach(() => {
    fixtureCleanup();
    clearCookies();
    sessionStorage.clear();
  });

  it('sees what is not of the language', async () => {
    const main = await fixture<HTMLElement>(
      html`<main><p title="Hard">«Of the page» ⟦óf thê lánguage éé⟧: coded</p><sqs-time datetime="never"></sqs-time></main>`,
    );
    expect(strayTexts(main, SAME)).to.deep.equal([
      'main title: Hard',
      'main: «Of the page» ⟦óf thê lánguage éé⟧: coded',
    ]);
  });

  it('every tag has a state', () => {
    expect(Object.keys(STATES)).to.have.members(Object.keys(TAGS));
  });

  for (const [tag, states] of Object.entries(STATES))
    for (const [name, state] of Object.entries(states))
      it(`<${tag}> says nothing of its own, and fits a phone: ${name}`, async () => {
        const main = await reach(tag, state);
        expect(strayTexts(main, SAME)).to.deep.equal([]);
        expect(main.scrollWidth, 'overflows').to.be.at.most(main.clientWidth + 1);
      });

  for (const markup of [
    `<sqs-video src="${VIMEO}"></sqs-video>`,
    `<sqs-map ${PLACE}></sqs-map>`,
    `<sqs-bg-video url="${VIMEO}"></sqs-bg-video>`,
  ])
    it(`${markup.slice(0, 8)}… asks for consent in it`, async () => {
      await siteWith({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } });
      const tag = /sqs-[a-z-]+/.exec(markup)![0];
      const main = await reach(tag, { markup, until: 'consent' });
      expect(strayTexts(main, SAME)).to.deep.equal([]);
    });
});

/** Arabic pages: names in Latin letters keep their punctuation behind them, what leads on points to the left, and counts follow. */
import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type {} from '../../elements/index.ts';
import { cart, entry } from '../support/browser/cart.ts';
import { wavUrl } from '../support/browser/media.ts';
import { part } from '../support/browser/overlay.ts';
import { type, until } from '../support/browser/page.ts';
import { stubApi } from '../support/browser/stub.ts';

const NAME = 'Song two (live).';
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>';
const CART = '/commerce/shopping-cart';

const json = (tag: string, config: object) =>
  `<${tag}><script type="application/json">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script></${tag}>`;

/** The pieces of text below an element, in shadow roots too, that hold a text. */
function textsWith(text: string, root: Element | ShadowRoot): Text[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.includes(text) ? [node] : [];
    if (!(node instanceof Element) || node.matches('script')) return [];
    return [...textsWith(text, node), ...(node.shadowRoot ? textsWith(text, node.shadowRoot) : [])];
  });
}

function placeOf(text: Text, index: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
}

async function show(markup: string, api: Parameters<typeof stubApi>[0] = {}): Promise<HTMLElement> {
  const stub = await stubApi(api);
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = markup;
  const element = main.firstElementChild as HTMLElement & { updateComplete: Promise<void> };
  if ('apiRoot' in element) element.setAttribute('api-root', stub.root);
  await element.updateComplete;
  return element;
}

describe('in Arabic, right to left', () => {
  before(async () => {
    await import('../../elements/locales/ar.ts');
    Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(async () => {
    Object.assign(document.documentElement, { lang: 'en', dir: '' });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
  afterEach(() => fixtureCleanup());

  const album = {
    title: NAME,
    artist: 'A (b).',
    description: NAME,
    tracks: [{ url: wavUrl('a'), title: NAME }],
  };
  const NAMES: [what: string, markup: string, api?: Parameters<typeof stubApi>[0]][] = [
    ['an album and its tracks', json('sqs-album-player', album)],
    ['a song', `<sqs-audio src="${wavUrl('b')}" track-title="${NAME}" artist="${NAME}"></sqs-audio>`],
    [
      'a picture',
      json('sqs-gallery', {
        showMeta: true,
        items: [{ src: PICTURE, alt: 'A', title: NAME, description: NAME, dimensions: '60x40' }],
      }),
    ],
    ['a film', `<sqs-video src="/media/a.mp4" label="${NAME}"></sqs-video>`],
    ['a place', `<sqs-map lat="52" lng="13" load="click" address-title="${NAME}"></sqs-map>`],
    ['what is in the cart', '<sqs-cart></sqs-cart>', { [CART]: [cart(entry('a', { title: NAME }))] }],
    ['a quote', json('sqs-quotes', { items: [{ text: NAME }] })],
    ['a message', json('sqs-tweets', { items: [{ text: NAME }] })],
  ];
  for (const [what, markup, api] of NAMES)
    it(`the full stop of ${what} stays behind the name`, async () => {
      const element = await show(markup, api);
      const seen = () => textsWith(NAME, element.shadowRoot ?? element).filter(isSeen);
      await until(() => seen().length > 0, 'the name');
      for (const text of seen())
        expect(
          placeOf(text, NAME.length - 1).left,
          text.parentElement?.closest('[part]')?.getAttribute('part') ?? '',
        ).to.be.greaterThan(placeOf(text, NAME.length - 2).left);
    });

  /** A font may have no letters for it, but it has room. */
  const isSeen = (text: Text) => placeOf(text, 0).width > 0;

  it('the next picture is to the left, and its arrow points there', async () => {
    const pictures = `<img src='${PICTURE}' width="60" height="40" alt="A">`.repeat(3);
    const gallery = await show(`<sqs-gallery design="slideshow" controls>${pictures}</sqs-gallery>`);
    const [previous, next] = ['previous', 'next'].map((name) => part(gallery, name)!);
    expect(next!.getBoundingClientRect().left).to.be.lessThan(previous!.getBoundingClientRect().left);
    const { scale } = getComputedStyle(next!.querySelector('svg')!);
    expect([scale, next!.ariaLabel]).to.deep.equal(['-1 1', 'الصورة التالية']);
    next!.click();
    await until(() => part(gallery, 'status')?.textContent === 'الصورة 2 من 3: A');
  });

  it('things are counted in the six plurals, and numbers written as the region writes them', async () => {
    const link = await show('<sqs-cart-link></sqs-cart-link>', {
      [CART]: [cart(entry('a', { quantity: 2 }))],
    });
    const name = () => link.querySelector('[data-part="name"]')?.textContent;
    const tell = (quantity: number) =>
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'sqs-cart-quantity', newValue: `${quantity}` }),
      );
    const CASES: [number, string][] = [
      [0, 'السلة، فارغة'],
      [1, 'السلة، منتج واحد'],
      [2, 'السلة، منتجان'],
      [5, 'السلة، 5 منتجات'],
      [11, 'السلة، 11 منتجًا'],
      [100, 'السلة، 100 منتج'],
    ];
    for (const [quantity, words] of CASES) {
      tell(quantity);
      await until(() => name() === words, words);
    }
    document.documentElement.lang = 'ar-EG';
    await until(() => name() === 'السلة، ١٠٠ منتج');
    document.documentElement.lang = 'ar';
  });

  it('a telephone number is asked for from left to right, in one row, and a date from right to left', async () => {
    const fields = ['phone', 'date'].map((type) => ({ id: type, type, title: 'A' }));
    const form = await show(json('sqs-form', { formId: 'f', fields }));
    const boxes = (id: string) =>
      [...form.querySelectorAll(`[name^="${id}."]`)].map((control) => control.getBoundingClientRect());
    const [area, prefix, line] = boxes('phone');
    expect([area!.left < prefix!.left, prefix!.left < line!.left]).to.deep.equal([true, true]);
    expect(new Set(boxes('phone').map(({ top }) => Math.round(top))).size).to.equal(1);
    expect(line!.right).to.be.closeTo(form.getBoundingClientRect().right, 1);
    const [month, day] = boxes('date');
    expect(month!.left).to.be.greaterThan(day!.left);
  });

  it('says the limit of a text in its plurals', async () => {
    const form = await show(
      json('sqs-form', { formId: 'f', fields: [{ id: 'a', type: 'textarea', title: 'A', maxLength: 2 }] }),
    );
    const spoken = [...form.querySelectorAll('[data-part="counter"] [data-part="sr-only"]')];
    expect(spoken[0]?.textContent).to.equal('يمكنك إدخال حرفين كحد أقصى');
    type(form.querySelector('textarea')!, 'abcde');
    await until(() => spoken[1]?.textContent === 'هناك 3 أحرف زائدة');
  });
});

/** Tags that live in the page's own tree share its style sheets: each looks beside all others as it looks alone. */
import { expect, fixture, html } from '@open-wc/testing';
import { changesOf, looksOf } from '../support/browser/looks.ts';

const FIELDS = [
  { id: 'name', type: 'name', title: 'Name', required: true },
  { id: 'text', type: 'textarea', title: 'Message', maxLength: 100 },
  { id: 'size', type: 'radio', title: 'Size', options: ['Small', 'Large'] },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Wrapping', 'Card'] },
  { id: 'like', type: 'likert', title: 'We were', options: ['Friendly', 'Fast'] },
  { id: 'price', type: 'currency', title: 'Price' },
  { id: 'when', type: 'date', title: 'When' },
  { id: 'land', type: 'select', title: 'Country', options: ['Here', 'There'] },
];

const money = { value: '32.00', currency: 'USD' };
const SHIRT = {
  id: 'side-by-side',
  title: 'Linen shirt',
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size', 'Colour'],
    variants: [
      { id: 's', attributes: { Size: 'S', Colour: 'Sand' }, priceMoney: money, qtyInStock: 2 },
      {
        id: 'm',
        attributes: { Size: 'M', Colour: 'Sea' },
        priceMoney: money,
        onSale: true,
        salePriceMoney: { ...money, value: '24.00' },
        qtyInStock: 0,
      },
    ],
  },
};

const json = (value: unknown) => `<script type="application/json">${JSON.stringify(value)}</script>`;

/** By tag, as an author writes it. */
const PAGE: Record<string, string> = {
  'sqs-form': `<sqs-form form-id="f">${json({ fields: FIELDS, disclaimerMessage: 'A <a href="#t">word</a>.' })}</sqs-form>`,
  'sqs-newsletter': '<sqs-newsletter form-id="n"></sqs-newsletter>',
  'sqs-password': '<sqs-password></sqs-password>',
  'sqs-product': `<sqs-product picker="radio">${json(SHIRT)}</sqs-product>`,
  'sqs-cart-link': '<sqs-cart-link api-root="/stub/none/"><a href="/cart">Cart</a></sqs-cart-link>',
  'sqs-cart-quantity': '<sqs-cart-quantity api-root="/stub/none/">3</sqs-cart-quantity>',
  'sqs-social-icons': `<sqs-social-icons>${json({ links: [{ url: 'https://example.social/@us', label: 'Us' }] })}</sqs-social-icons>`,
  'sqs-button': '<sqs-button><a href="#way">A way on</a></sqs-button>',
  'sqs-divider': '<sqs-divider type="wavy"></sqs-divider>',
  'sqs-time': '<sqs-time datetime="2027-03-14"></sqs-time>',
  'sqs-template': `<sqs-template><script type="text/x-sqs-template"><p data-part="row">{title}</p></script>${json({ title: 'A title' })}</sqs-template>`,
  'sqs-image':
    '<sqs-image><img alt="A" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></sqs-image>',
};

async function show(markup: string): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div style="inline-size: 40rem"></div>`);
  place.insertAdjacentHTML('beforeend', markup);
  // What a tag fetches may bring further tags.
  for (let shown = -1, count = 0; shown !== count; ) {
    shown = count;
    const tags = [...place.querySelectorAll<HTMLElement & { updateComplete?: Promise<void> }>('*')];
    for (const tag of tags) await tag.updateComplete;
    count = place.querySelectorAll('*').length;
  }
  return place;
}

/** What frameworks make of the words over a group. */
const LEGENDS = 'legend { float: left; margin: 0 0 1rem; font-size: 2rem; line-height: 3 }';

/** The sheets that earlier tags brought are the page's, and stay. */
const withoutSheets = () => {
  document.adoptedStyleSheets = [];
};

describe('tags side by side', () => {
  for (const [tag, markup] of Object.entries(PAGE))
    it(`<${tag}> looks as it does alone, whichever came first`, async () => {
      withoutSheets();
      const alone = await show(markup);
      const looks = looksOf(alone);
      expect(looks.length).to.be.above(1);
      const others = Object.entries(PAGE).flatMap(([other, text]) => (other === tag ? [] : text));
      await show(others.join(''));
      expect(changesOf(looks, looksOf(alone)).join('\n')).to.equal('');
      expect(changesOf(looks, looksOf(await show(markup))).join('\n')).to.equal('');
    });

  for (const tag of ['sqs-form', 'sqs-product'])
    it(`<${tag}> looks the same where the page has legends of its own`, async () => {
      withoutSheets();
      const place = await show(PAGE[tag] as string);
      const looks = looksOf(place);
      expect(place.querySelector('legend')).to.exist;
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = LEGENDS;
      const changes = changesOf(looks, looksOf(place));
      style.remove();
      expect(changes.join('\n')).to.equal('');
    });
});

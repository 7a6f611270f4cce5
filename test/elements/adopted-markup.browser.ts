/** There and back: what the template's formatters write is taken over by the tags with the values of the data. */
import { expect, fixture, html } from '@open-wc/testing';
import { MARKUP } from '../../elements/markup.ts';
import { ADOPTING, type AdoptingClass } from '../../src/host/adopt.ts';
import { compile } from '../../src/template/index.ts';
import { errorsDuring, record } from '../support/browser/page.ts';
import { newItemId } from '../support/browser/product.ts';

type Tag = keyof HTMLElementTagNameMap;
type Configured = HTMLElement & { config: Record<string, unknown>; updateComplete: Promise<unknown> };

/** Everything that could get lost on the way through an attribute. */
const WORDS = `Fish & "chips" <b>'x'</b> &amp; {name} ü`;
const PICTURE = '/blank.svg?a=1&b="2"';

interface Row {
  template: string;
  data: object;
  tag: Tag;
  /** What the tag then knows. */
  config: Record<string, unknown>;
  /** And what a visitor finds in it, where its settings do not say. */
  look?: (tag: HTMLElement) => unknown;
  seen?: unknown;
}

const money = (value: string) => ({ value, currency: 'USD' });
const variant = (id: string, size: string) => ({
  id,
  sku: `SKU ${WORDS}`,
  attributes: { [`Size ${WORDS}`]: size },
  priceMoney: money('32.00'),
  onSale: false,
  qtyInStock: 3,
});
const VARIANTS = [variant('v1', 'S'), variant('v2', `M ${WORDS}`)];
const product = (structuredContent: object = {}) => ({
  id: newItemId(),
  collectionId: WORDS,
  structuredContent: {
    productType: 1,
    variants: VARIANTS,
    variantOptionOrdering: [`Size ${WORDS}`],
    ...structuredContent,
  },
});

const shirt = product();
const PLAN = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 0, note: WORDS };
const subscription = product({
  isSubscribable: true,
  subscriptionPlan: PLAN,
  productSubscriptionOptions: [{ id: `option ${WORDS}` }],
});
const FORM = { id: 'f', fields: [{ id: 't', type: 'text', title: WORDS }] };
const engraved = product({
  useCustomAddButtonText: true,
  customAddButtonText: WORDS,
  additionalFieldsFormId: 'f',
  additionalFieldsForm: FORM,
});
const scarce = {
  ...product(),
  productMerchandisingContext: {} as Record<string, object>,
};
scarce.productMerchandisingContext[scarce.id] = {
  scarcityEnabled: true,
  scarcityText: `Only {qtyInStock} left ü`,
  scarcityTemplateViews: [{ qtyInStock: 3, attributes: VARIANTS[0]?.attributes }],
  restockNotificationViews: [{ variantId: 'v1', hiddenByDefault: true }],
  restockNotificationMessages: {
    CTAText: WORDS,
    placeholderText: WORDS,
    buttonText: WORDS,
    mailingListDescription: WORDS,
  },
  mailingListSignUpEnabled: true,
  mailingListOptInByDefault: true,
};

const ROWS: Row[] = [
  {
    template: '{@|audio-player}',
    data: { id: 'a1', structuredContent: { audioAssetUrl: '/one.mp3?a=1&b="2"' } },
    tag: 'sqs-audio',
    config: { src: '/one.mp3?a=1&b="2"', trackId: 'a1' },
  },
  {
    template:
      '<div class="sqs-block-album"><h3>{title}</h3>{.repeated section items}{@|audio-player}{.end}</div>',
    data: {
      title: 'Hills',
      items: ['/one.mp3?a=1&b="2"', '/two.mp3'].map((audioAssetUrl, index) => ({
        id: `a${index}`,
        structuredContent: { audioAssetUrl },
      })),
    },
    tag: 'sqs-album-player',
    config: {},
    look: (tag) =>
      [
        ...(tag.shadowRoot?.querySelectorAll('[part="title"],[part="track-title"],[part="download"]') ?? []),
      ].map((part) => part.getAttribute('href') ?? part.textContent),
    seen: ['Hills', '/one.mp3?a=1&b="2"', 'one', 'two'],
  },
  {
    template: '{@|video}',
    data: {
      overlay: true,
      mainImageId: 'm',
      assetUrl: PICTURE,
      originalSize: '600x400',
      oembed: {
        html: `<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?a=1&b=2" title="A film"></iframe>`,
        providerName: WORDS,
      },
    },
    tag: 'sqs-video',
    config: {
      html: `<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?a=1&b=2" title="A film"></iframe>`,
      provider: WORDS,
      poster: PICTURE,
    },
  },
  {
    template: '{@|image}',
    data: { title: WORDS, assetUrl: PICTURE, originalSize: '600x400', mediaFocalPoint: { x: 0.25, y: 0.75 } },
    tag: 'sqs-image',
    config: {},
    look: (tag) => {
      const image = tag.nextElementSibling as HTMLImageElement;
      return [image.alt, image.dataset.src, image.style.objectPosition, image.className];
    },
    seen: [WORDS, PICTURE, '25% 75%', 'thumb-image'],
  },
  {
    template: '<img {@|image-meta} {@|image-color}/>',
    data: { title: WORDS, assetUrl: PICTURE, originalSize: '600x400', mediaFocalPoint: { x: 1, y: 0 } },
    tag: 'sqs-image',
    config: {},
    look: (tag) => {
      const image = tag.nextElementSibling as HTMLImageElement;
      return [image.alt, image.dataset.src, image.style.objectPosition];
    },
    seen: [WORDS, PICTURE, '100% 0%'],
  },
  {
    template: `<div class="sqs-gallery" data-design="slideshow" data-controls="true">{.repeated section items}{@|image}{.end}</div>`,
    data: { items: [{ title: WORDS, assetUrl: PICTURE, originalSize: '600x400' }] },
    tag: 'sqs-gallery',
    config: { design: 'slideshow', controls: true },
    look: (tag) => tag.shadowRoot?.querySelector<HTMLImageElement>('[part="image"]')?.alt,
    seen: WORDS,
  },
  {
    template: '{@|variants-select}',
    data: shirt,
    tag: 'sqs-product-variants',
    config: { itemId: shirt.id, variants: VARIANTS, moneyUnits: 'major', isSubscribable: false },
    look: (tag) =>
      [...(tag.querySelector('[data-sqs-root] select') as HTMLSelectElement).options].map(({ text }) => text),
    seen: [`Select Size ${WORDS}`, 'S', `M ${WORDS}`],
  },
  {
    template: '{@|variants-select}',
    data: subscription,
    tag: 'sqs-product-variants',
    config: { itemId: subscription.id, isSubscribable: true, subscriptionPlan: PLAN },
  },
  {
    template: '{@|quantity-input}',
    data: { ...shirt, localizedStrings: { productQuantityInputLabel: WORDS } },
    tag: 'sqs-quantity',
    config: { itemId: shirt.id, label: WORDS },
  },
  {
    template: '{@|add-to-cart-btn}',
    data: subscription,
    tag: 'sqs-add-to-cart',
    config: {
      itemId: subscription.id,
      collectionId: WORDS,
      productType: 1,
      isSubscription: true,
      subscriptionOptionId: `option ${WORDS}`,
      label: 'Subscribe',
    },
  },
  {
    template: '{@|add-to-cart-btn}',
    data: engraved,
    tag: 'sqs-add-to-cart',
    config: { itemId: engraved.id, label: WORDS, form: FORM, isSubscription: false },
  },
  {
    template: '{@|product-price}{@|variants-select}',
    data: shirt,
    tag: 'sqs-product-price',
    config: { itemId: shirt.id },
  },
  {
    template: '<div data-item-id="{id}">{@|product-scarcity}</div>',
    data: scarce,
    tag: 'sqs-product-scarcity',
    config: { itemId: scarce.id, variantAttributes: VARIANTS[0]?.attributes },
    look: (tag) => tag.textContent?.trim(),
    seen: 'Only 3 left ü',
  },
  {
    template: '{@|product-restock-notification}',
    data: scarce,
    tag: 'sqs-restock-notification',
    config: {
      itemId: scarce.id,
      variantId: 'v1',
      hiddenByDefault: true,
      cta: WORDS,
      placeholder: WORDS,
      buttonText: WORDS,
      mailingList: WORDS,
      mailingListOptIn: true,
    },
  },
  {
    template: '<p><a href="/shirt?a=1&amp;b=2">Shirt</a> {@|product-quick-view}</p>',
    data: { ...shirt, localizedStrings: { productQuickViewText: WORDS } },
    tag: 'sqs-quick-view',
    config: { itemId: shirt.id, href: '/shirt?a=1&b=2', label: WORDS },
  },
  {
    template: '{@|cart-quantity}',
    data: { entries: [{ quantity: 2 }, { quantity: 5 }] },
    tag: 'sqs-cart-quantity',
    config: {},
    look: (tag) => tag.textContent?.trim(),
    seen: '7',
  },
];

describe('markup of the formatters', () => {
  it('is tried for every tag that takes markup over', () => {
    expect([...new Set(ROWS.map(({ tag }) => tag))].sort()).to.deep.equal(
      [...new Set(Object.values(MARKUP))].sort(),
    );
  });

  for (const { template, data, tag, config, look, seen } of ROWS) {
    it(`${template} becomes <${tag}> with the same values`, async () => {
      const { output, errors } = compile(template).render(data);
      expect(errors).to.deep.equal([]);
      const container = await fixture<HTMLElement>(html`<main></main>`);
      const problems = record(container, 'sqs-config-error');
      const said = await errorsDuring(async () => {
        container.innerHTML = output;
        const selectors = Object.entries(MARKUP).filter(([, name]) => name === tag);
        const markup = container.querySelector<HTMLElement>(selectors.map(([selector]) => selector).join());
        (customElements.get(tag) as unknown as AdoptingClass).adopt(markup as HTMLElement, ADOPTING);
        await (container.querySelector(tag) as unknown as Configured).updateComplete;
      });
      const element = container.querySelector(tag) as unknown as Configured;
      const known = Object.fromEntries(Object.keys(config).map((name) => [name, element.config[name]]));
      expect(known).to.deep.equal(config);
      expect(look?.(element)).to.deep.equal(seen);
      expect([problems, said]).to.deep.equal([[], []]);
    });
  }
});

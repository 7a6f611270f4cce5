import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { type Attributes, newItemId, shop, show, tag, VARIANTS } from '../support/browser/product.ts';
import { eventsOf, siteWith } from '../support/browser/site.ts';
import { stubApi } from '../support/browser/stub.ts';

const picture = (name: string) => ({
  id: name,
  src: `/demo/assets/lightbox/${name}.svg`,
  alt: name,
  dimensions: '600x400',
});
const PICTURES = ['dawn', 'dusk', 'fjord'].map(picture);

/** A shirt of the tests' variants, as the builder publishes it. */
function shirt(more: object = {}, content: object = {}) {
  const id = newItemId();
  return {
    id,
    title: `Linen shirt ${id}`,
    collectionId: 'shop',
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['Size', 'Colour'],
      variants: VARIANTS,
      ...content,
    },
    ...more,
  };
}

const json = (value: unknown) =>
  `<script type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

async function product(item: unknown, attributes: Attributes = {}, content = '') {
  const element = tag('sqs-product', attributes, json(item) + content);
  await show(element);
  return element;
}

const seen = (element: Element | null | undefined) =>
  ((element as HTMLElement | null)?.innerText ?? '').replace(/\s+/g, ' ').trim();
const part = <E extends HTMLElement = HTMLElement>(element: Element, selector: string) =>
  element.querySelector<E>(selector);
const price = (element: Element) => seen(part(element, 'sqs-product-price'));

const selectOf = (element: Element, option: string) =>
  [...element.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === option);

async function pick(element: Element, option: string, value: string) {
  const select = await until(() => selectOf(element, option));
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Of the product, not of other tests. */
const structured = (title: string) =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]')]
    .map(({ text }) => JSON.parse(text))
    .filter(({ name }) => name === title);

describe('<sqs-product>', () => {
  it('gives several pictures the corners that one has', async () => {
    const corners = async (pictures: object[], selector: string) => {
      const element = await product(shirt({ items: pictures }));
      const shown = await until(() => {
        const tag = element.querySelector<HTMLElement>(selector);
        return selector === 'sqs-image' ? tag : tag?.shadowRoot?.querySelector('[part="picture"]');
      });
      return getComputedStyle(shown).borderTopLeftRadius;
    };
    const one = await corners(PICTURES.slice(0, 1), 'sqs-image');
    expect(one).not.to.equal('0px');
    expect(await corners(PICTURES, 'sqs-gallery')).to.equal(one);
  });

  afterEach(() => history.replaceState(null, '', location.pathname));

  for (const picker of ['select', 'radio', 'swatch'])
    it(`is accessible with ${picker}: open, chosen, sold out`, async () => {
      const element = await product(
        shirt({ items: PICTURES, excerpt: '<p>Linen.</p>', optionSwatches: { Colour: { Ink: '#22304f' } } }),
        { picker },
      );
      await expectAccessibleEverywhere(element);
      const variants = await until(() =>
        part<HTMLElementTagNameMap['sqs-product-variants']>(element, 'sqs-product-variants'),
      );
      await variants.choose({ Size: 'M', Colour: 'Ink' });
      await until(() => price(element) === '$32.00');
      await expectAccessibleEverywhere(element);
      await variants.choose({ Size: 'L', Colour: 'Ink' });
      await until(() => part(element, 'sqs-restock-notification form'));
      await expectAccessibleEverywhere(element);
    });

  it('arranges everything from its JSON alone', async () => {
    const item = shirt({
      items: PICTURES,
      excerpt: '<p>Woven in <em>Porto</em>.</p>',
      scarcityEnabled: true,
      scarcityText: 'Only {qtyInStock} left.',
      scarcityTemplateViews: [{ attributes: { Size: 'M', Colour: 'Ink' }, qtyInStock: 3 }],
    });
    const element = await product(item, { 'heading-level': '3' });
    expect(part(element, 'h3')?.textContent).to.equal(item.title);
    await until(() => price(element) === 'from $24.00');
    expect(seen(part(element, 'sqs-product-mark'))).to.equal('sale');
    expect(part(element, '[data-part="product-excerpt"] em')?.textContent).to.equal('Porto');
    await until(() => element.querySelectorAll('select').length === 2);
    expect(part<HTMLInputElement>(element, 'sqs-quantity input')?.value).to.equal('1');
    expect(seen(part(element, 'sqs-add-to-cart'))).to.equal('Add To Cart');
    expect(part(element, 'sqs-restock-notification')).to.equal(null);
    expect(seen(part(element, 'sqs-product-scarcity'))).to.equal('');
    await pick(element, 'Size', 'M');
    await pick(element, 'Colour', 'Ink');
    await until(() => seen(part(element, 'sqs-product-scarcity')) === 'Only 3 left.');
  });

  it('sells a gift card that has no stock', async () => {
    const card = (value: string, more = {}) => ({
      id: value,
      attributes: { Value: value },
      priceMoney: { value, currency: 'USD' },
      ...more,
    });
    const variants = [card('25'), card('50', { qtyInStock: 0 })];
    const element = await product(shirt({}, { productType: 4, variantOptionOrdering: ['Value'], variants }));
    await pick(element, 'Value', '50');
    await until(() => price(element) === '$50.00');
    expect(seen(element)).not.to.match(/sold out/i);
    expect(seen(part(element, 'sqs-add-to-cart'))).to.equal('Add To Cart');
    expect(element.querySelectorAll('sqs-restock-notification').length).to.equal(0);
  });

  it('stays inside its place in large letters, and draws no line that a framework gives legends', async () => {
    const page = document.head.appendChild(document.createElement('style'));
    page.textContent = ':root { font-size: 200% } legend { border-bottom: 1px solid }';
    try {
      const element = await product(shirt(), { picker: 'radio' });
      element.style.inlineSize = '336px';
      await until(() => part(element, 'legend') && part(element, 'sqs-add-to-cart button'));
      const edge = element.getBoundingClientRect().right;
      for (const control of element.querySelectorAll('button, input'))
        expect(control.getBoundingClientRect().right).to.be.at.most(edge);
      expect(getComputedStyle(part(element, 'legend') as Element).borderBottomWidth).to.equal('0px');
    } finally {
      page.remove();
    }
  });

  it('keeps title and mark in a line in a page that gives its headings margins', async () => {
    const page = document.head.appendChild(document.createElement('style'));
    page.textContent = 'body h3 { margin: 3rem 0 0 }';
    const element = await product(shirt(), { 'heading-level': '3' });
    await until(() => seen(part(element, 'sqs-product-mark')) === 'sale');
    const [title, mark] = ['h3', 'sqs-product-mark'].map((selector) => {
      const { top, bottom } = part(element, selector)!.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    page.remove();
    expect(title).to.be.closeTo(mark!, 4);
  });

  it('keeps its parts apart: those it arranges itself beside the css of a framework, and those of its author', async () => {
    const distances = (parts: readonly Element[]) =>
      parts.slice(1).map((one, at) => {
        const before = (parts[at] as Element).getBoundingClientRect();
        return Math.round(one.getBoundingClientRect().top - before.bottom);
      });
    const css = document.createElement('style');
    css.textContent = 'h2, p { margin: 0 0 40px }';
    document.head.append(css);
    const own = await product(shirt());
    await until(() => part(own, 'sqs-add-to-cart button'));
    const arranged = [...(part(own, '[data-part="product-details"]')?.children ?? [])];
    const high = arranged.filter((one) => one.getBoundingClientRect().height > 0);
    expect(new Set(distances(high))).to.deep.equal(new Set([20]));
    css.remove();

    const tags = ['sqs-product-variants', 'sqs-quantity', 'sqs-add-to-cart'];
    const written = await product(shirt(), {}, tags.map((name) => `<${name}></${name}>`).join('\n'));
    await until(() => part(written, 'sqs-add-to-cart button') && part(written, 'select'));
    expect(distances([...written.querySelectorAll(tags.join())])).to.deep.equal([20, 20]);
  });

  it('gives its product to the tags inside that name none, and to no other', async () => {
    const [first, second] = [
      shirt(),
      shirt({}, { variants: [{ ...VARIANTS[0], priceMoney: { value: '7', currency: 'EUR' } }] }),
    ];
    const inside =
      '<p><sqs-product-price></sqs-product-price></p><div><sqs-product-variants></sqs-product-variants></div>';
    const [one, other] = [await product(first, {}, inside), await product(second, {}, inside)];
    await until(() => price(one) === 'from $24.00' && price(other) === '€7.00');
    await pick(one, 'Size', 'L');
    await pick(one, 'Colour', 'Ink');
    await until(() => price(one) === '$36.00');
    expect(price(other)).to.equal('€7.00');
    // Nothing is arranged beside what the author arranged.
    expect(one.querySelectorAll('sqs-product-price').length).to.equal(1);
  });

  it('shares what is chosen with tags elsewhere that name its product', async () => {
    const item = shirt();
    const element = await product(item);
    const outside = tag('sqs-product-price', { 'item-id': item.id });
    await show(outside);
    await pick(element, 'Size', 'L');
    await pick(element, 'Colour', 'Ink');
    await until(() => seen(outside) === '$36.00');
  });

  it('puts the chosen variant into the cart with what the data says of it', async () => {
    const stub = await shop();
    const item = shirt({}, { customAddButtonText: 'Into the bag', useCustomAddButtonText: true });
    const element = await product(item, { 'api-root': stub.root });
    const adding = record(element, 'sqs-add-to-cart-before-add');
    await pick(element, 'Size', 'M');
    await pick(element, 'Colour', 'Ink');
    const button = await until(() =>
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Into the bag'),
    );
    button.click();
    await until(() => seen(element).includes('Added to your cart.'));
    expect(adding).to.deep.equal([
      { itemId: item.id, quantity: 1, collectionId: 'shop', variantId: 'm', sku: 'M' },
    ]);
    const [sent] = (await stub.requests()).filter(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).to.include({ itemId: item.id, variantId: 'm' });
  });

  it('asks for an address for the variant that is sold out, in the owner’s words', async () => {
    const stub = await shop();
    const item = shirt({ restockNotificationMessages: { CTAText: 'Back soon', buttonText: 'Write to me' } });
    const element = await product(item, { 'api-root': stub.root });
    await pick(element, 'Size', 'L');
    await pick(element, 'Colour', 'Ink');
    const form = await until(() => part<HTMLFormElement>(element, 'sqs-restock-notification form'));
    expect(seen(form)).to.contain('Back soon').and.contain('Write to me');
    (form.elements.namedItem('email') as HTMLInputElement).value = 'a@b.test';
    form.requestSubmit();
    await until(() => seen(element).includes('Thank you.'));
    const [sent] = (await stub.requests()).filter(({ path }) => path.includes('restock'));
    expect(JSON.parse(sent?.body ?? '{}')).to.include({ productId: item.id, variantId: 'l' });
  });

  it('shows the picture of the variant that is chosen', async () => {
    const variants = VARIANTS.map((variant) => ({
      ...variant,
      mainImageId: variant.id === 'sand' ? 'fjord' : undefined,
    }));
    const element = await product(shirt({ items: PICTURES }, { variants }));
    const gallery = await until(() => part<HTMLElementTagNameMap['sqs-gallery']>(element, 'sqs-gallery'));
    await until(() => gallery.shadowRoot?.querySelectorAll('[part="item"]').length === 3);
    await pick(element, 'Size', 'S');
    await pick(element, 'Colour', 'Sand');
    await until(() => gallery.index === 2);
  });

  it('with one picture shows that, and another one for a variant that has its own', async () => {
    const alone = await product(shirt({ assetUrl: '/demo/assets/shirt.svg' }));
    await until(() => part(alone, 'sqs-image img')?.getAttribute('alt')?.startsWith('Linen shirt'));
    expect(part(alone, 'sqs-gallery')).to.equal(null);
  });

  it('reads out a price that changes, and not the first one', async () => {
    const element = await product(shirt());
    const tagOfPrice = await until(() => part(element, 'sqs-product-price'));
    const heard: string[] = [];
    new MutationObserver(() => heard.push(seen(tagOfPrice))).observe(tagOfPrice, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await until(() => price(element) === 'from $24.00');
    await until(() => tagOfPrice.ariaLive === 'polite');
    heard.length = 0;
    await pick(element, 'Size', 'L');
    await pick(element, 'Colour', 'Ink');
    await until(() => price(element) === '$36.00');
    await pick(element, 'Size', 'M');
    await pick(element, 'Size', 'S');
    await until(() => price(element) === '$32.00');
    expect(heard).to.deep.equal(['$36.00', '$32.00']);
  });

  describe('with the variant in the address', () => {
    it('chooses what the address names, and writes what is chosen beside what else stands there', async () => {
      history.replaceState({ mine: 1 }, '', '?q=a%20b&variant=m&x#part');
      const element = await product(shirt(), { 'variant-in-url': true });
      await until(() => price(element) === '$32.00');
      await pick(element, 'Size', 'L');
      await until(() => location.search === '?q=a%20b&variant=l&x');
      expect([location.hash, history.state]).to.deep.equal(['#part', { mine: 1 }]);
      await pick(element, 'Colour', '');
      await until(() => location.search === '?q=a%20b&x');
    });

    it('follows the visitor back and forward', async () => {
      history.replaceState(null, '', '?variant=s');
      const element = await product(shirt(), { 'variant-in-url': true });
      await until(() => price(element) === '$32.00');
      history.pushState(null, '', '?variant=l');
      await pick(element, 'Size', 'L');
      await until(() => price(element) === '$36.00');
      history.back();
      await until(() => price(element) === '$32.00');
      expect(location.search).to.equal('?variant=s');
    });

    it('takes a choice back with the address from before it, and leaves what is half chosen alone', async () => {
      history.replaceState(null, '', '?q');
      const element = await product(shirt(), { 'variant-in-url': true });
      await until(() => price(element) === 'from $24.00');
      history.pushState(null, '', '?q');
      await pick(element, 'Size', 'S');
      await pick(element, 'Colour', 'Ink');
      await until(() => location.search === '?q&variant=s');
      history.back();
      await until(() => location.search === '?q' && price(element) === 'from $24.00');
      await pick(element, 'Size', 'L');
      location.hash = 'reviews';
      await until(() => location.hash === '#reviews');
      history.back();
      await until(() => location.hash === '');
      expect(selectOf(element, 'Size')?.value).to.equal('L');
    });

    it('leaves an unknown variant, and an address that nobody asked for, alone', async () => {
      history.replaceState(null, '', '?variant=gone');
      const element = await product(shirt(), { 'variant-in-url': true });
      await until(() => price(element) === 'from $24.00');
      expect(location.search).to.equal('?variant=gone');
      element.remove();
      const silent = await product(shirt());
      await pick(silent, 'Size', 'S');
      await pick(silent, 'Colour', 'Ink');
      await until(() => price(silent) === '$32.00');
      expect(location.search).to.equal('?variant=gone');
    });
  });

  describe('for search engines', () => {
    it('is a Product with exact offers, once, as long as it stands there', async () => {
      const item = shirt({ fullUrl: '/shop/shirt', items: PICTURES, excerpt: '<p>Linen &amp; thread</p>' });
      const element = await product(item);
      const again = await product(item);
      const [data, ...others] = structured(item.title);
      expect(others).to.deep.equal([]);
      expect(data).to.include({ '@type': 'Product', productID: item.id, description: 'Linen & thread' });
      expect(data.url).to.equal(`${location.origin}/shop/shirt`);
      expect(
        data.offers.map(({ price, priceCurrency, availability, sku }: Record<string, string>) =>
          [price, priceCurrency, availability?.split('/').pop(), sku].join(' '),
        ),
      ).to.deep.equal([
        '32.00 USD InStock S',
        '32.00 USD InStock M',
        '36.00 USD OutOfStock L',
        '24.00 USD InStock SAND',
      ]);
      const script = document.head.lastElementChild;
      element.remove();
      // The other one takes its turn.
      await until(() => !script?.isConnected && structured(item.title).length === 1);
      again.remove();
      await until(() => structured(item.title).length === 0);
    });

    it('stays with the page’s own data, and is left out on request', async () => {
      const [item, silent] = [shirt(), shirt()];
      const own = document.createElement('script');
      own.type = 'application/ld+json';
      own.text = JSON.stringify({ '@graph': [{ '@type': ['Product'], name: item.title }] });
      document.head.append(own);
      await product(item);
      await product(silent, { 'no-structured-data': true });
      expect(structured(silent.title)).to.deep.equal([]);
      expect(structured(item.title)).to.deep.equal([]);
      own.remove();
    });
  });

  describe('from an address', () => {
    for (const [name, wrap] of [
      ['an item', (item: object) => item],
      ['the document of its page', (item: object) => ({ website: {}, item })],
      ['a document with a product', (item: object) => ({ product: item })],
    ] as const)
      it(`reads ${name}`, async () => {
        const item = shirt();
        const stub = await stubApi({ '/shirt': [{ json: wrap(item) }] });
        const element = tag(
          'sqs-product',
          { src: `${stub.root}shirt?format=json` },
          '<a href="#shirt">Linen shirt</a>',
        );
        await show(element);
        await until(() => price(element) === 'from $24.00');
        expect(part(element, 'a[href="#shirt"]')?.checkVisibility()).to.equal(false);
      });

    for (const [name, answer, reason] of [
      ['is not there', { status: 404 }, 'status 404'],
      ['closes the connection', { drop: true }, 'no answer'],
      [
        'is a page',
        { text: '<p>Hello</p>', headers: { 'content-type': 'text/html' } },
        'the answer is no JSON',
      ],
      ['is a list', { json: [shirt()] }, 'must be one product, and is a list'],
      ['is a whole shop', { json: { items: [shirt(), shirt()] } }, 'is a list of them'],
      ['holds no product', { json: { website: {} } }, 'holds no product'],
    ] as const)
      it(`leaves what stands inside, and says why, where it ${name}`, async () => {
        const stub = await stubApi({ '/shirt': [answer] });
        const src = `${stub.root}shirt`;
        const element = tag('sqs-product', { src }, '<a href="#shirt">Linen shirt</a>');
        const failures = record(document, 'sqs-product-failure');
        const errors = await errorsDuring(() => show(element));
        expect(seen(element)).to.equal('Linen shirt');
        expect(errors.join('\n')).to.contain(`<sqs-product> src: ${src}: `).and.contain(reason);
        expect(errors.length).to.equal(1);
        expect(failures).to.deep.equal([{ src }]);
      });

    it('says that it could not be loaded where nothing stands inside', async () => {
      const stub = await stubApi({ '/shirt': [{ status: 500 }] });
      const element = tag('sqs-product', { src: `${stub.root}shirt` });
      await errorsDuring(() => show(element));
      expect(part(element, '[role="alert"]')?.textContent).to.equal('This product could not be loaded.');
      await expectAccessibleEverywhere(element);
    });
  });

  describe('with a site', () => {
    it('counts that it was seen, once however often it stands there, and what went into the cart', async () => {
      const site = await siteWith({}, { '/commerce/shopping-cart/entries': [{ json: { entries: [] } }] });
      const item = shirt();
      const [element] = [await product(item), await product(item)];
      const seenOnce = await eventsOf(site, 'commerce-product-view', 1);
      expect(seenOnce).to.have.length(1);
      expect(seenOnce[0]).to.include({
        productId: item.id,
        productTitle: item.title,
        pagePath: location.pathname,
      });
      await pick(element as HTMLElement, 'Size', 'S');
      await pick(element as HTMLElement, 'Colour', 'Sand');
      const button = await until(() =>
        [...(element as HTMLElement).querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Add To Cart',
        ),
      );
      button.click();
      const [added] = await eventsOf(site, 'commerce-add-to-cart', 2);
      expect(added).to.include({ productId: item.id, variantId: 'sand', quantity: 1 });
      expect(added).to.deep.include({ price: { value: '24.00', currency: 'USD' } });
      expect(await eventsOf(site, 'commerce-product-view', 2)).to.have.length(1);
      site.container.remove();
    });

    it('reads amounts in the units of the site, and its own words come first', async () => {
      const { container } = await siteWith({ moneyUnits: 'minor' });
      const variants = [{ ...VARIANTS[0], priceMoney: { value: '3200', currency: 'USD' } }];
      const [ofSite, own] = [shirt({}, { variants }), shirt({}, { variants })];
      const element = await product(ofSite);
      const major = await product(own, { 'money-units': 'major' });
      await until(() => price(element) === '$32.00' && price(major) === '$3,200.00');
      container.remove();
      await until(() => price(element) === '$3,200.00');
    });
  });

  it('warns once for the page of amounts that contradict each other', async () => {
    const lines: string[] = [];
    const { warn } = console;
    console.warn = (line: string) => lines.push(line);
    const variants = [{ ...VARIANTS[0], price: 3100 }];
    await product(shirt({}, { variants }));
    await product(shirt({}, { variants }));
    console.warn = warn;
    expect(lines).to.deep.equal(['<sqs-product>: price 3100 and priceMoney 32.00 are not the same amount.']);
  });

  describe('with data that is wrong', () => {
    const one = (more: object) => [{ ...VARIANTS[0], ...more }];
    for (const [name, item, expected] of [
      ['no variants', shirt({}, { variants: [] }), { price: '', button: 'Sold Out' }],
      ['an unknown type', shirt({}, { productType: 9 }), { price: '', button: 'Sold Out' }],
      [
        'no price',
        shirt({}, { variants: one({ priceMoney: undefined }) }),
        { price: '', button: 'Add To Cart' },
      ],
      [
        'a price in words',
        shirt({}, { variants: one({ priceMoney: { value: 'ask', currency: 'USD' } }) }),
        { price: '', button: 'Add To Cart' },
      ],
      [
        'several currencies',
        shirt(
          {},
          { variants: [VARIANTS[0], { ...VARIANTS[1], priceMoney: { value: '30', currency: 'EUR' } }] },
        ),
        { price: '', button: 'Add To Cart' },
      ],
      [
        'yen',
        shirt({}, { variants: one({ priceMoney: { value: '4800', currency: 'JPY' } }) }),
        { price: '¥4,800', button: 'Add To Cart' },
      ],
      [
        'dinars',
        shirt({}, { variants: one({ priceMoney: { value: '12.5', currency: 'KWD' } }) }),
        { price: 'KWD 12.500', button: 'Add To Cart' },
      ],
      [
        'less than nothing in stock',
        shirt({}, { variants: one({ qtyInStock: -4 }) }),
        { price: '$32.00', button: 'Sold Out' },
      ],
      [
        'variants that are none',
        shirt({}, { variants: [7, null, VARIANTS[0]] }),
        { price: '$32.00', button: 'Add To Cart' },
      ],
    ] as const)
      it(`never shows a wrong price: ${name}`, async () => {
        let element: HTMLElement | undefined;
        await errorsDuring(async () => {
          element = await product(item);
        });
        const tagged = element as HTMLElement;
        await until(() => seen(part(tagged, 'sqs-add-to-cart')) === expected.button);
        expect(price(tagged)).to.equal(expected.price);
        expect(seen(tagged)).not.to.match(/NaN|undefined|null|\$0/);
      });

    for (const [name, title] of [
      ['HTML', '<img src=x onerror="document.title=\'hit\'"></script><b>Shirt'],
      ['letters that turn the line', '\u202eSHIRT\u2066'],
      ['ten thousand letters', 'Shirt'.repeat(2000)],
    ] as const)
      it(`shows a title of ${name} as text`, async () => {
        const element = await product(shirt({ title }));
        expect(part(element, 'h2')?.textContent).to.equal(title);
        expect(document.title).not.to.equal('hit');
        expect(element.scrollWidth).to.be.at.most(element.clientWidth);
        const [data] = structured(title);
        expect(data.name).to.equal(title);
        expect(document.head.innerHTML).not.to.contain('<img');
      });

    it('leaves what stands inside for a child that is a list', async () => {
      let element: HTMLElement | undefined;
      const errors = await errorsDuring(async () => {
        element = await product([shirt()], {}, '<a href="#shirt">Linen shirt</a>');
      });
      expect(seen(element)).to.equal('Linen shirt');
      expect(errors).to.have.length(1);
      expect(errors[0]).to.contain('must be one product, and is a list');
    });

    it('is chosen from with a hundred values of three options', async () => {
      const values = Array.from({ length: 100 }, (_, index) => `${index}`);
      const variants = values.map((value) => ({
        id: value,
        attributes: { A: value, B: value, C: value },
        priceMoney: { value, currency: 'USD' },
        qtyInStock: 1,
      }));
      const element = await product(shirt({}, { variantOptionOrdering: ['A', 'B', 'C'], variants }), {
        picker: 'radio',
      });
      await until(() => element.querySelectorAll('input[type="radio"]').length === 300);
      for (const [at, value] of [0, 100, 200].map((offset) => [offset, 42 + offset] as const))
        element.querySelectorAll<HTMLInputElement>('input[type="radio"]')[value]?.click() ?? at;
      await until(() => price(element) === '$42.00');
    });
  });

  it('is used by keys alone', async () => {
    const element = await product(shirt(), { picker: 'radio' });
    await until(() => element.querySelector('input[type="radio"]'));
    element.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
    await sendKeys({ press: ' ' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: ' ' });
    await until(() => price(element) === '$32.00');
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.closest('sqs-quantity')).not.to.equal(null);
  });
});

import { expect } from '@open-wc/testing';
import type {} from '../../elements/index.ts';
import { until } from '../support/browser/page.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>')}`;
const pictures = `<img src="${PICTURE}" width="600" height="400" alt="A">`.repeat(3);
const gallery = (design: string) => `<sqs-gallery design="${design}">${pictures}</sqs-gallery>`;
const VARIANTS = JSON.stringify(['S', 'M'].map((Size) => ({ attributes: { Size }, qtyInStock: 1 })));

const FORM =
  '<sqs-form><script type="application/json">{"formId":"f","fields":[{"id":"a","type":"text","title":"A"}]}</script></sqs-form>';

const SOLD = VARIANTS.replaceAll(
  '"qtyInStock"',
  '"priceMoney":{"value":"3.00","currency":"EUR"},"qtyInStock"',
);
const PRODUCT = `<sqs-product no-structured-data><script type="application/json">{"id":"places-5","title":"Mug","structuredContent":{"productType":1,"variantOptionOrdering":["Size"],"variants":${SOLD}}}</script></sqs-product>`;

/** Every tag that stands in the page, as short as it can be written, and the least that can be used of it, px. */
const TAGS: [name: string, markup: string, least: number][] = [
  ['a player of one file', '<sqs-audio src="/media/a.mp3"></sqs-audio>', 250],
  [
    'an album',
    '<sqs-album-player><a href="/media/a.mp3">A</a><a href="/media/b.mp3">B</a></sqs-album-player>',
    250,
  ],
  ['a video', '<sqs-video src="/media/a.mp4"></sqs-video>', 190],
  ['a grid', gallery('grid'), 190],
  ['a slideshow', gallery('slideshow'), 190],
  ['a slider', gallery('slider'), 190],
  ['a stack', gallery('stacked'), 190],
  ['columns', gallery('autocolumns'), 190],
  ['a picture', `<sqs-image src="${PICTURE}" alt="A" dimensions="600x400"></sqs-image>`, 190],
  ['a form', FORM, 190],
  ['a newsletter', '<sqs-newsletter form-id="n"></sqs-newsletter>', 190],
  ['a password', '<sqs-password></sqs-password>', 190],
  ['a button', '<sqs-add-to-cart item-id="places-1"></sqs-add-to-cart>', 100],
  ['choices', `<sqs-product-variants item-id="places-2" variants='${VARIANTS}'></sqs-product-variants>`, 100],
  ['a quantity', '<sqs-quantity item-id="places-3"></sqs-quantity>', 100],
  ['a restock notice', '<sqs-restock-notification item-id="places-4"></sqs-restock-notification>', 190],
  ['a product', PRODUCT, 190],
  ['a cart', '<sqs-cart api-root="/nowhere/"></sqs-cart>', 190],
  ['a quick view', '<sqs-quick-view href="/p"></sqs-quick-view>', 100],
];

/** Those that are as wide as their place anyway. */
const WIDE: typeof TAGS = [
  ['a background video', '<sqs-bg-video url="/media/a.mp4"><p>Over it</p></sqs-bg-video>', 190],
  ['a map', '<sqs-map lat="1" lng="2" load="click" address-title="A"></sqs-map>', 190],
  ['quotes', '<sqs-quotes><blockquote>A</blockquote><blockquote>B</blockquote></sqs-quotes>', 190],
  ['a marquee', '<sqs-marquee><p>A</p><p>B</p></sqs-marquee>', 100],
];

const LEAVES: typeof TAGS = [
  ['icons', '<sqs-social-icons><a href="https://github.com/a">GitHub</a></sqs-social-icons>', 24],
  ['a link as a button', '<sqs-button><a href="/a">A</a></sqs-button>', 24],
  ['an edge', '<sqs-divider></sqs-divider>', 24],
  ['a price', '<sqs-product-price></sqs-product-price>', 1],
  ['a date', '<sqs-time datetime="2026-01-05">5 January</sqs-time>', 1],
];

const PLACES: [name: string, markup: string][] = [
  ['a block', '<div>*</div>'],
  ['a row', '<div style="display: flex">*</div>'],
  ['a row beside text', '<div style="display: flex"><p>Long words beside it. Long words.</p>*</div>'],
  ['a centred column', '<div style="display: flex; flex-direction: column; align-items: center">*</div>'],
  ['a centred grid', '<div style="display: grid; justify-items: center">*</div>'],
  ['a line', '<div><span style="display: inline-block">*</span></div>'],
  ['a table', '<table><tr><td>*</td></tr></table>'],
  ['a float', '<div style="display: flow-root"><div style="float: inline-start">*</div></div>'],
  ['a box that fits', '<div style="inline-size: fit-content">*</div>'],
];

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const LONG_FORM = JSON.stringify({
  formId: 'long',
  submitButtonText: WORD,
  fields: [
    { id: 'name', type: 'name', title: WORD, required: true },
    { id: 'text', type: 'text', title: WORD, description: WORD },
    { id: 'boxes', type: 'checkbox', title: 'Boxes', options: [WORD, 'B'] },
    { id: 'circles', type: 'radio', title: 'Circles', options: [WORD, 'B'] },
    { id: 'list', type: 'select', title: 'List', options: [WORD, 'B'] },
    { id: 'survey', type: 'likert', title: 'Survey', options: [WORD, 'B'] },
  ],
});
const LONG_VARIANTS = JSON.stringify(
  ['S', WORD].map((value) => ({ attributes: { [WORD]: value }, qtyInStock: 1 })),
);
const choices = (picker: string) =>
  `<sqs-product-variants item-id="long-${picker}" picker="${picker}" variants='${LONG_VARIANTS}'></sqs-product-variants>`;

/** Those that show words of their owner beside controls. */
const WORDY: [name: string, markup: string][] = [
  ['a form', `<sqs-form><script type="application/json">${LONG_FORM}</script></sqs-form>`],
  ['choices from lists', choices('select')],
  ['choices by buttons', choices('radio')],
  ['choices by swatches', choices('swatch')],
  [
    'a mark',
    `<sqs-product-mark sold-out-text="${WORD}" product='{ "variants": [{ "qtyInStock": 0 }] }'></sqs-product-mark>`,
  ],
  ['a button', `<sqs-add-to-cart item-id="long-1" label="${WORD}"></sqs-add-to-cart>`],
  ['a quantity', `<sqs-quantity item-id="long-2" label="${WORD}"></sqs-quantity>`],
];

describe('in whatever place its page gives it', () => {
  let main: HTMLElement;
  beforeEach(() => {
    main = document.createElement('main');
    document.body.append(main);
  });
  afterEach(() => main.remove());

  for (const [tag, markup] of WORDY)
    it(`${tag} breaks a word that is longer than a phone is wide`, async () => {
      main.style.inlineSize = '288px';
      main.innerHTML = markup;
      await (main.firstElementChild as HTMLElement & { updateComplete: Promise<void> }).updateComplete;
      expect(main.textContent).to.contain(WORD);
      expect(main.scrollWidth).to.equal(288);
    });

  for (const [tag, markup, least] of TAGS) {
    it(`${tag} has a width of its own, and keeps within it`, async () => {
      for (const width of [900, 320]) {
        main.style.inlineSize = `${width}px`;
        for (const [place, around] of PLACES) {
          // A form on the page has a style sheet, which must not reach what is beside it.
          main.innerHTML = `${FORM}${around.replace('*', markup)}`;
          const last = [...main.querySelectorAll<HTMLElement & { updateComplete: Promise<void> }>('*')]
            .filter(
              ({ localName, parentElement }) =>
                localName.startsWith('sqs-') && !parentElement?.closest('sqs-product'),
            )
            .at(-1);
          await last?.updateComplete;
          const box = last?.getBoundingClientRect();
          const room = place === 'a row beside text' && width === 320 ? 100 : least;
          expect(box?.width, `${place} of ${width} px`).to.be.within(room, width);
          expect(main.scrollWidth, `${place} of ${width} px`).to.equal(width);
        }
      }
    });
  }

  for (const [tag, markup] of [...TAGS, ...WIDE]) {
    it(`${tag} has all of its width where a page makes the tag itself a row`, async () => {
      main.style.inlineSize = '600px';
      main.innerHTML = markup;
      const element = main.firstElementChild as HTMLElement & { updateComplete: Promise<void> };
      element.style.display = 'flex';
      await element.updateComplete;
      const view = element.shadowRoot?.querySelector('[data-sqs-root]');
      if (view) expect(view.getBoundingClientRect().width).to.be.closeTo(600, 1);
      expect(main.scrollWidth).to.equal(600);
    });
  }

  for (const [tag, markup] of [...TAGS, ...WIDE]) {
    it(`${tag} keeps within the narrow column of a page`, async () => {
      main.style.inlineSize = '160px';
      main.innerHTML = markup;
      const element = main.firstElementChild as HTMLElement & { updateComplete: Promise<void> };
      await element.updateComplete;
      const { right } = main.getBoundingClientRect();
      const views = [element, ...(element.shadowRoot?.querySelectorAll('[data-sqs-root]') ?? [])];
      const controls = views.flatMap((view) => [
        ...view.querySelectorAll<HTMLElement>('button,input,select'),
      ]);
      // What Tab does not reach scrolls with a list, or is a trap for robots.
      const cut = controls.filter(
        (control) => control.tabIndex >= 0 && control.getBoundingClientRect().right > right + 1,
      );
      expect(cut.map(({ outerHTML }) => outerHTML).join('\n')).to.equal('');
      expect(main.scrollWidth).to.equal(160);
    });
  }

  it('a product keeps its arrangement where a page makes rows of all boxes', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'div { display: flex }';
    main.append(sheet);
    main.style.inlineSize = '600px';
    main.insertAdjacentHTML('beforeend', PRODUCT);
    const product = main.querySelector('sqs-product');
    await product?.updateComplete;
    const rows = ['sqs-product-variants', 'sqs-quantity', 'sqs-add-to-cart'].map((name) =>
      product?.querySelector(name)?.getBoundingClientRect(),
    );
    expect(rows.map((box) => box?.width)).to.deep.equal([600, 600, 600]);
    expect(rows.map((box) => box?.top)).to.deep.equal(rows.map((box) => box?.top).sort((a, b) => a! - b!));
    expect(new Set(rows.map((box) => box?.top)).size).to.equal(3);
  });

  it('icons and edges are drawn as they are beside rules for every drawing', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'svg { fill: red; width: 100%; height: auto } img, svg { max-width: 100% }';
    main.append(sheet);
    main.insertAdjacentHTML(
      'beforeend',
      '<sqs-social-icons><a href="https://github.com/a">GitHub</a></sqs-social-icons><sqs-divider style="--sqs-divider-color: rgb(0, 0, 255)"></sqs-divider>',
    );
    const [icons, divider] = [main.querySelector('sqs-social-icons'), main.querySelector('sqs-divider')];
    await Promise.all([icons?.updateComplete, divider?.updateComplete]);
    const icon = icons!.querySelector('svg')!;
    expect([icon.getBoundingClientRect().width, getComputedStyle(icon).fill]).to.deep.equal([24, 'none']);
    expect(getComputedStyle(divider!.querySelector('svg')!).fill).to.equal('rgb(0, 0, 255)');
  });

  it('buttons look like buttons where a page takes everything from them', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'button { all: unset }';
    main.append(sheet);
    main.style.inlineSize = '160px';
    main.insertAdjacentHTML('beforeend', `${FORM}<sqs-newsletter form-id="n"></sqs-newsletter>${PRODUCT}`);
    for (const element of main.querySelectorAll<HTMLElement & { updateComplete: Promise<void> }>(
      'sqs-form,sqs-newsletter,sqs-product,sqs-quantity,sqs-add-to-cart',
    ))
      await element.updateComplete;
    for (const button of main.querySelectorAll('button')) {
      const { textAlign, minBlockSize } = getComputedStyle(button);
      expect([textAlign, minBlockSize], button.outerHTML).to.deep.equal(['center', '44px']);
      // A line of words and its room are less than a finger needs.
      if (button.innerText.length < 9) expect(button.offsetHeight, button.outerHTML).to.equal(44);
    }
  });

  it('words over a dark ground of the kit’s own are light beside a framework’s rules for paper, until a page says more', async () => {
    const sheet = document.createElement('style');
    sheet.textContent =
      'h1, h2, p { color: rgb(20, 20, 20) } a { color: rgb(0, 0, 160) } .own { color: rgb(255, 0, 0) } sqs-cover-slide h3, sqs-bg-video h3 { color: rgb(0, 255, 0) }';
    main.append(sheet);
    const words = '<h2>A</h2><p>B <a href="/a">C</a></p><p class="own">D</p><h3>E</h3>';
    main.insertAdjacentHTML(
      'beforeend',
      `<sqs-bg-video url="/media/a.mp4">${words}</sqs-bg-video><sqs-cover-slide layout="landing-full-left-01" style="height: 20rem"><img slot="background" src="${PICTURE}" alt=""><h1 slot="heading">A</h1><p slot="sub-heading">B</p><div slot="body">${words}</div></sqs-cover-slide>`,
    );
    for (const tag of ['sqs-bg-video', 'sqs-cover-slide']) {
      const element = main.querySelector<HTMLElement & { updateComplete: Promise<void> }>(tag)!;
      await element.updateComplete;
      const colorOf = (selector: string) => getComputedStyle(element.querySelector(selector)!).color;
      const channels = (color: string) => color.match(/\d+/g)!.map(Number);
      for (const selector of ['h2', 'p', 'a', 'h1', '[slot="sub-heading"]'])
        if (element.querySelector(selector))
          expect(Math.max(...channels(colorOf(selector))), `${tag} ${selector}`).to.be.above(200);
      expect([colorOf('.own'), colorOf('h3')], tag).to.deep.equal(['rgb(255, 0, 0)', 'rgb(0, 255, 0)']);
    }
  });

  it('words in what opens over a page can be read beside its rules for a ground of another colour', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'h2, p { color: white } .own { color: rgb(255, 0, 0) }';
    main.append(sheet);
    const words = '<h2>A</h2><p class="own">B</p>';
    main.insertAdjacentHTML(
      'beforeend',
      `<sqs-popup-overlay><script type="application/json">{"style":2,"version":1}</script>${words}</sqs-popup-overlay><sqs-lightbox>${words}</sqs-lightbox>`,
    );
    for (const tag of ['sqs-popup-overlay', 'sqs-lightbox'] as const) {
      const element = main.querySelector(tag)!;
      element.show();
      await element.updateComplete;
      const colorOf = (selector: string) => getComputedStyle(element.querySelector(selector)!).color;
      await until(() => colorOf('h2') !== 'rgb(255, 255, 255)', `${tag} is dressed`);
      expect(colorOf('.own')).to.equal('rgb(255, 0, 0)');
      element.close();
      await element.updateComplete;
    }
    // What a lightbox shows in the page is the page's.
    expect(getComputedStyle(main.querySelector('sqs-lightbox h2')!).color).to.equal('rgb(255, 255, 255)');
  });

  for (const [tag, markup] of [...TAGS, ...WIDE, ...LEAVES]) {
    it(`${tag} is not there while it is hidden`, async () => {
      main.innerHTML = markup;
      const element = main.firstElementChild as HTMLElement & { updateComplete: Promise<void> };
      element.hidden = true;
      await element.updateComplete;
      expect(element.checkVisibility()).to.equal(false);
    });
  }

  it('a price stays in its line beside a form', async () => {
    main.innerHTML = `${FORM}<p>Now <sqs-product-price product='{"variants":[{"priceMoney":{"value":"3.00"}}]}'></sqs-product-price> only</p>`;
    for (const element of main.querySelectorAll<HTMLElement & { updateComplete: Promise<void> }>(
      'sqs-form,sqs-product-price',
    ))
      await element.updateComplete;
    expect(main.querySelector<HTMLElement>(':scope > p')?.innerText).to.equal('Now $3.00 only');
  });
});

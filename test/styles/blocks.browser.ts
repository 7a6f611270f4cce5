import { expect, fixture, html } from '@open-wc/testing';
import { BLOCK_STYLE_PRESETS } from '../../src/editor/blocks.ts';
import { until } from '../support/browser/page.ts';

/** Of the place of each block, px: a percent is six of them. */
const WIDTH = 600;
const { padding, borderRadii } = BLOCK_STYLE_PRESETS;
const room = (percent: string) => `${(Number.parseFloat(percent) * WIDTH) / 100}px`;

describe('blocks.css', () => {
  let main: HTMLElement;
  before(async () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/dist/blocks.css',
    });
    document.head.append(link);
    await until(() => link.sheet, 'the sheet');
  });
  after(() => document.querySelector('link[href="/dist/blocks.css"]')?.remove());
  beforeEach(async () => {
    main = await fixture<HTMLElement>(html`<main></main>`);
    main.style.inlineSize = `${WIDTH}px`;
  });
  const looks = (attributes: string) => {
    main.innerHTML = `<div ${attributes}><p>Slow tide, out on the fifth of June</p></div>`;
    return getComputedStyle(main.firstElementChild as HTMLElement);
  };

  for (const [preset, property, expected] of [
    ['', 'padding-top', '0px'],
    ['rounded', 'border-radius', `${borderRadii}px`],
    ['small', 'padding-top', room(padding.small)],
    ['medium', 'padding-top', room(padding.medium)],
    ['large', 'padding-top', room(padding.large)],
    ['stroke', 'border-top-width', '1px'],
    ['stroke', 'border-top-style', 'solid'],
    ['dashed', 'border-top-width', '1px'],
    ['dashed', 'border-top-style', 'dashed'],
    ['glass', 'backdrop-filter', 'blur(12px)'],
    ['rounded large filled', 'border-radius', `${borderRadii}px`],
    ['rounded large filled', 'padding-top', room(padding.large)],
  ] as const)
    it(`“${preset}” sets ${property} to ${expected}`, () => {
      expect(looks(`data-sqs-block="${preset}"`).getPropertyValue(property)).to.equal(expected);
    });

  it('properties of the author go before the presets', () => {
    const own = looks(
      'data-sqs-block="rounded medium dashed" style="--sqs-block-radius: 4px; --sqs-block-padding: 10px; --sqs-block-stroke-color: rgb(1, 2, 3)"',
    );
    expect([own.borderRadius, own.padding, own.borderTopColor]).to.deep.equal([
      '4px',
      '10px',
      'rgb(1, 2, 3)',
    ]);
  });

  it('a page’s own rule goes before all of it', () => {
    const page = new CSSStyleSheet();
    page.replaceSync('div { padding: 1px }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
    expect(looks('data-sqs-block="large"').padding).to.equal('1px');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page);
  });

  for (const scheme of ['light', 'dark'])
    it(`grounds have words that can be read, ${scheme}`, async () => {
      for (const preset of ['filled', 'glass']) {
        looks(`data-sqs-block="${preset} medium"`);
        main.style.colorScheme = scheme;
        await expect(main).to.be.accessible();
      }
    });
});

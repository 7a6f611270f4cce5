/** 200 prices on a page: what they load and what their script costs. And a product of 3 × 10 options: what a choice costs. */
import { build } from '../tools/build.mjs';
import { gzipped, median, withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

const ROUNDS = option('rounds', 7);
const PRICES = 200;
const CHOICES = 30;
/** Gzipped, in all: with the base that every tag shares. */
const MOST_PRICE_BYTES = 8_000;
const MOST_PRICES_SCRIPT_MS = 30;
const MOST_CHOICE_SCRIPT_MS = 2;

const page = (/** @type {string} */ tag, /** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,"><body>${body}<script type="module" src="/dist/lite/${tag}.js"></script>`;

/** @param {number} number */
const price = (number) => {
  const content = { variants: [{ priceMoney: { value: `${number}.50`, currency: 'EUR' }, qtyInStock: 1 }] };
  return `<li>Thing ${number}: <sqs-product-price product='${JSON.stringify(content)}'></sqs-product-price></li>`;
};

/** One variant for each combination. */
function manyVariants() {
  const values = Array.from({ length: 10 }, (_, index) => `${index}`);
  return values.flatMap((A) =>
    values.flatMap((B) =>
      values.map((C) => ({
        id: A + B + C,
        attributes: { A, B, C },
        priceMoney: { value: `${A}${B}.${C}0`, currency: 'EUR' },
        qtyInStock: Number(C) % 3,
      })),
    ),
  );
}
const PRODUCT = {
  id: 'bench',
  title: 'Bench',
  structuredContent: { productType: 1, variantOptionOrdering: ['A', 'B', 'C'], variants: manyVariants() },
};

const PAGES = {
  '/prices': page(
    'sqs-product-price',
    `<ul>${Array.from({ length: PRICES }, (_, index) => price(index + 1)).join('')}</ul>`,
  ),
  '/product': page(
    'sqs-product',
    `<sqs-product picker="radio"><script type="application/json">${JSON.stringify(PRODUCT)}</script></sqs-product>`,
  ),
};

/** @param {import('puppeteer-core').CDPSession} session @returns {Promise<number>} ms of script so far */
async function scriptMs(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** Runs in the page: chooses a value of each option in turn, and waits until the price says so. */
async function choose(/** @type {number} */ count) {
  const inputs = [...document.querySelectorAll('sqs-product-variants input[type="radio"]')];
  for (let at = 0; at < count; at += 1) {
    const input = /** @type {HTMLInputElement} */ (inputs[(at % 3) * 10 + ((at * 7) % 10)]);
    input.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return document.querySelectorAll('input:checked').length;
}

await build();
/** @type {{ prices: number[], choice: number[] }} */
const script = { prices: [], choice: [] };
/** @type {Set<string>} */
const files = new Set();
await withPages(PAGES, async ({ origin, browser }) => {
  // The first round only warms the machine up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const list = await browser.newPage();
    list.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/dist/')) files.add(pathname);
    });
    const ofList = await list.createCDPSession();
    await ofList.send('Performance.enable', { timeDomain: 'threadTicks' });
    await list.goto(`${origin}/prices`);
    await list.waitForFunction(`document.querySelectorAll('[data-part="output"]').length === ${PRICES}`);
    if (round > 0) script.prices.push(await scriptMs(ofList));
    await list.close();

    const tab = await browser.newPage();
    const session = await tab.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await tab.goto(`${origin}/product`);
    await tab.waitForFunction('document.querySelectorAll(\'input[type="radio"]\').length === 30');
    await tab.waitForFunction('document.querySelector("sqs-add-to-cart button")');
    const before = await scriptMs(session);
    await tab.evaluate(choose, CHOICES);
    if (round > 0) script.choice.push(((await scriptMs(session)) - before) / CHOICES);
    await tab.close();
    progress('rounds', round, ROUNDS);
  }
});

const bytes = gzipped(files);
measured({
  name: `A page of ${PRICES} prices, all that it loads`,
  unit: 'bytes gzipped',
  kit: { lite: bytes },
  goals: [{ of: 'lite', most: MOST_PRICE_BYTES }],
});
measured({
  name: `${PRICES} prices, until they are shown`,
  unit: 'ms of script',
  kit: { lite: median(script.prices) },
  goals: [{ of: 'lite', most: MOST_PRICES_SCRIPT_MS }],
});
measured({
  name: 'A choice among 3 × 10 values of 1,000 variants',
  unit: 'ms of script',
  kit: { lite: median(script.choice) },
  goals: [{ of: 'lite', most: MOST_CHOICE_SCRIPT_MS }],
});

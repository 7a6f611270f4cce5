/** Bench of the template language beside its reference engine, in one process: size, load, parse and render. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { median } from './browser.mjs';
import { measured } from './figures.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));

/** Largest sizes in bytes after gzip: the goals are 12 and 32 kB, and reading amounts in minor units exactly takes one more. */
export const TEMPLATE_BUDGETS = { core: 12_000, everything: 33_000 };

const REFERENCE = 'the reference engine';
/** What is rendered, as the figures name it. */
const WORDS = {
  small: 'a small template',
  list: 'a list of 20 items',
  product: 'a product with 9 variants',
  products: '20 products with variants',
  gallery: 'a gallery of 50 pictures',
  comments: '20 comments',
  wright: 'a captured page',
};

/** @param {string} entry a module under the root @returns {Promise<string>} one minified module */
export async function bundle(entry) {
  const result = await build({
    entryPoints: [`${root}${entry}`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

/** @param {string} entry @returns {Promise<number>} bytes after gzip */
export async function gzippedSize(entry) {
  return gzipSync(await bundle(entry), { level: 9 }).length;
}

/**
 * The workloads of the comparison: a small template, a list of 20 items, a product with 9 variants, a captured page; and
 * three whose output is far larger than their source: products with variants, a gallery of 50 pictures, 20 comments.
 */
export function workloads() {
  const items = Array.from({ length: 20 }, (_, index) => ({
    id: `item${index}`,
    title: `Post number ${index} & more`,
    fullUrl: `/blog/post-${index}`,
    excerpt: `<p>Some words about post ${index}</p>`,
    categories: ['news', 'a <b> c'],
    publishOn: 1_582_571_080_000 + index * 86_400_000,
    starred: index % 3 === 0,
    author: { displayName: 'Jane Doe' },
  }));
  const variants = Array.from({ length: 9 }, (_, index) => ({
    attributes: { size: 'SML'[index % 3], color: ['red', 'green', 'blue'][Math.floor(index / 3)] },
    price: 1000 + index,
    priceMoney: { value: `${10 + index}.50`, currency: 'USD' },
    qtyInStock: index,
    onSale: index === 4,
    salePriceMoney: { value: '5.25', currency: 'USD' },
  }));
  /** @type {Record<string, { template: string, json: unknown, partials?: Record<string, string> }>} */
  const loads = {
    small: {
      template: 'Hello {name}, {.if admin}admin{.or}you have {count} item{count|pluralize}{.end}.',
      json: { name: 'Ada', count: 3 },
    },
    list: {
      template:
        '<ul>{.repeated section items}<li class="{@|item-classes}"><a href="{fullUrl|htmlattr}">{title|html}</a>' +
        '{.if starred}<b>*</b>{.end}{excerpt|safe|truncate 20}<time>{publishOn|date %Y-%m-%d}</time>' +
        '{.repeated section categories}<i>{@|htmltag}</i>{.alternates with}, {.end}</li>{.or}none{.end}</ul>',
      json: { items, website: { timeZone: 'America/New_York' } },
    },
    product: {
      template:
        '{.section item}<h1>{title|html}</h1>{@|product-price}{@|product-status}{@|variants-select}{@|quantity-input}' +
        '{@|add-to-cart-btn}{@|from-price}{@|normal-price}{.on-sale?}sale{.end}{.sold-out?}out{.end}{@|item-classes}{.end}',
      json: {
        item: {
          id: 'p1',
          collectionId: 'c1',
          title: 'A <shirt>',
          recordType: 11,
          structuredContent: { productType: 1, variants, variantOptionOrdering: ['size', 'color'] },
        },
      },
    },
  };
  loads.products = {
    template: '{.repeated section items}{@|product-price}{@|variants-select}{@|product-status}{.end}',
    json: {
      items: Array.from({ length: 20 }, (_, index) => ({
        id: `p${index}`,
        title: `Shirt ${index}`,
        recordType: 11,
        structuredContent: { productType: 1, variants, variantOptionOrdering: ['size', 'color'] },
      })),
    },
  };
  loads.gallery = {
    template:
      '<div>{.repeated section items}<a href="{assetUrl|htmlattr}"{@|image-srcset}>{@|image}</a>' +
      '<p {@|image-color}>{title|html}</p>{.end}</div>',
    json: {
      items: Array.from({ length: 50 }, (_, index) => ({
        id: `i${index}`,
        title: `Picture ${index} & "more"`,
        assetUrl: `https://images.example.com/content/v1/5f/${index}/picture-${index}.jpg`,
        originalSize: '2500x1667',
        mediaFocalPoint: { x: 0.5, y: 0.25 },
        systemDataVariants: '2500x1667,100w,300w,500w,750w,1000w,1500w,2500w',
        colorData: { topLeftAverage: 'f1e2d3', topRightAverage: '000000', centerAverage: '808080' },
      })),
    },
  };
  loads.comments = {
    template:
      '{.section item}<h1>{title|html}</h1>{@|comment-count}{.repeated section comments}<article id="c-{id|htmlattr}">' +
      '<b>{author.displayName|html}</b>{addedOn|timesince}<div>{body|safe|line-breaks}</div>' +
      '{.if replies}<ol>{.repeated section replies}<li>{body|html}</li>{.end}</ol>{.end}{@|like-button}</article>{.end}{.end}',
    json: {
      websiteSettings: { simpleLikingEnabled: true },
      item: {
        title: 'A post',
        publicCommentCount: 20,
        comments: Array.from({ length: 20 }, (_, index) => ({
          id: `c${index}`,
          likeCount: index,
          author: { displayName: `Reader "${index}"` },
          addedOn: 1_582_571_080_000 + index * 3_600_000,
          body: `<p>I think <b>so</b>, too, & said it to others.</p>\n`.repeat(3),
          replies: [{ body: 'Thank you <3' }, { body: 'So do I & my dog' }],
        })),
      },
    },
  };
  const page = capturedPage();
  if (page) loads.wright = page;
  return loads;
}

/** The captured page, where the conformance data is at hand. */
function capturedPage() {
  const folder = `${process.env.SQS_CONFORMANCE ?? `${root}../shared/conformance`}/template`;
  try {
    const read = (/** @type {string} */ file) => readFileSync(`${folder}/${file}`, 'utf8');
    return {
      template: read('wright.html'),
      json: JSON.parse(read('wright.json')),
      partials: JSON.parse(read('wright-partials.json')),
    };
  } catch {
    return null;
  }
}

/** @returns the reference engine with English locale data, as functions of the same shape as ours */
function referenceEngine() {
  const { Compiler } = require('@squarespace/template-engine');
  const { CLDRFramework } = require('@phensley/cldr');
  const packs = `${root}node_modules/@phensley/cldr/packs`;
  const framework = new CLDRFramework({
    loader: (/** @type {string} */ language) => readFileSync(`${packs}/${language}.json`, 'utf8'),
  });
  return { compiler: new Compiler(), cldr: framework.get('en') };
}

/** Time of the processor that this program took so far, in milliseconds: what other programs do does not count. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Runs of several functions per second of the processor, the median of many rounds. They take turns, so that whatever
 * slows the machine slows all of them. @param {(() => void)[]} functions
 */
function race(functions, rounds = 31, roundMs = 25) {
  const rates = functions.map(() => /** @type {number[]} */ ([]));
  for (const run of functions) for (let warm = 0; warm < 300; warm++) run();
  for (let round = 0; round < rounds; round++) {
    functions.forEach((run, index) => {
      const start = processorMs();
      let count = 0;
      let taken = 0;
      while (taken < roundMs) {
        for (let turn = 0; turn < 5; turn++) run();
        count += 5;
        taken = processorMs() - start;
      }
      rates[index]?.push((count / taken) * 1000);
    });
  }
  return rates.map(median);
}

/** The shortest of several runs in milliseconds. @param {number} rounds @param {(round: number) => unknown} run */
async function quickest(rounds, run) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run(round);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** @param {string} text */
async function importText(text) {
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

async function templateBench() {
  const everything = await bundle('src/template/index.ts');
  const { compile } = await importText(everything);
  const { compiler, cldr } = referenceEngine();
  // A module is loaded once; each of these is a copy of its own.
  const ourLoad = await quickest(5, (round) => importText(`${everything}//${round}`));
  const theirLoad = await quickest(3, () => {
    for (const file of Object.keys(require.cache))
      if (file.includes('node_modules')) delete require.cache[file];
    referenceEngine();
  });
  const sizes = {
    core: await gzippedSize('src/template/core.ts'),
    everything: gzipSync(everything, { level: 9 }).length,
  };
  for (const [name, most] of Object.entries(TEMPLATE_BUDGETS))
    measured({
      name: `The template language, ${name === 'core' ? 'its core' : name}`,
      unit: 'bytes gzipped',
      kit: { module: sizes[/** @type {'core' | 'everything'} */ (name)] },
      goals: [{ of: 'module', most }],
    });
  measured({
    name: 'Loading the module',
    unit: 'ms',
    kit: { module: ourLoad },
    peers: { [REFERENCE]: theirLoad },
    goals: [{ of: 'module', per: REFERENCE, most: 0.1 }],
  });
  for (const [name, { template, json, partials }] of Object.entries(workloads())) {
    const [ours = 0, theirs = 1] = race([
      () => compile(template).render(json, { partials }),
      () =>
        compiler
          .execute({ code: compiler.parse(template).code, json, partials: partials ?? {}, cldr })
          .ctx.render(),
    ]);
    measured({
      name: `Parse and render, ${WORDS[/** @type {keyof typeof WORDS} */ (name)]}`,
      unit: 'times a second',
      kit: { module: ours },
      peers: { [REFERENCE]: theirs },
      goals: [{ of: 'module', per: REFERENCE, least: 3 }],
      isChart: name === 'gallery',
    });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await templateBench();

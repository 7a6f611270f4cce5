/** Puts a product into the page as data for search engines, once, and never beside the page's own (behaviour/commerce#structured-data). */
import type { ProductItem } from '../../domain/commerce/product-item.ts';
import { describesProduct, productJsonLd } from '../../domain/commerce/product-json-ld.ts';
import { setScript } from '../html/owner-html.ts';

const TYPE = 'application/ld+json';

/** Those of the products on the page; one that another had described already takes its turn when that one leaves. */
const writers = new Set<() => void>();

/**
 * @param item its amounts in major units
 * @param variantAddress of the page with a variant chosen; undefined where it has none of its own
 * @returns takes it away again
 */
export function addStructuredData(
  item: ProductItem,
  variantAddress?: (variantId: string) => string | undefined,
): () => void {
  if (!item.title) return () => {};
  let script: HTMLScriptElement | undefined;
  const write = () => {
    if (script || isDescribed(item)) return;
    script = scriptWith(productJsonLd(item, toAddress, variantAddress));
    if (script) document.head.append(script);
  };
  writers.add(write);
  write();
  return () => {
    writers.delete(write);
    script?.remove();
    for (const other of writers) other();
  };
}

/** @returns undefined where Trusted Types hold data to be a script, and the page refuses it: it does without */
function scriptWith(data: object): HTMLScriptElement | undefined {
  const script = document.createElement('script');
  script.type = TYPE;
  try {
    // Nothing in it ends the element, wherever the page is written out again.
    setScript(script, { text: JSON.stringify(data).replaceAll('<', '\\u003c') });
  } catch {
    return undefined;
  }
  return script;
}

function isDescribed(item: ProductItem): boolean {
  const url = item.url ? toAddress(item.url) : undefined;
  const known = [...document.querySelectorAll<HTMLScriptElement>(`script[type="${TYPE}"]`)];
  return (
    known.some((script) => describesProduct(parse(script.text), item, url)) ||
    [...document.querySelectorAll('[itemtype$="schema.org/Product"] [itemprop="name"]')].some(
      ({ textContent }) => textContent?.trim() === item.title,
    )
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's, and no data.
    return undefined;
  }
}

/** Pictures and pages of the web alone: nothing of this page or this computer. */
function toAddress(address: string): string | undefined {
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const { href, protocol } = new URL(address, document.baseURI);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

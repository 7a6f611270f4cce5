/** A product as search engines read it: schema.org's Product with an offer for each variant (behaviour/commerce#structured-data). */
import { at, decimalText, isTruthy, type Value, valueText } from '../template-value.ts';
import { plainText } from '../text/plain-text.ts';
import { currencyDigits } from './currency-digits.ts';
import { currentPrice, isChoiceSoldOut, isDigital, type Money } from './product.ts';
import type { ProductItem } from './product-item.ts';

/**
 * @param item its amounts in major units
 * @param toAddress makes an absolute address of one in the data; undefined for what is none
 * @param variantAddress of the page with a variant chosen; undefined where that is no address of its own
 */
export function productJsonLd(
  item: ProductItem,
  toAddress: (address: string) => string | undefined,
  variantAddress: (variantId: string) => string | undefined = () => undefined,
): object {
  const url = item.url ? toAddress(item.url) : undefined;
  const image = item.pictures.map(({ src }) => toAddress(src)).filter(Boolean);
  const description = plainText(item.excerpt);
  const offers = offersOf(item, (id) => variantAddress(id) ?? url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    ...(item.id && { productID: item.id }),
    ...(url && { url }),
    ...(description && { description }),
    ...(image.length > 0 && { image }),
    ...(offers.length > 0 && { offers }),
  };
}

/** What is paid again and again has no one price. */
function offersOf({ content }: ProductItem, address: (id: string) => string | undefined): object[] {
  if (isTruthy(content.isSubscribable)) return [];
  const isPlain = isDigital({ structuredContent: content });
  return (isPlain ? [content] : content.variants).flatMap((sold) => {
    const key = isTruthy(sold.onSale) ? 'salePriceMoney' : 'priceMoney';
    if (decimalText(at(sold, key, 'value')) === null) return [];
    const price = currentPrice(sold);
    const sku = valueText(sold.sku);
    const url = address(isPlain ? '' : valueText(sold.id));
    return {
      '@type': 'Offer',
      price: decimalsOf(price),
      priceCurrency: price.currency.toUpperCase(),
      availability: `https://schema.org/${isChoiceSoldOut(content, sold) ? 'OutOfStock' : 'InStock'}`,
      ...(sku && { sku }),
      ...(url && { url }),
    };
  });
}

/** The exact amount, with at least the decimals of its currency. */
function decimalsOf({ value, currency }: Money): string {
  const digits = currencyDigits(currency.toUpperCase());
  const [whole = '0', fraction = ''] = value.split('.');
  const decimals = fraction.padEnd(digits, '0');
  return decimals ? `${whole || '0'}.${decimals}` : whole;
}

/**
 * Whether data that a page carries already is about this product.
 * @param data of an `application/ld+json` of the page
 */
export function describesProduct(data: Value, item: ProductItem, url: string | undefined): boolean {
  if (Array.isArray(data)) return data.some((each) => describesProduct(each, item, url));
  if (at(data, '@graph') !== undefined) return describesProduct(at(data, '@graph'), item, url);
  const types = [at(data, '@type')].flat();
  if (!types.some((type) => type === 'Product' || type === 'ProductGroup')) return false;
  const says = (name: string, value: string | undefined) =>
    Boolean(value) && valueText(at(data, name)) === value;
  const skus = item.content.variants.map((variant) => valueText(variant.sku));
  return (
    says('productID', item.id) ||
    says('url', url) ||
    says('@id', url) ||
    says('name', item.title) ||
    skus.some((sku) => says('sku', sku))
  );
}

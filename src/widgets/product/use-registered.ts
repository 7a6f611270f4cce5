/** Makes a product known: to the tags inside, to search engines, and to the site's counts. */
import { useLayoutEffect, useMemo } from 'react';
import { COMMERCE_EVENT, productView } from '../../domain/commerce/commerce-events.ts';
import { offeredOptions } from '../../domain/commerce/options.ts';
import type { ProductItem } from '../../domain/commerce/product-item.ts';
import { addProductFacts } from '../../services/shop/product-registry.ts';
import { nameScope } from '../../services/shop/product-scope.ts';
import { countShopView } from '../../services/shop/shop-views.ts';
import { addStructuredData } from '../../services/shop/structured-data.ts';
import { useProductKey } from '../../ui/product/use-product-key.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { ProductConfig } from './config.ts';
import type { ProductEvents } from './events.ts';
import { addressWithVariant } from './use-variant-address.ts';

/** @returns the id by which the page knows the product */
export function useRegistered(
  item: ProductItem | undefined,
  { picker, noStructuredData, variantInUrl, urlParameter }: ProductConfig,
  host: WidgetHost<object, ProductEvents>,
): string {
  const { element } = host;
  const scopeKey = useProductKey(element, '');
  const key = item?.id || scopeKey;
  const page = usePage();
  const facts = useMemo(() => {
    if (!item) return undefined;
    const { content, optionOrder, optionSwatches } = item;
    const options = offeredOptions(content.variants, optionOrder);
    return { ...content, options, item, optionSwatches, picker } as Parameters<typeof addProductFacts>[1];
  }, [item, picker]);

  useLayoutEffect(() => {
    if (item) nameScope(element, item.id);
  }, [element, item]);
  useLayoutEffect(() => (facts ? addProductFacts(key, facts) : undefined), [key, facts]);
  useLayoutEffect(() => {
    if (!item || noStructuredData) return;
    return addStructuredData(item, variantInUrl ? (id) => addressWithVariant(urlParameter, id) : undefined);
  }, [item, noStructuredData, variantInUrl, urlParameter]);
  useLayoutEffect(() => {
    if (item && page) return countShopView(COMMERCE_EVENT.productView, item.id, () => productView(item));
  }, [item, page]);
  useLayoutEffect(() => {
    if (item) host.emit('sqs-product-ready', { itemId: item.id, title: item.title });
  }, [item, host]);
  return key;
}

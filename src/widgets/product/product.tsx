/** The view of `<sqs-product>`: makes one product known to the tags inside, and arranges some where its author did not. */
import { useCallback, useLayoutEffect, useState } from 'react';
import { fill } from '../../domain/text/fill.ts';
import { productMessages } from '../../i18n/en/product.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import { Arrangement } from './arrangement.tsx';
import type { ProductConfig } from './config.ts';
import type { ProductEvents } from './events.ts';
import { usePictures } from './use-pictures.ts';
import { useProductItem } from './use-product-item.ts';
import { useRegistered } from './use-registered.ts';
import { useVariantAddress } from './use-variant-address.ts';

type Props = WidgetProps<ProductConfig, object, ProductEvents>;

export function Product({ config, host }: Props) {
  const texts = host.texts('product', productMessages);
  const { element, loaders } = host;
  const { item, state } = useProductItem(config, host);
  const key = useRegistered(item, config, host);
  const isArranged = useOwnArrangement(element, host.root, Object.keys(loaders).join());
  useVariantAddress(item !== undefined && config.variantInUrl, key, config.urlParameter);

  // What the author arranged is the view; anything else inside stands in for it until the product is known.
  useLayoutEffect(() => host.showFallback(isArranged || !item), [host, isArranged, item]);
  useLayoutEffect(() => {
    const wanted = Object.entries(loaders).filter(([name]) => element.querySelector(name));
    const done = host.busy();
    Promise.all(wanted.map(([, load]) => load?.()))
      .catch((error: Error) =>
        host.report({
          path: '',
          reason: `is shown in part: a file of the kit cannot be loaded (${error.message})`,
        }),
      )
      .finally(done);
  }, [host, element, loaders, isArranged, item]);
  usePictures(element, item?.pictures, key, isArranged);

  if (isArranged) return null;
  if (item)
    return (
      <Arrangement
        item={item}
        productKey={key}
        config={config}
        label={fill(texts.pictures, { title: item.title })}
      />
    );
  return state === 'loading' ? (
    <p data-part="product-status" role="status">
      {texts.loading}
    </p>
  ) : (
    <p data-part="product-error" role="alert">
      {texts.failed}
    </p>
  );
}

/**
 * Whether the author wrote tags of the product inside, and follows it as children come and go.
 * @param parts selector of the tags
 */
function useOwnArrangement(element: Element, root: Element, parts: string): boolean {
  const look = useCallback(
    () =>
      [...element.children].some(
        (child) => child !== root && (child.matches(parts) || child.querySelector(parts) !== null),
      ),
    [element, root, parts],
  );
  const [isArranged, setArranged] = useState(look);
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setArranged(look()));
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, [element, look]);
  return isArranged;
}

/** The view of `<sqs-quantity>`: how many, within what is in stock (behaviour/commerce#quantity). */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hasQuantity, isVariantSoldOut, variantStock } from '../../domain/commerce/product.ts';
import { clampQuantity, mostQuantity, QUANTITY } from '../../domain/commerce/quantity.ts';
import { fill } from '../../domain/text/fill.ts';
import { quantityMessages } from '../../i18n/en/commerce.ts';
import { setProductQuantity } from '../../services/shop/product-registry.ts';
import { idOfKey } from '../../services/shop/product-scope.ts';
import { useEmptyMark } from '../../ui/product/use-empty-mark.ts';
import { useProduct } from '../../ui/product/use-product.ts';
import { useProductKey } from '../../ui/product/use-product-key.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { QuantityConfig } from './config.ts';
import type { QuantityEvents } from './events.ts';

export interface QuantityMethods {
  quantity(): number;
  setQuantity(quantity: number): void;
}

export function Quantity({ config, host }: WidgetProps<QuantityConfig, QuantityMethods, QuantityEvents>) {
  const itemId = useProductKey(host.element, config.itemId);
  const texts = host.texts('quantity', quantityMessages);
  const { facts, variant, quantity, available } = useProduct(itemId);
  const input = useRef<HTMLInputElement>(null);
  const [isAtLimit, setAtLimit] = useState(false);
  const stock = variant === undefined ? QUANTITY.most : variantStock(variant);
  const most = mostQuantity(stock, available);
  const { singleService } = config;
  // Nothing is known where the page's own markup decided that there is a quantity. Of a thousand variants it is asked once.
  const isSold = useMemo(
    () => facts.variants === undefined || hasQuantity({ structuredContent: facts }, !singleService),
    [facts, singleService],
  );
  const isGone = variant !== undefined && isVariantSoldOut(variant, facts.productType);
  const isShown = isSold && !isGone;

  /** What was typed last: more may have been typed since, which is not to be written over. */
  const typed = useRef<number>(undefined);
  const write = (value: number) => {
    if (value === typed.current) return;
    typed.current = undefined;
    if (input.current && input.current.valueAsNumber !== value) input.current.value = String(value);
  };
  useEmptyMark(host.element, !isShown);

  // Another variant may have fewer: what cannot be had is not asked for.
  useLayoutEffect(() => {
    if (quantity > most) {
      setProductQuantity(itemId, most);
      setAtLimit(true);
    } else write(quantity);
  }, [itemId, quantity, most, isShown]);

  useLayoutEffect(() => {
    host.expose({
      quantity: () => quantity,
      setQuantity: (wanted) => setProductQuantity(itemId, clampQuantity(wanted, most)),
    });
  });

  /** What is typed stays as it is typed. */
  const take = (next: number) => {
    if (next === quantity) return;
    setProductQuantity(itemId, next);
    host.emit('sqs-quantity-change', { itemId: idOfKey(itemId), quantity: next });
  };
  const enter = (wanted: number) => {
    const next = clampQuantity(wanted, most);
    setAtLimit(wanted > most);
    typed.current = undefined;
    if (input.current) input.current.value = String(next);
    take(next);
  };
  const step = (by: number) => enter(clampQuantity(input.current?.valueAsNumber ?? quantity, most) + by);

  const showsLimit = isAtLimit && quantity === most;
  if (!isShown) return null;
  return (
    <div data-part="quantity">
      <label data-part="product-label" className="quantity-label" htmlFor={host.id('quantity')}>
        {config.label || texts.label}
      </label>
      <div data-part="steps">
        <button
          type="button"
          data-part="product-control"
          aria-label={texts.fewer}
          aria-disabled={quantity <= QUANTITY.least || undefined}
          onClick={() => step(-QUANTITY.step)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          ref={input}
          id={host.id('quantity')}
          data-part="product-control"
          type="number"
          autoComplete="off"
          inputMode="numeric"
          min={QUANTITY.least}
          max={most}
          step={QUANTITY.step}
          defaultValue={quantity}
          aria-describedby={showsLimit ? host.id('limit') : undefined}
          onInput={(event) => {
            // Half-typed numbers wait for the end of typing.
            const next = event.currentTarget.valueAsNumber;
            if (next !== clampQuantity(next, most)) return;
            typed.current = next;
            take(next);
          }}
          onBlur={(event) => enter(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          data-part="product-control"
          aria-label={texts.more}
          aria-disabled={quantity >= most || undefined}
          onClick={() => step(QUANTITY.step)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <p data-part="product-status" id={host.id('limit')} role="status">
        {showsLimit && fill(texts.limit, { count: most }, host.language)}
      </p>
    </div>
  );
}

/** The view of `<sqs-add-to-cart>`: one button, and what came of it. */
import { useLayoutEffect, useRef } from 'react';
import { addToCartMessages } from '../../i18n/en/commerce.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { AddToCartConfig } from './config.ts';
import type { AddToCartEvents } from './events.ts';
import { type AddToCartMethods, useAddToCart } from './use-add-to-cart.ts';

type Props = WidgetProps<AddToCartConfig, AddToCartMethods, AddToCartEvents>;

export function AddToCart({ config, host }: Props) {
  const texts = host.texts('add-to-cart', addToCartMessages);
  const fieldsPlace = useRef<HTMLDivElement>(null);
  const { state, problem, label, isSoldOut, add } = useAddToCart({
    config,
    host,
    texts,
    fieldsPlace,
  });

  useLayoutEffect(() => {
    host.expose({ add, state: () => state });
  });

  const words = isSoldOut ? config.soldOutLabel || texts.soldOut : state === 'adding' ? texts.adding : label;
  return (
    <div data-part="add-to-cart">
      <button
        type="button"
        data-part="product-button"
        className={config.buttonClass || undefined}
        aria-disabled={isSoldOut || undefined}
        aria-busy={state === 'adding' || undefined}
        aria-describedby={problem ? host.id('problem') : undefined}
        onClick={add}
      >
        {words}
      </button>
      <div role="alert">
        {problem && (
          <p data-part="product-error" id={host.id('problem')}>
            {problem}
          </p>
        )}
      </div>
      <p data-part="product-status" role="status">
        {state === 'adding' && <span data-part="sr-only">{texts.adding}</span>}
        {state === 'added' && (
          <>
            {texts.added} {config.cartUrl && <a href={config.cartUrl}>{texts.viewCart}</a>}
          </>
        )}
      </p>
      <div ref={fieldsPlace} />
    </div>
  );
}

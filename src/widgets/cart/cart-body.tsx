/** The cart itself: its lines, what they come to, and the way on; the same on a page and in a panel. */
import { useLayoutEffect, useRef } from 'react';
import { localeOf } from '../../domain/text/locale.ts';
import { cartMessages } from '../../i18n/en/cart.ts';
import { cartStore } from '../../services/shop/cart-store.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { CartConfig } from './config.ts';
import type { CartEvents } from './events.ts';
import { Line } from './line-view.tsx';
import type { CartMethods } from './methods.ts';
import { Summary } from './summary.tsx';
import { useCart } from './use-cart.ts';
import { useCheckout } from './use-checkout.ts';
import { cartWords } from './words.ts';

export { default as cartCss } from './cart.css';

export function CartBody({ config, host }: WidgetProps<CartConfig, CartMethods, CartEvents>) {
  const locale = localeOf(config.locale) ?? (host.language || navigator.language);
  const words = cartWords(host.texts('cart', cartMessages), locale);
  const shown = useCart(config, host);
  const { session, state } = shown;
  const { texts } = words;
  const box = useRef<HTMLDivElement>(null);
  const checkout = useCheckout(shown, config, host, (key) => {
    const rows = box.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset.key === key);
    row?.querySelector<HTMLElement>('[data-first]')?.focus();
  });
  useLayoutEffect(() => {
    host.expose({
      cart: () => cartStore().cart(),
      read: () => session.read(),
      checkout: () => checkout.start(),
    });
  });

  const { status, rows, news } = state;
  const isEmpty = rows.every(({ isRemoved }) => isRemoved);
  return (
    <div part="cart" ref={box} aria-busy={status === 'loading' || undefined}>
      <p part="news" role="status" data-kind={news?.kind}>
        {status === 'loading' ? texts.loading : words.news(news)}
      </p>
      {status === 'failed' && (
        <div part="failed" role="alert">
          <p part="error">{texts.unreadable}</p>
          <button type="button" part="retry" onClick={() => session.read()}>
            {texts.retry}
          </button>
        </div>
      )}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
        <ul part="lines" role="list" aria-label={config.label || texts.label}>
          {rows.map((row) => (
            <Line
              key={row.key}
              row={row}
              session={session}
              words={words}
              id={host.id}
              takesFocus={state.focus === row.key}
            />
          ))}
        </ul>
      )}
      {status === 'ready' && isEmpty && (
        <div part="empty">
          <p>{texts.empty}</p>
          <a part="continue" href={config.continueUrl}>
            {texts.goOn}
          </a>
        </div>
      )}
      {!isEmpty && (
        <Summary sums={state.sums} words={words} checkout={config.checkoutUrl ? checkout : undefined} />
      )}
    </div>
  );
}

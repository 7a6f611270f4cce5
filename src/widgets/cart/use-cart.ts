/** Gives a view the visitor's cart, as it is now and as it is changed. */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type CartViewPayload, COMMERCE_EVENT } from '../../domain/commerce/commerce-events.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { createHttp } from '../../services/http/http.ts';
import { cartStore } from '../../services/shop/cart-store.ts';
import { type CommerceApi, createCommerceApi } from '../../services/shop/commerce-api.ts';
import { countShopView } from '../../services/shop/shop-views.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import { CartSession, type CartState } from './cart-session.ts';
import type { CartConfig } from './config.ts';
import type { CartEvents } from './events.ts';

export interface ShownCart {
  session: CartSession;
  state: CartState;
  api: CommerceApi;
}

export function useCart({ apiRoot, panel }: CartConfig, host: WidgetHost<never, CartEvents>): ShownCart {
  const page = usePage();
  const root = apiRootOf(apiRoot, page?.site.apiRoot);
  const { session, api } = useMemo(() => {
    const api = createCommerceApi(createHttp(root));
    const store = cartStore();
    const session = new CartSession({
      api,
      store,
      onChange: (cart) => host.emit('sqs-cart-change', { cart, quantity: store.quantity() }),
      onFailure: (action, status) => host.emit('sqs-cart-failure', { action, status }),
    });
    return { session, api };
  }, [root, host]);
  const state = useSyncExternalStore(session.subscribe, session.current);
  useLayoutEffect(() => session.start(), [session]);
  // The first answer belongs to what was set.
  const isLoading = state.status === 'loading';
  useLayoutEffect(() => (isLoading ? host.busy() : undefined), [isLoading, host]);
  const isSeen = page !== undefined && !panel && state.status === 'ready';
  useLayoutEffect(() => {
    if (!isSeen) return;
    return countShopView(
      COMMERCE_EVENT.cartView,
      '',
      (): CartViewPayload => ({
        quantity: cartStore().quantity() ?? 0,
        sums: session.current().sums,
      }),
    );
  }, [isSeen, session]);
  return { session, state, api };
}

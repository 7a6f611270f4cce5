/** Hands the cart over to the owner's checkout: what is typed is saved first, then the pieces are kept (behaviour/commerce#hand-over). */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Cart } from '../../domain/api/commerce.ts';
import { hindranceOf } from '../../domain/commerce/cart-rows.ts';
import { readFailure } from '../../domain/forms/answer.ts';
import { HttpError } from '../../services/http/http.ts';
import { randomId } from '../../services/page/random-id.ts';
import { cartStore } from '../../services/shop/cart-store.ts';
import { postCheckout, submitCheckout } from '../../services/shop/checkout.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import { statusOf } from './cart-session.ts';
import type { CartConfig } from './config.ts';
import type { CartEvents } from './events.ts';
import type { ShownCart } from './use-cart.ts';

export type CheckoutProblem = { kind: 'hindrance' | 'failed' } | { kind: 'said'; words: string } | undefined;

export interface Checkout {
  isLeaving: boolean;
  problem: CheckoutProblem;
  /** @returns whether the visitor is on the way */
  start(): Promise<boolean>;
}

export function useCheckout(
  { session, api }: ShownCart,
  config: CartConfig,
  host: WidgetHost<never, CartEvents>,
  leadTo: (key: string) => void,
): Checkout {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem>();
  const isLocked = useRef(false);
  /** What was asked for and not answered. */
  const unanswered = useRef<{ cart: string; requestId: string }>(undefined);

  // Back from the checkout: the cart may be another one, and the button works again.
  useLayoutEffect(() => {
    const whenShown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void session.read();
    };
    window.addEventListener('pageshow', whenShown);
    return () => window.removeEventListener('pageshow', whenShown);
  }, [session]);

  async function start(): Promise<boolean> {
    if (isLocked.current) return false;
    isLocked.current = true;
    setProblem(undefined);
    setLeaving(true);
    let isOnTheWay = false;
    try {
      isOnTheWay = await attempt();
    } catch (error) {
      await fail(error);
    } finally {
      isLocked.current = false;
      setLeaving(isOnTheWay);
    }
    return isOnTheWay;
  }

  async function attempt(): Promise<boolean> {
    await session.settle();
    const hindrance = hindranceOf(session.state.rows);
    if (hindrance) {
      setProblem({ kind: 'hindrance' });
      leadTo(hindrance.key);
      return false;
    }
    const cart = cartStore().cart() ?? (await cartStore().read(api));
    const { checkoutUrl, checkoutMethod } = config;
    if (!host.emit('sqs-cart-checkout', { cart }, { cancelable: true }) || !checkoutUrl) return false;
    const order = await api.handOver(requestIdOf(cart));
    unanswered.current = undefined;
    if (checkoutMethod === 'form') submitCheckout(checkoutUrl, { order, cart });
    else location.assign(await postCheckout(checkoutUrl, { order, cart }));
    return true;
  }

  /** A hand-over whose answer was lost is the same one while the cart is. */
  function requestIdOf(cart: Cart): string {
    const text = JSON.stringify(cart);
    if (unanswered.current?.cart !== text) unanswered.current = { cart: text, requestId: randomId() };
    return unanswered.current.requestId;
  }

  async function fail(error: unknown): Promise<void> {
    const status = statusOf(error);
    if (!(error instanceof HttpError)) console.error(error);
    if (status > 0) unanswered.current = undefined;
    const isShort = status === 409;
    if (isShort) await session.read();
    const words = isShort ? readFailure((error as HttpError).body).message : '';
    setProblem(words ? { kind: 'said', words } : { kind: 'failed' });
    host.emit('sqs-cart-failure', { action: 'checkout', status });
  }

  return { isLeaving, problem, start };
}

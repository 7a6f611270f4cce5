/** Tells the owner's own checkout what is in the cart: as JSON that is answered with an address, or as a form post. */
import type { Cart, Order } from '../../domain/api/commerce.ts';
import { objectOf } from '../../domain/json.ts';
import { isSafeRedirect } from '../../domain/links.ts';
import { createHttp } from '../http/http.ts';

export interface HandedOver {
  /** What the shop keeps for this visitor; undefined where it keeps nothing. */
  order: Order | undefined;
  cart: Cart;
}

/**
 * @returns where to go now
 * @throws HttpError when the checkout does not answer with 2xx, Error when it names no address that a page may go to
 */
export async function postCheckout(address: string, { order, cart }: HandedOver): Promise<string> {
  const isOwn = new URL(address, document.baseURI).origin === globalThis.origin;
  const { body } = await createHttp('', { crumb: isOwn }).send(address, {
    method: 'POST',
    json: { order: order ?? null, cart },
  });
  const { url } = objectOf(body);
  if (typeof url !== 'string' || !isSafeRedirect(url)) throw new Error(`${address} answered without a url.`);
  return new URL(url, new URL(address, document.baseURI)).href;
}

/** The browser goes along. */
export function submitCheckout(address: string, { order, cart }: HandedOver): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of Object.entries({ order: order?.id ?? '', cart: JSON.stringify(cart) }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

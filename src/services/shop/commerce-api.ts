/** The shop's calls: the visitor's cart, and being told when something is back (crumb and time-outs as in http.ts). */
import type { NewCartEntry } from '../../domain/commerce/cart.ts';
import type { HttpAnswer, HttpClient } from '../http/http.ts';
import { HttpError } from '../http/http.ts';

/** The cart as the server answers it; `entries` hold `id`, `itemId`, `variantId`, `sku`, `quantity`. */
export interface Cart {
  entries: readonly Readonly<Record<string, unknown>>[];
}

export interface RestockSignUp {
  productId: string;
  variantId?: string;
  email: string;
  isJoinMailingList: boolean;
  /** Of the captcha, where the form has one. */
  captchaKey?: string;
}

/** Each call throws HttpError on anything but a 2xx answer of this API. */
export interface CommerceApi {
  cart(): Promise<Cart>;
  /** Status 409 with the server's words when there is not enough of it. */
  addEntry(entry: NewCartEntry): Promise<Cart>;
  changeEntry(id: string, quantity: number): Promise<Cart>;
  removeEntry(id: string): Promise<Cart>;
  signUpForRestock(signUp: RestockSignUp): Promise<void>;
}

const CART = 'commerce/shopping-cart';

export function createCommerceApi(http: HttpClient): CommerceApi {
  const entryPath = (id: string) => `${CART}/entries/${encodeURIComponent(id)}`;
  return {
    cart: async () => cartOf(await http.send(CART)),
    addEntry: async (entry) => cartOf(await http.send(`${CART}/entries`, { method: 'POST', json: entry })),
    changeEntry: async (id, quantity) =>
      cartOf(await http.send(entryPath(id), { method: 'PUT', json: { quantity } })),
    removeEntry: async (id) => cartOf(await http.send(entryPath(id), { method: 'DELETE' })),
    async signUpForRestock(signUp) {
      await http.send('commerce/restock-notifications', { method: 'POST', json: signUp });
    },
  };
}

/** A login page or a proxy's page is no cart, whatever its status. */
function cartOf({ body }: HttpAnswer): Cart {
  if (Array.isArray((Object(body) as { entries?: unknown }).entries)) return body as Cart;
  throw new HttpError(0, undefined, { cause: new TypeError('The answer is no cart.') });
}

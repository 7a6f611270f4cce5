/** The shop's calls: the visitor's cart, and being told when something is back (crumb and time-outs as in http.ts). */
import {
  ADD_ENTRY,
  type Cart,
  CHANGE_ENTRY,
  HAND_OVER,
  type Order,
  READ_CART,
  REMOVE_ENTRY,
  type RestockSignUp,
  readCart,
  readOrder,
  SIGN_UP_FOR_RESTOCK,
} from '../../domain/api/commerce.ts';
import { addressOf, type Endpoint } from '../../domain/api/endpoint.ts';
import type { NewCartEntry } from '../../domain/commerce/cart.ts';
import { readFailure } from '../../domain/forms/answer.ts';
import type { HttpAnswer, HttpClient } from '../http/http.ts';
import { HttpError } from '../http/http.ts';

/** Not found, not allowed, not made. */
const UNKNOWN_CALL = [404, 405, 501];

/** Each call throws HttpError on anything but a 2xx answer of this API. */
export interface CommerceApi {
  cart(): Promise<Cart>;
  /** Status 409 with the server's words when there is not enough of it. */
  addEntry(entry: NewCartEntry): Promise<Cart>;
  changeEntry(id: string, quantity: number): Promise<Cart>;
  removeEntry(id: string): Promise<Cart>;
  /**
   * Has the shop keep what is in the cart, for whoever pays now; 409 where there is not enough.
   * @param requestId the same when it is asked again because the answer was lost
   * @returns undefined where the shop keeps nothing for anybody
   */
  handOver(requestId: string): Promise<Order | undefined>;
  signUpForRestock(signUp: RestockSignUp): Promise<void>;
}

export function createCommerceApi(http: HttpClient): CommerceApi {
  const send = async ({ method }: Pick<Endpoint, 'method'>, address: string, json?: unknown) =>
    cartOf(await http.send(address, { method, json }));
  return {
    cart: () => send(READ_CART, READ_CART.path),
    addEntry: (entry) => send(ADD_ENTRY, ADD_ENTRY.path, entry),
    changeEntry: (id, quantity) => send(CHANGE_ENTRY, addressOf(CHANGE_ENTRY, { id }), { quantity }),
    removeEntry: (id) => send(REMOVE_ENTRY, addressOf(REMOVE_ENTRY, { id })),
    async handOver(requestId) {
      try {
        const { body } = await http.send(HAND_OVER.path, { method: HAND_OVER.method, json: { requestId } });
        return readOrder(body);
      } catch (error) {
        // A shop of somebody else's making, which knows no such call.
        if (error instanceof HttpError && UNKNOWN_CALL.includes(error.status)) return undefined;
        throw error;
      }
    },
    async signUpForRestock(json) {
      const { method, path } = SIGN_UP_FOR_RESTOCK;
      await http.send(path, { method, json });
    },
  };
}

/** A login page or a proxy's page is no cart, whatever its status. */
function cartOf({ status, body }: HttpAnswer): Cart {
  const cart = readCart(body);
  if (cart) return cart;
  // A refusal that comes as a success; a text is some other page.
  if (typeof body === 'object' && readFailure(body).message) throw new HttpError(status, body);
  throw new HttpError(0, undefined, { cause: new TypeError('The answer is no cart.') });
}

/** A visitor of the shop with all of their cookies, for tests of carts and orders. */
import type { FastifyInstance } from 'fastify';

const CART = '/api/commerce/shopping-cart';

interface Entry {
  id: string;
  quantity: number;
  [field: string]: unknown;
}

export type Shopper = Awaited<ReturnType<typeof shopper>>;

export async function shopper(app: FastifyInstance) {
  const jar: Record<string, string> = {};
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) {
    const headers = { 'x-csrf-token': jar.crumb ?? '', accept: 'application/json', ...more };
    const response = await app.inject({ method, url, headers, cookies: jar, ...(payload && { payload }) });
    for (const { name, value } of response.cookies) jar[name] = value;
    return response;
  }
  const entries = async (): Promise<Entry[]> => (await call('GET', CART)).json().entries;
  await call('GET', CART);
  return {
    jar,
    call,
    entries,
    add: (itemId: string, quantity: unknown, more: object = {}) =>
      call('POST', `${CART}/entries`, { itemId, quantity, ...more }),
    handOver: (requestId: string) => call('POST', `${CART}/orders`, { requestId }),
    quantities: async () => (await entries()).map(({ quantity }) => quantity),
  };
}

/** Asks the shop what is in the cart; fetched by pages whose server has not said it. */
import { cartStore } from '../../services/cart-store.ts';
import { createCommerceApi } from '../../services/commerce-api.ts';
import { createHttp } from '../../services/http.ts';
import { getPage } from '../../services/site-registry.ts';
import { apiRootOf } from '../../ui/submission/api-root.ts';

export async function loadCart(apiRoot: string): Promise<void> {
  await cartStore.load(createCommerceApi(createHttp(apiRootOf({ apiRoot }, getPage()?.site))));
}

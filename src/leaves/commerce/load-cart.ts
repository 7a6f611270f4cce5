/** Asks the shop what is in the cart; fetched by pages whose server has not said it. */

import { apiRootOf } from '../../domain/site/api-root.ts';
import { createHttp } from '../../services/http/http.ts';
import { getPage } from '../../services/page/site-registry.ts';
import { cartStore } from '../../services/shop/cart-store.ts';
import { createCommerceApi } from '../../services/shop/commerce-api.ts';

export async function loadCart(apiRoot: string): Promise<void> {
  await cartStore().load(createCommerceApi(createHttp(apiRootOf(apiRoot, getPage()?.site.apiRoot))));
}

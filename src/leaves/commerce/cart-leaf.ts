/** What the leaves about the cart have in common: they follow how many things are in it. */
import { cartStore } from '../../services/shop/cart-store.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';

export abstract class CartLeaf<C extends { apiRoot: string }> implements Leaf {
  protected readonly host: LeafHost<C>;
  private stop: (() => void) | undefined;

  constructor(host: LeafHost<C>) {
    this.host = host;
  }

  hostConnected(): void {
    this.stop = cartStore().subscribe(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.stop?.();
  }

  abstract hostUpdate(): void;

  /** Asks the shop, once a page. */
  protected ask(): void {
    const { apiRoot } = this.host.config;
    import('./load-cart.ts').then(
      ({ loadCart }) => loadCart(apiRoot),
      (error) =>
        this.host.report({
          path: '',
          reason: `does not know the cart: a file of the kit cannot be loaded (${error})`,
        }),
    );
  }
}

/** A leaf that follows what is known and chosen of a product. */
import { getProduct, type ProductState, subscribeProduct } from '../../services/shop/product-registry.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';

export abstract class ProductLeaf<C extends { itemId: string }> implements Leaf {
  protected readonly host: LeafHost<C>;
  private followed: string | undefined;
  private stop: (() => void) | undefined;

  constructor(host: LeafHost<C>) {
    this.host = host;
  }

  hostDisconnected(): void {
    this.stop?.();
    this.followed = this.stop = undefined;
  }

  hostUpdate(): void {
    const { itemId } = this.host.config;
    if (itemId !== this.followed) {
      this.stop?.();
      this.followed = itemId;
      this.stop = subscribeProduct(itemId, () => this.host.requestUpdate());
    }
    this.update();
  }

  protected abstract update(): void;

  protected get known(): ProductState {
    return getProduct(this.host.config.itemId);
  }
}

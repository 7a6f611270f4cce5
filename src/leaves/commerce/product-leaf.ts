/** A leaf that follows what is known and chosen of a product: its own, or that of the `<sqs-product>` around it. */
import { getProduct, type ProductState, subscribeProduct } from '../../services/shop/product-registry.ts';
import { productKey, subscribeScopes } from '../../services/shop/product-scope.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';

export abstract class ProductLeaf<C extends { itemId: string }> implements Leaf {
  protected readonly host: LeafHost<C>;
  private followed: string | undefined;
  private stop: (() => void) | undefined;
  private stopScopes: (() => void) | undefined;

  constructor(host: LeafHost<C>) {
    this.host = host;
  }

  hostConnected(): void {
    this.stopScopes = subscribeScopes(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.stopScopes?.();
    this.stop?.();
    this.followed = this.stop = undefined;
  }

  hostUpdate(): void {
    const { key } = this;
    if (key !== this.followed) {
      this.stop?.();
      this.followed = key;
      this.stop = subscribeProduct(key, () => this.host.requestUpdate());
    }
    this.update();
  }

  protected abstract update(): void;

  /** By which id the page knows the product. */
  protected get key(): string {
    return productKey(this.host.element, this.host.config.itemId);
  }

  protected get known(): ProductState {
    return getProduct(this.key);
  }
}

/** The element behind `<sqs-product-scarcity>`: its content is seen while the variants it is about are chosen. */
import type { PropertyValues } from '@lit/reactive-element';
import { isViewShown } from '../../domain/commerce/variant-view.ts';
import { isObject } from '../../domain/value.ts';
import { ProductLeaf } from './product-leaf.ts';

export class ScarcityElement extends ProductLeaf {
  static override properties = {
    itemId: { attribute: 'item-id', type: String },
    variantAttributes: { attribute: 'variant-attributes', type: String },
  };

  declare variantAttributes: string | object | null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasAttribute('role')) this.role = 'status';
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (!this.isConnected) return;
    const own = this.variantAttributes;
    const attributes = typeof own === 'string' ? this.readJson('variant-attributes') : own;
    // Written for some variants, it waits until one of them is chosen.
    const isShown = isViewShown({ attributes }, this.known.variant, !isObject(attributes));
    if (isShown) this.showFallback();
    else this.hideFallback();
    // Still there for what reads it out, and without a gap of its own.
    this.style.position = isShown ? '' : 'absolute';
  }
}

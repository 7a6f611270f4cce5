/** What `<sqs-product-scarcity>` does: its content is seen while the variants it is about are chosen. */
import { isViewShown } from '../../domain/commerce/variant-view.ts';
import { attribute, type Infer, object, text } from '../../domain/schema.ts';
import { optionalRecord } from '../../domain/schema-optional.ts';
import { ProductLeaf } from './product-leaf.ts';

export const scarcityConfigSchema = object({
  /** Id of the product; a page with one product needs none. */
  itemId: attribute(text()),
  /** Which variants, option name to value, as JSON; every one by default. */
  variantAttributes: attribute(optionalRecord()),
});

export class ScarcityLeaf extends ProductLeaf<Infer<typeof scarcityConfigSchema>> {
  hostConnected(): void {
    const { element } = this.host;
    if (!element.hasAttribute('role')) element.role = 'status';
  }

  protected update(): void {
    const { element, config } = this.host;
    const attributes = config.variantAttributes;
    // Written for some variants, it waits until one of them is chosen.
    const isShown = isViewShown({ attributes }, this.known.variant, !attributes);
    this.host.show(!isShown);
    // Still there for what reads it out, and without a gap of its own.
    element.style.position = isShown ? '' : 'absolute';
  }
}

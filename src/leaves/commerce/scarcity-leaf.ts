/** What `<sqs-product-scarcity>` does: its content is seen while the variants it is about are chosen. */
import { scarceQuantity } from '../../domain/commerce/scarcity.ts';
import { isViewShown } from '../../domain/commerce/variant-view.ts';
import { attribute, type Infer, object, text } from '../../domain/schema.ts';
import { optionalRecord } from '../../domain/schema-optional.ts';
import { fill } from '../../domain/text/fill.ts';
import { ProductLeaf } from './product-leaf.ts';

export const scarcityConfigSchema = object({
  /** Id of the product; a page with one product needs none, nor does a tag inside `<sqs-product>`. */
  itemId: attribute(text()),
  /** Which variants, option name to value, as JSON; every one by default. */
  variantAttributes: attribute(optionalRecord()),
});

export class ScarcityLeaf extends ProductLeaf<Infer<typeof scarcityConfigSchema>> {
  override hostConnected(): void {
    super.hostConnected();
    const { element } = this.host;
    if (!element.hasAttribute('role')) element.role = 'status';
  }

  protected update(): void {
    const { element, config, root } = this.host;
    const attributes = config.variantAttributes;
    const words = this.ownersWords();
    if (words !== undefined && root.textContent !== words) root.textContent = words;
    // Written for some variants, it waits until one of them is chosen.
    const isShown = words === undefined ? isViewShown({ attributes }, this.known.variant, !attributes) : true;
    this.host.show(words !== undefined || !isShown);
    // Still there for what reads it out, and without a gap of its own.
    element.style.position = isShown && words !== '' ? '' : 'absolute';
  }

  /** A tag with nothing inside says what the product's data says; undefined: what stands inside is meant. */
  private ownersWords(): string | undefined {
    const { element, root } = this.host;
    const written = [...element.childNodes].some((node) => node !== root && node.textContent?.trim());
    const { facts, variant } = this.known;
    if (written || !facts.item) return undefined;
    const { scarcity } = facts.item;
    const quantity = scarcity && scarceQuantity(scarcity, variant);
    return quantity === undefined ? '' : fill(scarcity?.text ?? '', { qtyInStock: quantity });
  }
}

/** Configuration of `<sqs-add-to-cart>`. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, type Infer, integer, object, record, text } from '../../domain/schema.ts';

export const addToCartConfigSchema = object({
  /** Id of the product, which the shop needs: the tag’s own, or that of the `<sqs-product>` around it. */
  itemId: attribute(text()),
  /** Id of the collection that it is sold in. */
  collectionId: attribute(text()),
  /** 1 physical, 2 digital, 3 service, 4 gift card, where no other tag of the product says it. */
  productType: attribute(integer(0, 0, 4)),
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  /** Text of the button, "Add To Cart" or "Subscribe" by default. */
  label: attribute(text()),
  /** Its text once nothing is left. */
  soldOutLabel: attribute(text()),
  /** Classes of the button, for the page's own css. */
  buttonClass: attribute(text()),
  /** The product is a subscription. */
  isSubscription: attribute(flag()),
  /** Id of the way it is paid. */
  subscriptionOptionId: attribute(text()),
  /** Where the cart is, `/cart` by default. */
  cartUrl: attribute(text('/cart', WEB_ADDRESS)),
  /** The product's form of additional fields, as JSON. */
  form: attribute({ ...record(), from: objectFromJson }),
  messages: record(),
});

export type AddToCartConfig = Infer<typeof addToCartConfigSchema>;

/** Attributes hold objects as JSON. */
function objectFromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON: the check that follows says that it must be an object.
    return value;
  }
}

/** What `{@|add-to-cart-btn}` wrote, as attributes of the tag. */
export function adoptedButton(markup: HTMLElement): Record<string, string | undefined> {
  const button = markup.querySelector<HTMLElement>('.sqs-add-to-cart-button');
  const data = button?.dataset ?? {};
  return {
    'item-id': data.itemId,
    'collection-id': data.collectionId,
    'product-type': data.productType,
    label: data.originalLabel,
    'button-class': button?.className.trim(),
    'is-subscription': data.isSubscription,
    'subscription-option-id': data.subscriptionOptionId,
    form: data.form,
  };
}

/** Configuration of `<sqs-add-to-cart>`. */
import { flag, type Infer, integer, object, record, text } from '../../domain/schema.ts';

export const addToCartConfigSchema = object({
  /** Empty: the page has one product. */
  itemId: text(),
  collectionId: text(),
  /** 1 physical, 2 digital, 3 service, 4 gift card; 0: another tag of the product says it. */
  productType: integer(0, 0, 4),
  apiRoot: text(),
  /** Text of the button; "Add To Cart" or "Subscribe" by default. */
  label: text(),
  /** Text of the button once nothing is left. */
  soldOutLabel: text(),
  /** Classes of the button, for the page's own css. */
  buttonClass: text(),
  isSubscription: flag(),
  subscriptionOptionId: text(),
  /** Where the cart is; the visitor is offered a link once something is in it. */
  cartUrl: text('/cart'),
  /** The product's additional-fields form (a form entity), asked for before anything is added. */
  form: { ...record(), from: objectFromJson },
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

/** How a product goes into the cart: the words of its button, and what the shop has to be told (behaviour/commerce#the-product-as-one-tag). */
import { objectOf } from '../json.ts';
import { at, isTruthy, valueText } from '../template-value.ts';
import type { ProductItem } from './product-item.ts';

export interface CartOffer {
  /** The owner's words for the button; empty: the usual ones. */
  label: string;
  collectionId: string;
  isSubscription: boolean;
  /** Id of the way it is paid. */
  subscriptionOptionId: string;
  /** Its form of additional fields; empty: it has none. */
  form: Readonly<Record<string, unknown>>;
}

/** @param item undefined where nobody knows more of the product than its tags say */
export function cartOffer(item: ProductItem | undefined): CartOffer {
  const content = item?.content;
  const isSubscription = isTruthy(at(content, 'isSubscribable'));
  const hasForm = isTruthy(at(content, 'additionalFieldsFormId'));
  return {
    label: isTruthy(at(content, 'useCustomAddButtonText'))
      ? valueText(at(content, 'customAddButtonText'))
      : '',
    collectionId: item?.collectionId ?? '',
    isSubscription,
    subscriptionOptionId: isSubscription
      ? valueText(at(at(content, 'productSubscriptionOptions'), 0, 'id'))
      : '',
    form: hasForm ? objectOf(at(content, 'additionalFieldsForm')) : {},
  };
}

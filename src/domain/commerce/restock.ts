/** When a visitor may want to be told that something is back (behaviour/commerce#pieces-for-some-variants). */
import { at, isTruthy, type Value, valueText } from '../template-value.ts';
import { isVariantSoldOut } from './product.ts';

/**
 * Whether anything is to be waited for: what is chosen is sold out; before that the variant it is about, or any. Where
 * nobody knows the variants the page's own markup has decided.
 * @param facts `structuredContent` of the product
 */
export function isRestockDue(
  variantId: string,
  variant: Value,
  facts: { variants?: readonly Value[]; productType?: number },
): boolean {
  if (!facts.variants) return true;
  const named = variantId ? facts.variants.filter((each) => valueText(at(each, 'id')) === variantId) : [];
  const about = variant !== undefined ? [variant] : named.length > 0 ? named : facts.variants;
  return about.some((each) => isVariantSoldOut(each, facts.productType));
}

/** The owner's words for a restock notification. */
export interface RestockOffer {
  cta: string;
  placeholder: string;
  buttonText: string;
  /** Empty: nobody is asked to join. */
  mailingList: string;
  isOptIn: boolean;
}

/** @param data of the product, or of its merchandising context @returns undefined where it says nothing of it */
export function restockOffer(data: Value): RestockOffer | undefined {
  const messages = at(data, 'restockNotificationMessages');
  if (typeof messages !== 'object' || messages === null) return undefined;
  const words = (name: string) => valueText(at(messages, name));
  return {
    cta: words('CTAText'),
    placeholder: words('placeholderText'),
    buttonText: words('buttonText'),
    mailingList: isTruthy(at(data, 'mailingListSignUpEnabled')) ? words('mailingListDescription') : '',
    isOptIn: isTruthy(at(data, 'mailingListOptInByDefault')),
  };
}

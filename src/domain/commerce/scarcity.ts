/** What is said of a variant of which few are left (behaviour/commerce#pieces-for-some-variants). */
import { at, isTruthy, type Value, valueEntries, valueList, valueText } from '../template-value.ts';
import { isViewShown } from './variant-view.ts';

export interface Scarcity {
  /** With `{qtyInStock}` in it. */
  text: string;
  views: readonly Value[];
  isShownByDefault: boolean;
}

/** @param data of the product, or of its merchandising context @returns undefined: nothing is said */
export function scarcityOf(data: Value): Scarcity | undefined {
  const text = valueText(at(data, 'scarcityText'));
  if (!isTruthy(at(data, 'scarcityEnabled')) || text === '') return undefined;
  return {
    text,
    views: valueList(at(data, 'scarcityTemplateViews')),
    isShownByDefault: isTruthy(at(data, 'scarcityShownByDefault')),
  };
}

/** @returns how many are left of what is chosen, as it is to be said; undefined: nothing is said of it */
export function scarceQuantity({ views, isShownByDefault }: Scarcity, variant: Value): string | undefined {
  const view = views.find((each) => {
    const attributes = at(each, 'attributes');
    const isOfProduct = valueEntries(attributes).length === 0;
    return isViewShown({ attributes }, variant, isOfProduct && (isShownByDefault || variant !== undefined));
  });
  return view === undefined ? undefined : valueText(at(view, 'qtyInStock'));
}

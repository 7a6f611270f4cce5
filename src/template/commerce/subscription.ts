/** The price of a subscription in words, in the site's own wording where it has one. */
import type { SubscriptionWording } from '../../domain/commerce/subscription.ts';
import { at, type Value } from '../../domain/template-value.ts';
import type { Context } from '../context.ts';
import { localized } from '../markup.ts';
import { formatMessage } from '../messages/format.ts';

/** "10.00 every 2 weeks for 1 year"; `price` is the amount as markup. */
export function subscriptionText(
  { key, english, billingPeriodValue, duration }: SubscriptionWording,
  price: string,
  isVaried: boolean,
  context: Context,
): string {
  const args: Record<string, Value> = {
    price,
    fromPrice: isVaried ? price : undefined,
    billingPeriodValue,
    duration,
  };
  return formatMessage(localized(key, english, context), (name) => at(args, name), context);
}

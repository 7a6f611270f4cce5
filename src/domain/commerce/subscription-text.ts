/** How often a subscription is paid, in a language of the catalogue (behaviour/commerce#subscriptions). */
import { fill } from '../text/fill.ts';
import type { Period, SubscriptionWording } from './subscription.ts';

/** Around `{price}`, `{period}` and `{duration}`. */
export interface SubscriptionTexts {
  weekly: string;
  monthly: string;
  yearly: string;
  every: string;
  limited: string;
}

const ONCE = { week: 'weekly', month: 'monthly', year: 'yearly' } as const;

/** @param language BCP 47 tag of the texts @returns undefined for a unit that the specification does not know */
export function subscriptionText(
  { every, total }: SubscriptionWording,
  price: string,
  texts: SubscriptionTexts,
  language: string,
): string | undefined {
  if (!Object.hasOwn(ONCE, every.unit)) return undefined;
  const paid =
    every.count > 1
      ? fill(texts.every, { price, period: span(every, language) })
      : fill(texts[ONCE[every.unit as keyof typeof ONCE]], { price });
  return total ? fill(texts.limited, { price: paid, duration: span(total, language) }) : paid;
}

function span({ count, unit }: Period, language: string): string {
  return new Intl.NumberFormat(language || undefined, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

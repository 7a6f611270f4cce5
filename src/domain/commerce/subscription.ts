/** How often a subscription is paid, and for how long: the wording of its price (behaviour/commerce#subscriptions). */
import { at, type Value, valueNumber, valueText } from '../template-value.ts';

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

export interface Period {
  count: number;
  /** `week`, `month`, `year` … */
  unit: string;
}

/** Whole years are said as years. */
function inYears({ count, unit }: Period): Period {
  const perYear = unit === 'week' ? WEEKS_PER_YEAR : unit === 'month' ? MONTHS_PER_YEAR : 0;
  return perYear > 0 && count > 0 && count % perYear === 0
    ? { count: count / perYear, unit: 'year' }
    : { count, unit };
}

function capitalized(unit: string): string {
  return unit.charAt(0).toUpperCase() + unit.slice(1);
}

function counted({ count, unit }: Period): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The key of the site's own wording: `productPrice__singlePrice__1Weekly__limited__nWeeks`. */
function wordingKey(isVaried: boolean, every: Period, total: Period | null): string {
  const amount = (count: number) => (count === 1 ? '1' : 'n');
  const length = total === null ? 'indefinite' : `limited__${amount(total.count)}${capitalized(total.unit)}s`;
  const prices = isVaried ? 'multiplePrices' : 'singlePrice';
  return `productPrice__${prices}__${amount(every.count)}${capitalized(every.unit)}ly__${length}`;
}

function defaultWording(isVaried: boolean, every: Period, total: Period | null): string {
  if (every.unit === '') return `${isVaried ? 'from ' : ''}{price} every `;
  const interval = every.count > 1 ? `{billingPeriodValue} ${every.unit}s` : every.unit;
  const duration = total === null ? '' : ` for ${counted(total)}`;
  return `${isVaried ? 'from ' : ''}{price} every ${interval}${duration}`;
}

export interface SubscriptionWording {
  /** The site's own wording goes by this key. */
  key: string;
  /** The English one, with `{price}`, `{billingPeriodValue}` and `{duration}` in it. */
  english: string;
  billingPeriodValue: number;
  /** Billing periods in all, or years; 0 when it does not end. */
  duration: number;
  every: Period;
  /** null: it does not end. */
  total: Period | null;
}

/** @param isVaried whether the price is the lowest of several; undefined result: the plan does not say how often */
export function subscriptionWording(plan: Value, isVaried: boolean): SubscriptionWording | undefined {
  if (at(plan, 'billingPeriod') === undefined) return undefined;
  const every: Period = {
    count: valueNumber(at(plan, 'billingPeriod', 'value')) || 0,
    unit: valueText(at(plan, 'billingPeriod', 'unit')).toLowerCase(),
  };
  const cycles = valueNumber(at(plan, 'numBillingCycles')) || 0;
  const total = cycles > 0 ? inYears({ count: every.count * cycles, unit: every.unit }) : null;
  return {
    key: wordingKey(isVaried, every, total),
    english: defaultWording(isVaried, every, total),
    billingPeriodValue: every.count,
    duration: total?.count ?? 0,
    every,
    total,
  };
}

/** An amount as it stands on a page: in the locale's form, exact, with the decimals of ISO 4217. */
import { remember } from '../remember.ts';
import { currencyDigits } from './currency-digits.ts';
import type { Money } from './product.ts';

const CURRENCY_CODE = /^[A-Z]{3}$/;
/** What has no currency has cents. */
const PLAIN_DIGITS = 2;

const numberFormat = remember(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** @param locale BCP 47 tag @param money in major units */
export function formatAmount(locale: string, { value, currency }: Money): string {
  const code = currency.toUpperCase();
  const isCurrency = CURRENCY_CODE.test(code);
  const digits = isCurrency ? currencyDigits(code) : PLAIN_DIGITS;
  const format = numberFormat(locale, {
    ...(isCurrency ? { style: 'currency', currency: code } : {}),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfEven',
  } as Intl.NumberFormatOptions);
  // As text: numbers would round what is larger than they are exact.
  return format.format(value as unknown as number);
}

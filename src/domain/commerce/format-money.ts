/** An amount as it stands on a page: in the locale's form, exact, with the decimals of ISO 4217. */
import { remember } from '../remember.ts';
import { currencyDigits } from './currency-digits.ts';
import type { Money } from './product.ts';

const CURRENCY_CODE = /^[A-Z]{3}$/;
/** What has no currency has cents. */
const PLAIN_DIGITS = 2;

/** By code alone, so that two hundred prices of a page need not put the options together two hundred times. */
const moneyFormat = remember((locale: string, code: string) => {
  const isCurrency = CURRENCY_CODE.test(code);
  const digits = isCurrency ? currencyDigits(code) : PLAIN_DIGITS;
  return new Intl.NumberFormat(locale, {
    ...(isCurrency ? { style: 'currency', currency: code } : {}),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfEven',
  } as Intl.NumberFormatOptions);
});

/** @param locale BCP 47 tag @param money in major units */
export function formatAmount(locale: string, { value, currency }: Money): string {
  // As text: numbers would round what is larger than they are exact.
  return moneyFormat(locale, currency.toUpperCase()).format(value as unknown as number);
}

/** How many decimals a currency has by ISO 4217; what `Intl` says differs for some, and between browsers. */

/** Currencies whose minor unit is not a hundredth, by the number of decimals (ISO 4217). */
const EXPONENTS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Decimals of a currency by ISO 4217. */
export function currencyDigits(code: string): number {
  for (const digits of [0, 3, 4]) if (EXPONENTS[digits]!.includes(code)) return digits;
  return 2;
}

/** How many decimals a currency has by ISO 4217; what `Intl` says differs for some, and between browsers. */

/** Currencies whose minor unit is not a hundredth, by the number of decimals (ISO 4217). */
const EXPONENTS: readonly (readonly [digits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];
const HUNDREDTHS = 2;
const CODE_LENGTH = 3;

/** @param code in capitals @returns decimals of a currency by ISO 4217; two for what is no code of it */
export function currencyDigits(code: string): number {
  if (code.length !== CODE_LENGTH) return HUNDREDTHS;
  return EXPONENTS.find(([, codes]) => codes.includes(code))?.[0] ?? HUNDREDTHS;
}

/** The currency that is used in a region. */

/** Regions, two letters each, whose currency is called by the region and this letter. */
// biome-ignore format: one line for each letter.
const NATIONAL: Readonly<Record<string, string>> = {
  A: 'AOMG',
  B: 'BOETPARUTH',
  C: 'CR',
  D: 'AEAMAUBBBHBMBNBSBZCADZFJGMGYHKIQJMJOKWKYLRLYMAMKNANZRSSBSGSRTNTTTWUSVN',
  E: 'CVSL',
  F: 'BICDCHDJGNHUKMRW',
  G: 'AWHTPYSDZW',
  H: 'UA',
  K: 'CZDKISLAMMMWNOPGSE',
  L: 'ALBRGEHNLSMDSZ',
  M: 'BA',
  N: 'AFAZBTBYERMXMZNGPEPLROST',
  O: 'NI',
  P: 'BWCLCOCUDOEGFKGBGILBMOPHSHSSSYTO',
  Q: 'GT',
  R: 'IDINIRKHLKMUMVMYNPOMPKQASASCYEZA',
  S: 'ARGHILKEKGSOTJTZUZVE',
  T: 'BDKZMNTMWS',
  U: 'MRUY',
  V: 'VU',
  W: 'KPKRZM',
  X: 'UG',
  Y: 'CNJPTR',
};

/** Regions that use a currency of another name. */
// biome-ignore format: one line for each currency.
const SHARED: Readonly<Record<string, string>> = {
  EUR: 'ADATAXBEBGBLCYDEEEESFIFRGFGPGRHRIEITLTLULVMCMEMFMQMTNLPMPTRESISKSMTFVAXKYT',
  USD: 'ASBQECFMGUIOMHMPPRPWSVTCTLUMVGVI',
  XOF: 'BFBJCIGWMLNESNTG',
  XAF: 'CFCGCMGAGQTD',
  XCD: 'AGAIDMGDKNLCMSVC',
  XCG: 'CWSX',
  XPF: 'NCPFWF',
  AUD: 'CCCXHMKINFNRTV',
  NZD: 'CKNUPNTK',
  GBP: 'GGGSIMJE',
  DKK: 'FOGL',
  NOK: 'BVSJ',
  CHF: 'LI',
  ILS: 'PS',
  MAD: 'EH',
};

function keyOf(table: Readonly<Record<string, string>>, region: string): string | undefined {
  return Object.keys(table).find((key) => table[key]!.match(/../g)!.includes(region));
}

/** The currency of a locale's region; `en` is taken for `en-US`. */
export function currencyOfLocale(locale: string): string {
  const region = new Intl.Locale(locale).maximize().region ?? 'US';
  const letter = keyOf(NATIONAL, region);
  return keyOf(SHARED, region) ?? (letter === undefined ? 'USD' : region + letter);
}

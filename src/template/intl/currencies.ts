/** The currency that is used in a region. */

/** Currencies in use whose code starts with the code of their region. */
const NATIONAL =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP ' +
  'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
  'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA ' +
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON ' +
  'RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH ' +
  'UGX USD UYU UZS VES VND VUV WST YER ZAR ZMW ZWG';

/** Regions that use a currency of another name. */
const SHARED: Record<string, string> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XPF: 'NC PF WF',
  AUD: 'CC CX HM KI NF NR TV',
  NZD: 'CK NU PN TK',
  GBP: 'GG GS IM JE',
  DKK: 'FO GL',
  NOK: 'BV SJ',
  CHF: 'LI',
  ILS: 'PS',
  MAD: 'EH',
};

/** The currency of a locale's region; `en` is taken for `en-US`. */
export function currencyOfLocale(locale: string): string {
  const region = new Intl.Locale(locale).maximize().region ?? 'US';
  for (const [code, regions] of Object.entries(SHARED)) if (regions.includes(region)) return code;
  return NATIONAL.split(' ').find((code) => code.startsWith(region)) ?? 'USD';
}

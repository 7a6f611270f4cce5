/** Chooses among a text's forms by the plurals of its language. */

/** `other` is what every language has. */
export type PluralForms = { other: string } & { [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string };

/** @param locale a BCP 47 tag; undefined: the browser's own @returns the form for the count, `other` where there is none */
export function pluralText(forms: PluralForms, count: number, locale: string | undefined): string {
  return forms[new Intl.PluralRules(locale).select(count)] || forms.other;
}

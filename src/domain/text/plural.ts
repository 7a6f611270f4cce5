/** Texts that count: their forms by the plurals of a language (behaviour/elements#language). */
import { fill } from './fill.ts';

/** `other` is what every language has. */
export type PluralForms = { other: string } & { [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string };

/**
 * Writes `{count}` into the form that fits; `other` where there is none.
 * @param english the forms of the catalogue: where there are no others, English is counted, whatever the page's language is
 * @param language BCP 47 tag; empty: the browser's own
 */
export function countText(forms: PluralForms, english: PluralForms, count: number, language: string): string {
  const rules = new Intl.PluralRules(forms === english ? 'en' : language || undefined);
  return fill(forms[rules.select(count)] || forms.other, { count }, language);
}

/** Describes the texts that an author may give a tag by those that it has. */
import { object, optionalText, type Rule } from '../domain/schema.ts';

/** The forms of a text that counts: a language may have more of them than English. */
const PLURAL_FORMS = Object.fromEntries(
  ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [form, optionalText()]),
);

/** @param english as in the catalogue */
export function textsRule(english: object): Rule {
  if ('other' in english) return object(PLURAL_FORMS) as Rule;
  const rules = Object.entries(english).map(([key, text]) => [
    key,
    typeof text === 'object' ? textsRule(text as object) : optionalText(),
  ]);
  return object(Object.fromEntries(rules) as Record<string, Rule>) as Rule;
}

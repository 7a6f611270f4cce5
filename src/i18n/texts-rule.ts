/** Describes the texts that an author may give a tag by those that it has. */
import { object, optionalText, type Rule } from '../domain/schema.ts';

/** @param english as in the catalogue */
export function textsRule(english: object): Rule {
  const rules = Object.entries(english).map(([key, text]) => [
    key,
    typeof text === 'object' ? textsRule(text as object) : optionalText(),
  ]);
  return object(Object.fromEntries(rules) as Record<string, Rule>) as Rule;
}

/** Texts that an author gives a tag in `messages`: those it has, and what is no text (behaviour/elements#mistakes). */
import { type Mistake, read } from '../domain/schema.ts';
import { english } from '../i18n/en/index.ts';
import { textsRule } from '../i18n/texts-rule.ts';

/** What a newsletter says at its fields is said as a form says it. */
const TEXTS: Readonly<Record<string, object>> = {
  ...english,
  newsletter: { ...english.form, ...english.newsletter },
};

/** @param config as the tag's schema has read it */
export function textMistakes(tagName: string, { messages }: { messages?: unknown }): Mistake[] {
  const name = tagName.slice('sqs-'.length);
  const texts = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
  if (!texts || messages === undefined) return [];
  return read(textsRule(texts), messages).mistakes.map((mistake) => ({
    ...mistake,
    path: `messages.${mistake.path}`,
  }));
}

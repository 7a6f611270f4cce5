/** One control of a form that its author wrote: what is asked of it, and of which kind it is. */

/** What is asked of a control that has a name. */
export interface OwnControl {
  name: string;
  /** As the browser calls it: `email`, `select-multiple`, `textarea`. */
  type: string;
  /** Its token of the autofill standard. */
  autoComplete: string;
  /** What the browser finds wrong; undefined when nothing is, or when nothing is asked (disabled, read only). */
  wrong?: { validity: Validity; message: string } | undefined;
  /** What the author says of its format: the `title` beside a `pattern`. */
  hint: string;
}

/** What of the browser's findings has words of its own. */
export type Validity = Readonly<
  Partial<
    Record<
      'valueMissing' | 'typeMismatch' | 'tooLong' | 'patternMismatch' | 'badInput' | 'customError',
      boolean
    >
  >
>;

const CHOICES: readonly string[] = ['checkbox', 'radio'];

/** Whether a control is one of a group that is asked one question. */
export const isChoice = (type: string): boolean => CHOICES.includes(type);

const TEXTS: readonly string[] = ['text', 'search', 'url', 'tel', 'textarea'];

/**
 * Which controls ask for an e-mail address: those that say so by their type; without any, texts whose autofill or name
 * does. A name comes as often as there are controls.
 */
export function addressNames(
  controls: readonly Pick<OwnControl, 'name' | 'type' | 'autoComplete'>[],
): string[] {
  const typed = controls.filter(({ type }) => type === 'email');
  const asked = controls.filter(
    ({ name, type, autoComplete }) =>
      TEXTS.includes(type) && (/\bemail\b/i.test(autoComplete) || /e-?mail/i.test(name)),
  );
  return (typed.length > 0 ? typed : asked).map(({ name }) => name);
}

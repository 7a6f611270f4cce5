/** The scale on which the sentences of a survey are answered. */

export const LIKERT_VALUES = ['-2', '-1', '0', '1', '2'] as const;
export type LikertValue = (typeof LIKERT_VALUES)[number];

/** The English labels: those of the form, of the owner's lists and of an order's summary. */
export const LIKERT_LABELS: Readonly<Record<LikertValue, string>> = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
};

/** @returns undefined for what is no answer of the scale */
export function likertLabel(answer: string | number): string | undefined {
  return LIKERT_LABELS[LIKERT_VALUES.find((value) => value === String(answer)) as LikertValue];
}

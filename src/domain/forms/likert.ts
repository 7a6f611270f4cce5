/** The answers of a likert question (spec 3 §9). */

/** Answers of a likert question, from -2 to 2 (spec 3 §9); their labels are texts of the catalogue. */
export const LIKERT_VALUES = ['-2', '-1', '0', '1', '2'] as const;
export type LikertValue = (typeof LIKERT_VALUES)[number];

/** Labels of the likert answers -2 to 2 (spec 3 §9). */
export const LIKERT_LABELS: Record<LikertValue, string> = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
};

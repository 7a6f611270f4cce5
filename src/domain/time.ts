/** Lengths of time that rules of every area count in. */

export const MS_PER_DAY = 86_400_000;

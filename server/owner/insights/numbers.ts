/** Arithmetic and words of the charts. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Of none of them: 0. */
export const largest = (values: readonly number[]): number => Math.max(0, ...values);

/** @param day `YYYY-MM-DD` in UTC */
export function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
}

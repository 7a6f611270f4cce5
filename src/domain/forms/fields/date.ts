/** A day: month, day and year, as they are typed. */
import type { PartsType } from './field-type.ts';

export const date: PartsType = {
  control: 'parts',
  parts: [
    { name: 'month', isNumeric: true },
    { name: 'day', isNumeric: true, before: '/' },
    { name: 'year', isNumeric: true, before: '/' },
  ],
};

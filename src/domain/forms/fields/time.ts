/** A time of day on a clock of twelve hours. */
import type { PartsType } from './field-type.ts';

export const time: PartsType = {
  control: 'parts',
  parts: [
    { name: 'hour', isNumeric: true, blank: '00' },
    { name: 'minute', isNumeric: true, before: ':', blank: '00' },
    { name: 'second', isNumeric: true, before: ':', blank: '00' },
    { name: 'ampm', choices: ['AM', 'PM'], before: ' ' },
  ],
};

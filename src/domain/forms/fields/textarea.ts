/** Text of several lines, with a counter when it has a maximum. */
import type { PlainType } from './field-type.ts';

export const textarea: PlainType = { control: 'textarea' };

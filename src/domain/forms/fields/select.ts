/** One of several options, in a list that opens. */
import type { PlainType } from './field-type.ts';

export const select: PlainType = { control: 'select' };

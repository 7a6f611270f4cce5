/** One of several options, all in sight. */
import type { ChoicesType } from './field-type.ts';

export const radio: ChoicesType = { control: 'choices', isMultiple: false };

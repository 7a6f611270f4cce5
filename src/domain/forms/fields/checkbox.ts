/** Any number of options. */
import type { ChoicesType } from './field-type.ts';

export const checkbox: ChoicesType = { control: 'choices', isMultiple: true };

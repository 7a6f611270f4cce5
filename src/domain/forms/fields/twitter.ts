/** A name on Twitter. */
import type { InputType } from './field-type.ts';

export const twitter: InputType = { control: 'input', input: { autoComplete: 'off' }, affix: () => '@' };

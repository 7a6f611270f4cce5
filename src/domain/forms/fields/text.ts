/** A line of text in any script. */
import type { InputType } from './field-type.ts';

export const text: InputType = { control: 'input', input: { dir: 'auto' } };

/** A number, as it is typed: number inputs change their value on scroll and drop what they cannot read. */
import type { InputType } from './field-type.ts';

export const number: InputType = { control: 'input', input: { inputMode: 'decimal' } };

/** An amount of money, behind the sign that the owner chose. */
import type { InputType } from './field-type.ts';

export const currency: InputType = {
  control: 'input',
  input: { inputMode: 'decimal', autoComplete: 'off' },
  affix: ({ currencySymbol }) => currencySymbol,
};

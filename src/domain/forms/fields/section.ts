/** A heading between fields. */
import type { SilentType } from './field-type.ts';

export const section: SilentType = { control: 'section' };

/** A value that comes with the visitor: the query string's, else the owner's. */
import type { SilentType } from './field-type.ts';

export const hidden: SilentType = { control: 'hidden', isPrivate: true };

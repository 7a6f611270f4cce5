/** A survey: how far the visitor agrees with each of several sentences. */
import type { LikertType } from './field-type.ts';

export const likert: LikertType = { control: 'likert' };

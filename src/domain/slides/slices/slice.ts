/** What every kind of slice is described by. */
import { type ObjectRule, object, type Rule, text } from '../../schema.ts';
import type { Markup } from '../markup.ts';

/** What a slice must know of the slide that it stands in. */
export interface SliceContext {
  /** Of the slide's heading, 1 to 6. */
  headingLevel: number;
  texts: SliceTexts;
  /** An id that is unique on the page. */
  id(name: string): string;
  /** The owner looks at it in their editor. */
  isDesignFrame: boolean;
  /** Names of the other slices. */
  others: readonly string[];
}

export interface SliceTexts {
  openForm: string;
  openNewsletter: string;
  /** `{provider}` is its name. */
  signIn: string;
}

export interface SliceKind {
  schema: Rule;
  /** @returns children of the slide; none of an empty slice, which takes no room (behaviour/slides#slices) */
  markup(slice: never, context: SliceContext): readonly Markup[];
}

/** A kind whose rule says what its markup is given. */
export function kind<T>(
  schema: Rule<T>,
  markup: (slice: T, context: SliceContext) => readonly Markup[],
): SliceKind {
  return { schema: schema as Rule, markup };
}

/** The builder writes HTML as text, or as an object with `html`. */
export const ownerHtml = () =>
  text('', {
    from: (value) => (typeof value === 'object' && value !== null && 'html' in value ? value.html : value),
  });

/** Settings of the tag that a slice becomes: everything but the slice's own name. The tag checks them. */
export const settingsOfTag = (): ObjectRule<Record<never, never>> =>
  object({}, { from: withoutType, foreign: 'kept' });

function withoutType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { type, ...rest } = value as Record<string, unknown>;
  return rest;
}

/** Configuration of `<sqs-cover-slide>`. */
import { attribute, type Infer, integer, list, object, oneOf, record, text } from '../../domain/schema.ts';
import { anything } from '../../domain/schema-optional.ts';
import { backgroundSchema } from '../../domain/slides/background.ts';
import { LAYOUT_IDS } from '../../domain/slides/layouts.ts';

export const SLIDE_TYPES = ['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'] as const;

export const coverSlideConfigSchema = object({
  /** What the slide is for: `cover-page` (default), `lock-screen`, `popup-overlay` or `sso-screen`. */
  type: attribute(oneOf(SLIDE_TYPES, 'cover-page')),
  /** How its content is arranged, such as `landing-full-left-01`; without one everything stands in the middle. */
  layout: attribute(oneOf(['', ...LAYOUT_IDS], '')),
  /** What lies behind: `color`, `image`, `video` or `gallery`; or what has `slot="background"` inside the tag. */
  background: backgroundSchema,
  /** Its content as data, one object with a `type` each; it stands behind what is written inside the tag. */
  slices: list(anything()),
  /** Whether the words are `light`, `dark`, or what is read best over the background (`auto`, default). */
  words: attribute(oneOf(['auto', 'light', 'dark'], 'auto')),
  /** Level of its heading, 1 to 6; 1 on a cover page, else 2. */
  headingLevel: attribute(integer(0, 0, 6)),
  /** Accessible name; its heading by default. */
  label: attribute(text()),
  messages: record(),
});

export type CoverSlideConfig = Infer<typeof coverSlideConfigSchema>;

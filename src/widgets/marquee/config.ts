/** Configuration of `<sqs-marquee>`. */
import { LINK_ADDRESS } from '../../domain/links.ts';
import { MARQUEE_PRESETS, MARQUEE_SPEED, type MarqueePreset } from '../../domain/marquee.ts';
import {
  attribute,
  flag,
  type Infer,
  list,
  number,
  object,
  oneOf,
  record,
  requiredText,
  text,
} from '../../domain/schema.ts';
import { optional } from '../../domain/schema-optional.ts';

const within = (least: number, most: number) => ({
  test: (value: number) => value >= least && value <= most,
  must: `a number from ${least} to ${most}`,
});

/** The stylesheet has it, too: where nobody asks for a size, `rem` is that of the kit (tools/css-text.mjs). */
export const TEXT_SIZE = '4rem';

export const marqueeConfigSchema = object({
  /** What passes, as JSON: a list of `text` and `url`; what stands inside the tag by default, an element each. */
  items: attribute(
    list(
      object({
        /** What is read. */
        text: requiredText('the text of an item'),
        /** Where it leads. */
        url: text('', LINK_ADDRESS),
      }),
    ),
  ),
  /** `straight` (default): a line; `wave`: a mild wave. */
  preset: attribute(oneOf(Object.keys(MARQUEE_PRESETS) as MarqueePreset[], 'straight')),
  /** Waves in the width that is seen: 4. */
  waveFrequency: attribute(optional(number(0, within(0.5, 20)))),
  /** How high they are, in percent of the size of the text: 0 of `straight`, 60 of `wave`. */
  waveIntensity: attribute(optional(number(0, within(0, 200)))),
  /** Where it moves to: `left` (default) or `right`. */
  animationDirection: attribute(oneOf(['left', 'right'], 'left')),
  /** How fast, from 0.05 to 5; 0.5 by default. */
  animationSpeed: attribute(number(MARQUEE_SPEED, within(0.05, 5))),
  /** It stands while the pointer is over it. */
  pausedOnHover: attribute(flag()),
  /** It fades in and out at its sides. */
  fadeEdges: attribute(flag()),
  /** As what it is written: `heading` or `paragraph` (default). */
  textStyle: attribute(oneOf(['paragraph', 'heading'], 'paragraph')),
  /** Size of the text, a length of css; 4rem by default. */
  textSize: attribute(text(TEXT_SIZE, { test: isLength, must: 'a length of css, as 4rem' })),
  /** Room between two items, a length of css; 0.4em by default. */
  itemSpacing: attribute(text('0.4em', { test: isLength, must: 'a length of css, as 0.4em' })),
  messages: record(),
});

export type MarqueeConfig = Infer<typeof marqueeConfigSchema>;

function isLength(value: string): boolean {
  return /^(?:\d+(?:\.\d*)?|\.\d+)(?:px|r?em|vw|cqw|cqi|ch|%)$/.test(value);
}

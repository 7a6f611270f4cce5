/** `<sqs-marquee>`: a row of words that passes. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import { marqueeConfigSchema } from '../src/widgets/marquee/config.ts';
import css from '../src/widgets/marquee/marquee.css';
import { Marquee } from '../src/widgets/marquee/marquee.tsx';

/**
 * Words that pass in a straight line or on a mild wave. Each element inside the tag, or each item of a list in it, is
 * one of them; a link stays a link. A button stops them, and who asks for less motion reads them standing. They are read
 * out once, however often they pass.
 *
 * @tag sqs-marquee
 * @summary Lets words pass in a line or on a wave, with a button that stops them.
 * @example
 * ```html
 * <sqs-marquee preset="wave" text-size="2rem">
 *   <ul><li>Slow tide</li><li>Out now</li></ul>
 * </sqs-marquee>
 * ```
 * @keyboard Enter, Space - On its button: stops the words and lets them go on.
 * @slot - The words, an element each; seen until the tag is ready.
 * @csspart marquee - Around all of it.
 * @csspart window - What is seen of the row.
 * @csspart track - What moves.
 * @csspart row - The row, and its copies.
 * @csspart item - Each of the words.
 * @csspart letter - What moves by itself on a wave.
 * @csspart said - The words of a wave for who hears them.
 * @csspart button - The button that stops and moves.
 */
export class SqsMarqueeElement extends reactElement({
  view: Marquee,
  schema: marqueeConfigSchema,
  tree: 'shadow',
  css: [css],
}) {}

define('sqs-marquee', SqsMarqueeElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-marquee': SqsMarqueeElement;
  }
}

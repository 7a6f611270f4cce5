/** `<sqs-quotes>`: what people said, one after the other. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import fadingCss from '../src/ui/fading/fading.css';
import { quotesConfigSchema } from '../src/widgets/quotes/config.ts';
import css from '../src/widgets/quotes/quotes.css';
import { Quotes } from '../src/widgets/quotes/quotes.tsx';

/**
 * Quotes in one place that fade into one another every five seconds, until somebody points at them, reaches them by
 * keyboard or presses pause. The arrow keys go back and on. Each element inside the tag is a quote.
 *
 * @tag sqs-quotes
 * @summary Shows quotes one after the other, with arrow keys and a pause.
 * @example
 * ```html
 * <sqs-quotes>
 *   <blockquote>A boat of a record. <cite>The Tide</cite></blockquote>
 *   <blockquote>I missed my train for it. <cite>Ada</cite></blockquote>
 * </sqs-quotes>
 * ```
 * @keyboard ArrowLeft, ArrowRight - The quote before, the next; the other way round from right to left.
 * @slot - The quotes, an element each; all of them are seen until the tag is ready.
 * @csspart slides - Around slides and buttons.
 * @csspart stage - The place of the slides.
 * @csspart slide - Each slide.
 * @csspart controls - Around the buttons.
 * @csspart previous - The button back.
 * @csspart play - The button that plays and pauses.
 * @csspart next - The button on.
 * @csspart quote - A quote of the settings.
 * @csspart text - What it says.
 * @csspart source - Who said it.
 * @cssprop --sqs-slides-align - Where the buttons stand: `start`, `center`, `end`.
 */
export class SqsQuotesElement extends reactElement({
  view: Quotes,
  schema: quotesConfigSchema,
  tree: 'shadow',
  css: [fadingCss, css],
}) {}

define('sqs-quotes', SqsQuotesElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-quotes': SqsQuotesElement;
  }
}

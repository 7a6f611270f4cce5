/** `<sqs-tweets>`: short messages, one after the other. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import fadingCss from '../src/ui/fading/fading.css';
import { tweetsConfigSchema } from '../src/widgets/tweets/config.ts';
import css from '../src/widgets/tweets/tweets.css';
import { Tweets } from '../src/widgets/tweets/tweets.tsx';

/**
 * Short messages in one place that fade into one another as `<sqs-quotes>` do. They are given by the page: nothing of a
 * service is loaded. Each element inside the tag is a message.
 *
 * @tag sqs-tweets
 * @summary Shows short messages one after the other, without a script of any service.
 * @example
 * ```html
 * <sqs-tweets>
 *   <p>The record is out at sea. <a href="https://x.com/boathouse/status/1">Boathouse, 5 June</a></p>
 *   <p>And back on land. <a href="https://x.com/boathouse/status/2">Boathouse, 6 June</a></p>
 * </sqs-tweets>
 * ```
 * @keyboard ArrowLeft, ArrowRight - The message before, the next; the other way round from right to left.
 * @slot - The messages, an element each; all of them are seen until the tag is ready.
 * @csspart slides - Around slides and buttons.
 * @csspart stage - The place of the slides.
 * @csspart slide - Each slide.
 * @csspart controls - Around the buttons.
 * @csspart previous - The button back.
 * @csspart play - The button that plays and pauses.
 * @csspart next - The button on.
 * @csspart tweet - A message of the settings.
 * @csspart author - Who wrote it.
 * @csspart handle - Their name at the service.
 * @csspart text - What it says.
 * @csspart time - When, as a link to it.
 * @cssprop --sqs-slides-align - Where the buttons stand: `start`, `center`, `end`.
 */
export class SqsTweetsElement extends reactElement({
  view: Tweets,
  schema: tweetsConfigSchema,
  tree: 'shadow',
  css: [fadingCss, css],
}) {}

define('sqs-tweets', SqsTweetsElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-tweets': SqsTweetsElement;
  }
}

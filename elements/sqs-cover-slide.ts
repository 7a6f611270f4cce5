/** `<sqs-cover-slide>`: a page of its own, as high as the window, that arranges what stands in it. */
import { SLOT_NAMES } from '../src/domain/slides/slots.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import slideCss from '../src/ui/slide/slide.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { coverSlideConfigSchema } from '../src/widgets/cover-slide/config.ts';
import css from '../src/widgets/cover-slide/cover-slide.css';
import { CoverSlide } from '../src/widgets/cover-slide/cover-slide.tsx';
import type { CoverSlideEvents } from '../src/widgets/cover-slide/events.ts';

/** What slices become, and what authors put on slides: loaded by the slide itself, on pages without the loader too. */
const COMPOSED = {
  'sqs-album-player': () => import('./sqs-album-player.ts'),
  'sqs-bg-video': () => import('./sqs-bg-video.ts'),
  'sqs-button': () => import('./sqs-button.ts'),
  'sqs-form': () => import('./sqs-form.ts'),
  'sqs-gallery': () => import('./sqs-gallery.ts'),
  'sqs-lightbox': () => import('./sqs-lightbox.ts'),
  'sqs-map': () => import('./sqs-map.ts'),
  'sqs-newsletter': () => import('./sqs-newsletter.ts'),
  'sqs-password': () => import('./sqs-password.ts'),
  'sqs-social-icons': () => import('./sqs-social-icons.ts'),
  'sqs-tweets': () => import('./sqs-tweets.ts'),
  'sqs-video': () => import('./sqs-video.ts'),
};

/**
 * A slide as high as the window. Write its content inside the tag, each piece in its slot, or give it as `slices` in
 * the JSON child, and choose a `layout`; headings shrink until they fit, buttons stack where they are too wide, and
 * what is too much scrolls. What lies behind has `slot="background"`: a picture, `<sqs-bg-video>`, `<sqs-gallery>`.
 * While it is shown the tag has the class `sqs-slide-ready` once images and fonts are there.
 *
 * @tag sqs-cover-slide
 * @summary Arranges a heading, buttons, a form or media over a background, in one of 46 layouts.
 * @example
 * ```html
 * <sqs-cover-slide layout="landing-full-left-01">
 *   <img slot="background" src="/media/coast.jpg" alt="">
 *   <h1 slot="heading">Slow water</h1>
 *   <p slot="sub-heading">A record of one summer by the sea.</p>
 *   <a slot="buttons" href="#listen">Listen</a>
 * </sqs-cover-slide>
 * ```
 * @fires sqs-cover-slide-ready - Its images are loaded, or two seconds are over, and its fonts have been looked at.
 * @keyboard Enter - On a link or a button: follows it.
 * @slot - Text; the same as `body`.
 * @slot heading - The heading.
 * @slot sub-heading - A line below it.
 * @slot body - Text.
 * @slot logo - The site's name or picture.
 * @slot navigation - Links, each by itself, or a `<nav>`.
 * @slot buttons - Links and buttons that look like buttons.
 * @slot form - A form; `newsletter` and `password` are slots too.
 * @slot media - A video, an album, a map, a gallery, a picture; `video`, `album`, `map`, `gallery` and `image` are slots too.
 * @slot social - Links to other places of the same people.
 * @slot background - What lies behind.
 * @csspart slide - The whole, a region with a name.
 * @csspart background - Around what lies behind.
 * @csspart scrim - Between background and words.
 * @csspart front - What is in front; it scrolls when there is too much of it.
 * @csspart grid - The areas; card and band are its background.
 * @csspart area - Each of them, with its name as a second part: `logo`, `navigation`, `text`, `media`, `actions`, `social`.
 * @cssprop --sqs-cover-slide-height - How high it is, `100svh` by default.
 * @cssprop --sqs-cover-slide-heading-size - Size from which the heading shrinks; the layout's by default.
 * @cssprop --sqs-cover-slide-overlay - How much the overlay covers of the picture behind words, 0 to 1; what the picture needs by default.
 * @cssprop --sqs-cover-slide-button - Colour of the first button.
 * @cssprop --sqs-cover-slide-button-color - Colour of its words.
 * @cssprop --sqs-cover-slide-surface - Colour of cards and bands.
 * @cssprop --sqs-cover-slide-surface-color - Colour of what stands on them.
 */
export class SqsCoverSlideElement extends reactElement({
  view: CoverSlide,
  loaders: COMPOSED,
  schema: coverSlideConfigSchema,
  tree: 'shadow',
  css: [slideCss, css],
  slots: ['background', ...SLOT_NAMES],
}) {}

define('sqs-cover-slide', SqsCoverSlideElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<CoverSlideEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-cover-slide': SqsCoverSlideElement;
  }
}

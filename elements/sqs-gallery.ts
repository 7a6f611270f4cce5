/** `<sqs-gallery>`: pictures as a grid, a slideshow, a slider, a stack or in columns. */

import { galleryMarkup } from '../src/domain/gallery/markup.ts';
import type { Adopting } from '../src/host/adopt.ts';
import { blockOf } from '../src/host/adopt-gallery.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { galleryConfigSchema } from '../src/widgets/gallery/config.ts';
import type { GalleryEvents } from '../src/widgets/gallery/events.ts';
import css from '../src/widgets/gallery/gallery.css';
import { Gallery } from '../src/widgets/gallery/gallery.tsx';

/**
 * Shows the pictures that stand inside it, or those that its JSON child lists under `items`. A picture is read from its
 * `<img>` (or `<sqs-image>`), the link around it and the caption beside it, and drawn anew, so that a page's own css
 * cannot come between; anything else inside the tag is a slide of its own and shown as it is. A picture without
 * `width` and `height`, `data-image-dimensions` or `dimensions` is shown once its size is known.
 *
 * Options that do not go with the design count for nothing: autoplay, controls and cropping belong to slideshow and
 * slider, the lightbox to grid and autocolumns.
 *
 * @tag sqs-gallery
 * @summary Pictures as a grid, a slideshow, a slider, a stack or in columns.
 * @example
 * ```html
 * <sqs-gallery design="grid" thumbnails-per-row="2" lightbox>
 *   <figure>
 *     <img src="/media/dawn.jpg" alt="Hills under an orange sky" width="1600" height="1067">
 *     <figcaption><strong>Dawn</strong> The first of two</figcaption>
 *   </figure>
 *   <figure>
 *     <img src="/media/fjord.jpg" alt="Blue hills above water" width="1600" height="1067">
 *     <figcaption><strong>Fjord</strong></figcaption>
 *   </figure>
 * </sqs-gallery>
 * ```
 * @fires sqs-gallery-change - The visitor, or autoplay, went to another picture. `detail.index`, `detail.reason`: `button`, `key`, `thumbnail`, `swipe`, `autoplay`.
 * @fires sqs-gallery-play - The visitor lets it go on by itself.
 * @fires sqs-gallery-pause - The visitor has stopped it.
 * @keyboard ArrowLeft, ArrowRight - In a slideshow and a slider: the picture before, the next; the other way round from right to left.
 * @keyboard Home, End - The first picture, the last.
 * @keyboard Enter, Space - On a picture with a lightbox: opens it.
 * @slot - The pictures, with links and captions; seen as they are until the gallery works.
 * @csspart gallery - Around everything.
 * @csspart stage - Around slides and controls.
 * @csspart track - Around the pictures.
 * @csspart item - Around a picture, its link and its words.
 * @csspart link - The link of a picture.
 * @csspart picture - The place of a picture.
 * @csspart image - The picture.
 * @csspart failed - What stands in place of a picture that could not be loaded.
 * @csspart meta - Its words.
 * @csspart title - The title.
 * @csspart description - The description.
 * @csspart play - Plays and pauses.
 * @csspart previous - To the picture before.
 * @csspart next - To the next picture.
 * @csspart dots - A dot for each picture, with `dots`.
 * @csspart dot - Each of them.
 * @csspart thumbnails - The strip.
 * @csspart thumbnail - One of its pictures.
 * @csspart status - Read out when the visitor goes on; not seen.
 * @cssprop --sqs-gallery-radius - Corners of the pictures.
 * @cssprop --sqs-gallery-ratio - Slideshow: shape of the stage, such as `16 / 9`; that of the first picture by default.
 * @cssprop --sqs-gallery-height - Slider: height of the strip, half its width by default. Slideshow: most height, 90% of the window by default.
 * @cssprop --sqs-gallery-background - Slideshow: what is behind pictures that do not fill the stage.
 * @cssprop --sqs-gallery-meta-background - Behind words over a picture.
 * @cssprop --sqs-gallery-meta-color - Colour of words over a picture.
 */
export class SqsGalleryElement extends reactElement({
  view: Gallery,
  loaders: { 'sqs-lightbox': () => import('./sqs-lightbox.ts') },
  schema: galleryConfigSchema,
  tree: 'shadow',
  css: [css],
}) {
  /** Takes over the markup of a gallery block. */
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-gallery', galleryMarkup(blockOf(markup)));
  }

  /** Of the picture that is shown, from 0. */
  get index(): number {
    return this.methods?.index() ?? 0;
  }

  /** Whether it goes on by itself. */
  get playing(): boolean {
    return this.methods?.isPlaying() ?? false;
  }

  /** To the next picture, from the last to the first. */
  next(): void {
    this.methods?.step(1);
  }

  /** To the picture before, from the first to the last. */
  previous(): void {
    this.methods?.step(-1);
  }

  /** To the picture with an index. */
  show(index: number): void {
    this.methods?.show(index);
  }

  /** Goes on by itself, where `autoplay` is set. */
  play(): void {
    this.methods?.choose(true);
  }

  /** Stops until `play` or the visitor says otherwise. */
  pause(): void {
    this.methods?.choose(false);
  }
}

define('sqs-gallery', SqsGalleryElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<GalleryEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-gallery': SqsGalleryElement;
  }
}

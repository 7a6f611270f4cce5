/** `<sqs-gallery>`: pictures as a grid, a slideshow, a slider, a stack or in columns. */

import { galleryMarkup } from '../src/domain/gallery/markup.ts';
import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import { galleryConfigSchema } from '../src/widgets/gallery/config.ts';
import css from '../src/widgets/gallery/gallery.css';
import { Gallery, type GalleryProps } from '../src/widgets/gallery/gallery.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

type Props = Omit<GalleryProps, 'loadLightbox'>;

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
 * @attr {string} design - `grid` (default), `slideshow`, `slider`, `stacked` or `autocolumns`.
 * @attr {boolean} autoplay - Slideshow, slider: goes on by itself. It rests under the pointer, with the focus inside, in a hidden tab and under reduced motion; a control pauses it for good.
 * @attr {number} autoplay-duration - Seconds each slide stays, 1 to 10; 5 by default.
 * @attr {boolean} controls - Slideshow, slider: buttons to the picture before and after.
 * @attr {boolean} auto-crop - Slideshow, slider: pictures fill the shape of the first. On by default; `"false"` shows them whole.
 * @attr {string} aspect-ratio - Grid: `square` (default), `standard`, `standard-vertical`, `four-three`, `three-four-vertical`, `widescreen` or `anamorphic-widescreen`.
 * @attr {boolean} square-thumbs - Grid: pictures are cropped to the aspect ratio; thumbnails to squares. On by default.
 * @attr {boolean} thumbnails - Slideshow, slider: a strip of small pictures. On by default with a slideshow.
 * @attr {number} thumbnail-strip-height - px, 0 to 200; 80 by default.
 * @attr {number} thumbnail-strip-margin - px between picture and strip, 0 to 60; 20 by default.
 * @attr {boolean} show-meta-basic - Shows words with the pictures at all. On by default.
 * @attr {boolean} show-meta - Shows title and description. On by default.
 * @attr {boolean} show-meta-only-title - Leaves the description out.
 * @attr {string} meta-position - Where they stand over the picture: `top`, `top-left`, `top-right`, `center`, `bottom` (default), `bottom-left` or `bottom-right`. At the default, grid, stack and columns show them under it.
 * @attr {boolean} show-meta-on-hover - Shows them only under the pointer or with the focus; always where there is neither.
 * @attr {string} active-alignment - Slider: where the current picture stands, `left`, `center` (default) or `right`.
 * @attr {number} thumbnails-per-row - Grid: 1 to 10; 4 by default. Fewer where they would be too small to see.
 * @attr {number} padding - px between pictures, 0 to 50; 20 by default.
 * @attr {boolean} lightbox - Grid, autocolumns: pictures without a link of their own open over the page.
 * @attr {string} lightbox-theme - `dark` (default) or `light`.
 * @attr {number} max-width - Autocolumns: px, the widest a column gets, 100 to 300; 300 by default.
 * @attr {boolean} new-window - Links open in a new window.
 * @attr {boolean} transparent-background - Slideshow without cropping: nothing behind the pictures.
 * @attr {string} transition - `slide` (default) or `fade`; a swipe always slides.
 * @attr {boolean} fill - Grid: repeats the pictures until they fill the height that the page's css gives to the tag.
 * @attr {boolean} random-fade - Pictures fade in one after the other within two seconds.
 * @attr {string} label - Accessible name.
 * @prop {number} index - Of the picture that is shown, from 0.
 * @prop {boolean} playing - Whether it goes on by itself.
 * @method next - To the next picture, from the last to the first.
 * @method previous - To the picture before, from the first to the last.
 * @method show - To the picture with an index.
 * @method play - Goes on by itself, where `autoplay` is set.
 * @method pause - Stops until `play` or the visitor says otherwise.
 * @fires sqs-gallery-change - The visitor, or autoplay, went to another picture. `detail.index`, `detail.reason`: `button`, `key`, `thumbnail`, `swipe`, `autoplay`.
 * @fires sqs-gallery-play - The visitor lets it go on by itself.
 * @fires sqs-gallery-pause - The visitor has stopped it.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
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
 * @csspart thumbnails - The strip.
 * @csspart thumbnail - One of its pictures.
 * @csspart status - Read out when the visitor goes on; not seen.
 * @cssprop --sqs-gallery-radius - Corners of the pictures.
 * @cssprop --sqs-gallery-ratio - Slideshow: shape of the stage, such as `16 / 9`; that of the first picture by default.
 * @cssprop --sqs-gallery-height - Slider: height of the strip, half its width by default. Slideshow: most height.
 * @cssprop --sqs-gallery-background - Slideshow: what is behind pictures that do not fill the stage.
 * @cssprop --sqs-gallery-meta-background - Behind words over a picture.
 * @cssprop --sqs-gallery-meta-color - Colour of words over a picture.
 */
export class SqsGalleryElement extends reactElement({
  view: (props: Props) => Gallery({ ...props, loadLightbox: () => import('./sqs-lightbox.ts') }),
  schema: galleryConfigSchema,
  attributes: [
    'design',
    'autoplay',
    'autoplay-duration',
    'controls',
    'auto-crop',
    'aspect-ratio',
    'square-thumbs',
    'thumbnails',
    'thumbnail-strip-height',
    'thumbnail-strip-margin',
    'show-meta-basic',
    'show-meta',
    'show-meta-only-title',
    'meta-position',
    'show-meta-on-hover',
    'active-alignment',
    'thumbnails-per-row',
    'padding',
    'lightbox',
    'lightbox-theme',
    'max-width',
    'new-window',
    'transparent-background',
    'transition',
    'fill',
    'random-fade',
    'label',
  ],
  shadow: true,
  css: [css],
}) {
  /** Takes over the markup of a gallery block. */
  static adopt(markup: HTMLElement): void {
    adoptMarkup(markup, 'sqs-gallery', galleryMarkup(markup.dataset, markup.className));
  }

  get index(): number {
    return this.view?.index() ?? 0;
  }

  get playing(): boolean {
    return this.view?.isPlaying() ?? false;
  }

  next(): void {
    this.view?.step(1);
  }

  previous(): void {
    this.view?.step(-1);
  }

  show(index: number): void {
    this.view?.show(index);
  }

  play(): void {
    this.view?.choose(true);
  }

  pause(): void {
    this.view?.choose(false);
  }
}

define('sqs-gallery', SqsGalleryElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-gallery': SqsGalleryElement;
  }
}

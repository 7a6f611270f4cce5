/** `<sqs-image>`: a picture in the width it is shown in, without a jump when it arrives. */

import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { ImageElement } from '../src/leaves/image/image-element.ts';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * Shows the `<img>` that stands inside it, or makes one. An `<img>` with `src` loads as it is; one with `data-src`, as
 * the template language's `image` formatter writes it, is loaded by the tag. What the attributes do not say is read
 * from the picture: `data-src`, `data-image-dimensions`, `data-image-focal-point`, `data-color-topleft` and so on.
 *
 * @tag sqs-image
 * @summary A picture in the width it is shown in, without a jump when it arrives.
 * @attr {string} src - Address of the picture.
 * @attr {string} alt - What the picture shows; shown in its place when it cannot be loaded.
 * @attr {string} dimensions - Size of the original, `WxH`: its place is kept from the start.
 * @attr {string} focal-point - Point that stays in view when the picture is cropped, `x,y` from 0 to 1; the middle by default.
 * @attr {string} fit - `cover` or `contain`: fills the box that the page's css gives to the tag.
 * @attr {string} colors - Average colours while it loads: top left, top right, bottom left, bottom right, or one for all.
 * @attr {string} sizes - As on `<img>`; measured by default (`auto`).
 * @attr {string} loader - `sqs` (default): the widths of the image service. `raw`: the address as it is. `vimeo`, `youtube`: the still of a video.
 * @attr {string} srcset - As on `<img>`; for the loader `raw`.
 * @attr {string} format - `jpg` or `webp`; for the loaders `vimeo` and `youtube`.
 * @attr {string} video-id - For the loader `youtube`.
 * @attr {string} priority - `high`: loads at once and does not fade in. `low`: after everything else.
 * @attr {boolean} debug - Tells of everything that is wrong with the attributes.
 * @prop {string} state - `empty`, `waiting` (for its box), `loading`, `loaded` or `failed`; css finds it as `data-state`.
 * @method load - Loads it now, not only when it comes near; one whose connection failed is tried again.
 * @fires sqs-image-load - The picture is there and decoded. `detail.src`.
 * @fires sqs-image-error - It could not be loaded; its text is shown. `detail.src`.
 * @fires sqs-config-error - The attributes are wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - The `<img>`, alone or in a link or `<picture>`; it works without scripts.
 */
export class SqsImageElement extends ImageElement {
  /** Takes over a picture that a formatter of the template language left for a script to load. */
  static adopt(markup: HTMLElement): void {
    adoptMarkup(markup, 'sqs-image', {});
  }
}

define('sqs-image', SqsImageElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-image': SqsImageElement;
  }
}

/** `<sqs-image>`: a picture in the width it is shown in, without a jump when it arrives. */

import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import imageCss from '../src/leaves/image/image.css';
import type { ImageEvents } from '../src/leaves/image/image-leaf.ts';
import { ImageLeaf, type ImageState, imageConfigSchema } from '../src/leaves/image/image-leaf.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';

/**
 * Shows the `<img>` that stands inside it, or makes one. An `<img>` with `src` loads as it is; one with `data-src`, as
 * the template language's `image` formatter writes it, is loaded by the tag. What the attributes do not say is read
 * from the picture: `data-src`, `data-image-dimensions`, `data-image-focal-point`, `data-color-topleft` and so on.
 *
 * @tag sqs-image
 * @summary A picture in the width it is shown in, without a jump when it arrives.
 * @example
 * ```html
 * <sqs-image dimensions="1600x1067" focal-point="0.5,0.75">
 *   <img data-src="/media/dawn.jpg" alt="Hills under an orange sky">
 * </sqs-image>
 * ```
 * @fires sqs-image-load - The picture is there and decoded. `detail.src`.
 * @fires sqs-image-error - It could not be loaded; its text is shown. `detail.src`.
 * @slot - The `<img>`, alone or in a link or `<picture>`; it works without scripts.
 */
export class SqsImageElement extends leafElement({
  leaf: ImageLeaf,
  schema: imageConfigSchema,
  css: [imageCss],
}) {
  /** `empty` without a picture, `waiting` until the box is known, then `loading`, `loaded` or `failed`; css finds it as `data-state`. */
  get state(): ImageState {
    return this.leaf.state;
  }

  /** Loads it now, not only when it comes near; one whose connection failed is tried again. */
  load(): Promise<void> {
    return this.leaf.load();
  }

  /** Takes over a picture that a formatter of the template language left for a script to load. */
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-image', { 'data-adopted': 'true' });
  }
}

define('sqs-image', SqsImageElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<ImageEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-image': SqsImageElement;
  }
}

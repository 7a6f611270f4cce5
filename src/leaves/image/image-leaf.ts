/** What `<sqs-image>` does: loads a picture in the width it is shown in and keeps its place until then. */
import { objectPosition } from '../../domain/images/focal-point.ts';
import { imageMistakes } from '../../domain/images/image-assertions.ts';
import { drawnWidth, type ImageSize, INVALID_SIZE, parseImageSize } from '../../domain/images/image-size.ts';
import { type ImageOptions, imageSource, isOfProvider } from '../../domain/images/image-source.ts';
import { placeholderBackground } from '../../domain/images/placeholder.ts';
import { attribute, flag, type Infer, object, optionalText, reflected, text } from '../../domain/schema.ts';
import { optionalOneOf } from '../../domain/schema-optional.ts';
import { isRestricted, watchRestriction } from '../../services/consent/restriction.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';
import { observeBox } from './image-size-observer.ts';

export const imageConfigSchema = object({
  /** Address of the picture. */
  src: attribute(optionalText()),
  /** What the picture shows; shown in its place when it cannot be loaded. */
  alt: attribute(optionalText()),
  /** Size of the original, `WxH`: its place is kept from the start. */
  dimensions: attribute(optionalText()),
  /** Point that stays in view when the picture is cropped, `x,y` from 0 to 1; the middle by default. */
  focalPoint: attribute(optionalText()),
  /** `cover` or `contain`: fills the box that the page's css gives to the tag. */
  fit: reflected(optionalOneOf(['cover', 'contain'])),
  /** Average colours while it loads: top left, top right, bottom left, bottom right, or one for all. */
  colors: attribute(optionalText()),
  /** As on `<img>`; measured by default (`auto`). */
  sizes: attribute(text()),
  /** `sqs`: the widths of the image service. `raw`: the address as it is. `vimeo`, `youtube`: the still of a video, asked for once the visitor has agreed where the site asks. */
  loader: attribute(text('sqs')),
  /** As on `<img>`; for the loader `raw`. */
  srcset: attribute(text()),
  /** `jpg` or `webp`; for the loaders `vimeo` and `youtube`. */
  format: attribute(text()),
  /** For the loader `youtube`. */
  videoId: attribute(text()),
  /** `high`: loads at once and does not fade in. `low`: after everything else. */
  priority: attribute(text()),
  /** Tells of everything that is wrong with the attributes. */
  debug: attribute(flag()),
});

export type ImageState = 'empty' | 'withheld' | 'waiting' | 'loading' | 'loaded' | 'failed';

export interface ImageEvents {
  'sqs-image-load': { src: string | undefined };
  'sqs-image-error': { src: string | undefined };
}

type ImageHost = LeafHost<Infer<typeof imageConfigSchema>, ImageEvents>;

export class ImageLeaf implements Leaf {
  private readonly host: ImageHost;
  private image: HTMLImageElement | undefined;
  /** The source this tag gave to the picture; a picture that came with its own keeps that. */
  private given = '';
  private picture: ImageSize | undefined;
  private current: ImageState = 'empty';
  private alternative: HTMLElement | undefined;
  private observer: MutationObserver | undefined;
  private stopObserving: (() => void) | undefined;
  private stopWatching: (() => void) | undefined;

  constructor(host: ImageHost) {
    this.host = host;
  }

  /** `empty` without a picture, `withheld` until the visitor agrees to its provider, `waiting` until the box is known, then `loading`, `loaded` or `failed`. */
  get state(): ImageState {
    return this.current;
  }

  hostConnected(): void {
    const { element } = this.host;
    this.observer ??= new MutationObserver(() => {
      if (element.querySelector('img') !== (this.image ?? null)) this.host.requestUpdate();
    });
    this.observer.observe(element, { childList: true, subtree: true });
    addEventListener('beforeprint', this.whenPrinted);
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.stopObserving?.();
    this.stopWatching?.();
    this.stopWatching = undefined;
    removeEventListener('beforeprint', this.whenPrinted);
  }

  /** Loads the picture now, not only when it comes near; one whose connection failed is tried again. */
  async load(): Promise<void> {
    await this.host.updateComplete;
    const { image } = this;
    if (!image) return;
    image.loading = 'eager';
    if (this.current === 'failed') {
      this.setState('loading');
      const { src } = image;
      image.src = src;
    }
  }

  hostUpdate(): void {
    const image = this.takeImage();
    if (!image) return;
    const { config, element } = this.host;
    const { dataset } = image;
    const size = config.dimensions ?? dataset.imageDimensions ?? '';
    this.picture = parseImageSize(size);
    const { loader, priority, srcset, sizes, format, videoId } = config;
    const options: ImageOptions = {
      src: config.src ?? dataset.src ?? '',
      loader: loader || 'sqs',
      width: this.picture?.width ?? Number.NaN,
      height: this.picture?.height ?? Number.NaN,
      priority,
      srcset,
      sizes,
      format,
      videoId,
    };
    this.reportMistakes(options, size);
    if (config.alt !== undefined) image.alt = config.alt;
    if (this.picture && !image.hasAttribute('width')) {
      image.width = this.picture.width;
      image.height = this.picture.height;
    }
    element.toggleAttribute('data-sized', this.picture !== undefined);
    if (this.picture) {
      const { width, height } = this.picture;
      element.style.setProperty('--_width', `${width}px`);
      element.style.setProperty('--_ratio', `${width} / ${height}`);
    }
    image.style.objectPosition = objectPosition(config.focalPoint ?? dataset.imageFocalPoint ?? '');
    element.style.setProperty(
      '--_placeholder',
      placeholderBackground(config.colors ?? cornerColors(dataset)),
    );
    this.giveSource(image, options);
  }

  /** It stands beside a picture that was there before, which keeps its place in the page. */
  private get isAdopted(): boolean {
    return this.host.element.dataset.adopted !== undefined;
  }

  /** The author's own `<img>`, or one made here. */
  private takeImage(): HTMLImageElement | undefined {
    const { element, config } = this.host;
    const found = this.isAdopted ? element.nextElementSibling : element.querySelector('img');
    let image = found instanceof HTMLImageElement ? found : undefined;
    if (!image && (config.src || config.videoId)) {
      image = element.ownerDocument.createElement('img');
      image.alt = '';
      element.append(image);
    }
    if (image === this.image) return image;
    this.image = image;
    this.given = '';
    this.setState('empty');
    image?.addEventListener('load', () => this.whenLoaded(image));
    image?.addEventListener('error', () => image === this.image && this.whenLost(image));
    return image;
  }

  private giveSource(image: HTMLImageElement, options: ImageOptions): void {
    const isOwn = this.given === '' && (image.hasAttribute('src') || image.hasAttribute('srcset'));
    if (isOwn) {
      if (this.current === 'empty') this.setState('loading');
      if (image.complete)
        this.whenLoaded(image).then((isThere) => {
          if (!isThere && image.complete) this.whenLost(image);
        });
      return;
    }
    if (this.isWithheld(options.loader)) {
      this.withhold(image);
      return;
    }
    const { src, srcset } = imageSource(options);
    const given = `${src} ${srcset} ${options.sizes}`;
    if (src === '' || given === this.given) return;
    this.given = given;
    this.stopObserving?.();
    image.decoding = 'async';
    image.loading = options.priority === 'high' ? 'eager' : 'lazy';
    if (options.priority) image.fetchPriority = options.priority as 'high' | 'low';
    // What a visitor waits for is not held back.
    this.host.element.toggleAttribute('data-fades', options.priority !== 'high');
    const start = () => {
      this.setState('loading');
      image.srcset = srcset;
      image.src = src;
    };
    const isMeasured = srcset !== '' && (options.sizes === '' || options.sizes === 'auto');
    if (options.sizes && !isMeasured) image.sizes = options.sizes;
    if (!isMeasured) {
      start();
      return;
    }
    this.setState('waiting');
    let widest = 0;
    const { element } = this.host;
    const placed = this.isAdopted ? image : element;
    // One that was there before the tag, or whose size nobody said, may have no box before it is loaded.
    const mayLackBox = this.isAdopted || (!this.picture && element.checkVisibility());
    if (mayLackBox && placed.offsetWidth === 0) {
      image.sizes = `${placed.parentElement?.clientWidth || innerWidth}px`;
      start();
      return;
    }
    this.stopObserving = observeBox(placed, (box) => {
      const width = Math.ceil(drawnWidth(box, this.host.config.fit ?? '', this.picture));
      // A picture that has become smaller is good enough.
      if (width <= widest) return;
      widest = width;
      image.sizes = `${width}px`;
      if (this.current === 'waiting') start();
    });
  }

  /** It is a provider's, and the visitor has not agreed (behaviour/consent#providers). */
  private isWithheld(loader: string): boolean {
    if (!isOfProvider(loader)) return false;
    this.stopWatching ??= watchRestriction(() => this.host.requestUpdate());
    return isRestricted();
  }

  private withhold(image: HTMLImageElement): void {
    this.stopObserving?.();
    this.given = '';
    image.removeAttribute('srcset');
    image.removeAttribute('src');
    this.setState('withheld');
  }

  private async whenLoaded(image: HTMLImageElement): Promise<boolean> {
    // Shown when it can be drawn in one piece; an SVG may have no size of its own.
    const isThere = await image.decode().then(
      () => true,
      () => image.complete && image.naturalWidth > 0,
    );
    if (isThere && image === this.image) this.setState('loaded');
    return isThere;
  }

  /** A signed address, or a host without the widths of the image service, has the picture as it is written. */
  private whenLost(image: HTMLImageElement): void {
    // What was under way when it was taken away.
    if (this.current === 'withheld') return;
    if (this.given === '' || !image.srcset || this.host.config.srcset) this.setState('failed');
    else image.removeAttribute('srcset');
  }

  private setState(state: ImageState): void {
    if (state === this.current) return;
    this.current = state;
    const { element } = this.host;
    element.dataset.state = state;
    this.alternative?.remove();
    if (state === 'failed' || state === 'withheld') this.showAlternative(state);
    const src = this.image?.currentSrc;
    // The builder's own loader marks what it has loaded, and pages' css waits for that.
    if (state === 'loaded' && this.image?.dataset.load) this.image.classList.add('loaded');
    if (state === 'loaded') this.host.emit('sqs-image-load', { src });
    if (state === 'failed') this.host.emit('sqs-image-error', { src });
  }

  /** In place of the browser's broken picture, which keeps its name for people who do not see it. */
  private showAlternative(part: ImageState): void {
    if (!this.image?.alt || this.isAdopted) return;
    const { element } = this.host;
    const text = element.ownerDocument.createElement('span');
    text.dataset.part = part;
    text.ariaHidden = 'true';
    text.textContent = this.image.alt;
    element.append(text);
    this.alternative = text;
  }

  /** A page in debug mode hears of everything (behaviour/images#debug-mode), any other of a size that is none. */
  private reportMistakes(options: ImageOptions, size: string): void {
    const mistakes = this.host.config.debug ? imageMistakes(options) : [];
    if (size !== '' && !this.picture) mistakes.unshift({ path: 'dimensions', reason: INVALID_SIZE });
    for (const mistake of mistakes) this.host.report(mistake);
  }

  private readonly whenPrinted = () => {
    if (this.image) this.image.loading = 'eager';
  };
}

/** The `image-color` formatter writes a colour for each corner. */
function cornerColors({
  colorTopleft,
  colorTopright,
  colorBottomleft,
  colorBottomright,
}: DOMStringMap): string {
  return [colorTopleft, colorTopright, colorBottomleft, colorBottomright].join(' ');
}

/** The element behind `<sqs-image>`: loads a picture in the width it is shown in and keeps its place until then. */
import { type PropertyValues, ReactiveElement } from '@lit/reactive-element';
import { objectPosition } from '../../domain/images/focal-point.ts';
import { imageMistakes } from '../../domain/images/image-assertions.ts';
import { drawnWidth, type ImageSize, INVALID_SIZE, parseImageSize } from '../../domain/images/image-size.ts';
import { type ImageOptions, imageSource } from '../../domain/images/image-source.ts';
import { placeholderBackground } from '../../domain/images/placeholder.ts';
import { adoptStyles } from '../../services/html/adopt-styles.ts';
import { childrenParsed, flag, reportProblem } from '../leaf.ts';
import css from './image.css';
import { observeBox } from './image-size-observer.ts';

export type ImageState = 'empty' | 'waiting' | 'loading' | 'loaded' | 'failed';

export class ImageElement extends ReactiveElement {
  static override properties = {
    src: { type: String },
    alt: { type: String },
    dimensions: { type: String },
    focalPoint: { attribute: 'focal-point', type: String },
    fit: { type: String, reflect: true },
    colors: { type: String },
    sizes: { type: String },
    loader: { type: String },
    srcset: { type: String },
    format: { type: String },
    videoId: { attribute: 'video-id', type: String },
    priority: { type: String },
    debug: flag('debug'),
  };

  declare src: string | null;
  declare alt: string | null;
  declare dimensions: string | null;
  declare focalPoint: string | null;
  declare fit: string | null;
  declare colors: string | null;
  declare sizes: string | null;
  declare loader: string | null;
  declare srcset: string | null;
  declare format: string | null;
  declare videoId: string | null;
  declare priority: string | null;
  declare debug: boolean;

  private image: HTMLImageElement | undefined;
  /** The source this element gave to the picture; a picture that came with its own keeps that. */
  private given = '';
  private picture: ImageSize | undefined;
  private current: ImageState = 'empty';
  private observer: MutationObserver | undefined;
  private stopObserving: (() => void) | undefined;
  private reported = '';

  /** Light DOM: the picture stays the page's own. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** `empty` without a picture, `waiting` until the box is known, then `loading`, `loaded` or `failed`. */
  get state(): ImageState {
    return this.current;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, css);
    this.observer ??= new MutationObserver(() => {
      if (this.querySelector('img') !== (this.image ?? null)) this.requestUpdate();
    });
    this.observer.observe(this, { childList: true, subtree: true });
    addEventListener('beforeprint', this.whenPrinted);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer?.disconnect();
    this.stopObserving?.();
    removeEventListener('beforeprint', this.whenPrinted);
  }

  /** Loads the picture now, not only when it comes near; one whose connection failed is tried again. */
  async load(): Promise<void> {
    await this.updateComplete;
    const { image } = this;
    if (!image) return;
    image.loading = 'eager';
    if (this.current === 'failed') {
      this.setState('loading');
      const { src } = image;
      image.src = src;
    }
  }

  protected override async scheduleUpdate(): Promise<void> {
    await childrenParsed(this);
    await super.scheduleUpdate();
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (!this.isConnected) return;
    const image = this.takeImage();
    if (!image) return;
    const said = (own: string | null, data?: string) => own ?? data ?? '';
    const { dataset } = image;
    const size = said(this.dimensions, dataset.imageDimensions);
    this.picture = parseImageSize(size);
    const options: ImageOptions = {
      src: said(this.src, dataset.src),
      loader: this.loader || 'sqs',
      width: this.picture?.width ?? Number.NaN,
      height: this.picture?.height ?? Number.NaN,
      priority: said(this.priority),
      srcset: said(this.srcset),
      sizes: said(this.sizes),
      format: said(this.format),
      videoId: said(this.videoId),
    };
    this.reportMistakes(options, size);
    if (typeof this.alt === 'string') image.alt = this.alt;
    if (this.picture && !image.hasAttribute('width')) {
      image.width = this.picture.width;
      image.height = this.picture.height;
    }
    image.style.objectPosition = objectPosition(said(this.focalPoint, dataset.imageFocalPoint));
    this.style.setProperty('--_placeholder', placeholderBackground(this.colors ?? cornerColors(dataset)));
    this.giveSource(image, options);
  }

  /** The author's own `<img>`, or one made here. */
  private takeImage(): HTMLImageElement | undefined {
    let image = this.querySelector('img') ?? undefined;
    if (!image && (this.src || this.videoId)) {
      image = this.ownerDocument.createElement('img');
      image.alt = '';
      this.append(image);
    }
    if (image === this.image) return image;
    this.image = image;
    this.given = '';
    this.setState('empty');
    image?.addEventListener('load', () => this.whenLoaded(image));
    image?.addEventListener('error', () => image === this.image && this.setState('failed'));
    return image;
  }

  private giveSource(image: HTMLImageElement, options: ImageOptions): void {
    const isOwn = this.given === '' && (image.hasAttribute('src') || image.hasAttribute('srcset'));
    if (isOwn) {
      if (this.current === 'empty') this.setState('loading');
      if (image.complete) {
        if (image.naturalWidth > 0) this.whenLoaded(image);
        else this.setState('failed');
      }
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
    this.toggleAttribute('data-fades', options.priority !== 'high');
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
    this.stopObserving = observeBox(this, (box) => {
      const width = Math.ceil(drawnWidth(box, this.fit ?? '', this.picture));
      // A picture that has become smaller is good enough.
      if (width <= widest) return;
      widest = width;
      image.sizes = `${width}px`;
      if (this.current === 'waiting') start();
    });
  }

  private async whenLoaded(image: HTMLImageElement): Promise<void> {
    // Shown when it can be drawn in one piece; one that cannot be decoded has fired its error.
    await image.decode().catch(() => {});
    if (image === this.image && image.complete && image.naturalWidth > 0) this.setState('loaded');
  }

  private setState(state: ImageState): void {
    if (state === this.current) return;
    this.current = state;
    this.dataset.state = state;
    this.querySelector(':scope > [data-part="failed"]')?.remove();
    if (state === 'failed') this.showAlternative();
    const src = this.image?.currentSrc;
    // The builder's own loader marks what it has loaded, and pages' css waits for that.
    if (state === 'loaded' && this.image?.dataset.load) this.image.classList.add('loaded');
    if (state === 'loaded') this.emit('sqs-image-load', { src });
    if (state === 'failed') this.emit('sqs-image-error', { src });
  }

  /** In place of the browser's broken picture, which keeps its name for people who do not see it. */
  private showAlternative(): void {
    if (!this.image?.alt) return;
    const text = this.ownerDocument.createElement('span');
    text.dataset.part = 'failed';
    text.ariaHidden = 'true';
    text.textContent = this.image.alt;
    this.append(text);
  }

  private emit(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** A page in debug mode hears of everything (spec 3 §5), any other of a size that is none. */
  private reportMistakes(options: ImageOptions, size: string): void {
    const mistakes = this.debug ? imageMistakes(options) : [];
    if (size !== '' && !this.picture) mistakes.unshift({ path: 'dimensions', reason: INVALID_SIZE });
    const key = JSON.stringify(mistakes);
    if (key === this.reported) return;
    this.reported = key;
    for (const { path, reason } of mistakes) reportProblem(this, path, reason);
  }

  private readonly whenPrinted = () => {
    if (this.image) this.image.loading = 'eager';
  };
}

/** The `image-color` formatter writes a colour for each corner (spec 3 §3). */
function cornerColors({
  colorTopleft,
  colorTopright,
  colorBottomleft,
  colorBottomright,
}: DOMStringMap): string {
  return [colorTopleft, colorTopright, colorBottomleft, colorBottomright].join(' ');
}

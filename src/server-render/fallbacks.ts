/** What each tag shows without scripts, made of its settings: a real form, links, pictures, an address (behaviour/server-render#fallbacks). */
import type { Track } from '../domain/audio/track.ts';
import { titleOf } from '../domain/audio/track.ts';
import { type GalleryItem, isKept, pictureSource } from '../domain/gallery/item.ts';
import { type Html, html } from '../domain/html.ts';
import { parseImageSize } from '../domain/images/image-size.ts';
import { isOfProvider } from '../domain/images/image-source.ts';
import { isSafeLink, isSafeRedirect } from '../domain/links.ts';
import { readPlace } from '../domain/maps/place.ts';
import { plainName, SOCIAL_SERVICES, socialService } from '../domain/social/services.ts';
import { formFallback, newsletterFallback } from './form-fallbacks.ts';

/** Settings of a tag, read by its schema. */
export type Settings = Readonly<Record<string, unknown>>;
/** @returns undefined where there is nothing that works without scripts */
type Fallback = (settings: never) => Html | undefined;

const FALLBACKS: Readonly<Record<string, Fallback>> = {
  'sqs-album-player': albumFallback,
  'sqs-audio': audioFallback,
  'sqs-button': buttonFallback,
  'sqs-form': formFallback,
  'sqs-gallery': galleryFallback,
  'sqs-image': imageFallback,
  'sqs-map': mapFallback,
  'sqs-newsletter': newsletterFallback,
  'sqs-quick-view': buttonFallback,
  'sqs-social-icons': socialFallback,
  'sqs-video': videoFallback,
};

export function fallbackOf(tag: string, settings: Settings): Html | undefined {
  return Object.hasOwn(FALLBACKS, tag) ? FALLBACKS[tag]!(settings as never) : undefined;
}

const link = (address: string, content: Html | string, newWindow = false): Html =>
  isSafeLink(address)
    ? html`<a href="${address}"${newWindow ? html` target="_blank" rel="noopener"` : ''}>${content}</a>`
    : html`${content}`;

interface Album {
  title: string;
  artist: string;
  artwork: string;
  tracks: readonly Pick<Track, 'url' | 'title'>[];
}

function albumFallback({ title, artist, artwork, tracks }: Album): Html | undefined {
  if (tracks.length === 0) return undefined;
  const items = tracks.map((track) => html`<li>${link(track.url, track.title || titleOf(track.url))}</li>`);
  return html`${artwork && isSafeRedirect(artwork) ? html`<img src="${artwork}" alt="">` : ''}${
    title ? html`<p><strong>${title}</strong>${artist ? html` ${artist}` : ''}</p>` : ''
  }<ol>${items}</ol>`;
}

function audioFallback({ src, trackTitle }: { src: string; trackTitle: string }): Html | undefined {
  return src ? link(src, trackTitle || titleOf(src)) : undefined;
}

interface Button {
  text?: string;
  label?: string;
  href: string;
  newWindow?: boolean;
}

function buttonFallback({ text, label, href, newWindow }: Button): Html | undefined {
  return href ? link(href, text || label || href, newWindow) : undefined;
}

interface Gallery {
  items?: readonly GalleryItem[];
  newWindow: boolean;
}

function galleryFallback({ items = [], newWindow }: Gallery): Html | undefined {
  const kept = items.filter(isKept);
  return kept.length > 0 ? html`${kept.map((item) => galleryPicture(item, newWindow))}` : undefined;
}

function galleryPicture(item: GalleryItem, newWindow: boolean): Html {
  const { alt, title, description, href } = item;
  const { src = '', size } = pictureSource(item);
  const picture = image(src, alt || title, size);
  // What leads nowhere leads to the picture itself.
  const linked = link(href || src, picture, item.newWindow || newWindow);
  if (!title && !description) return linked;
  const words = [title && html`<strong>${title}</strong>`, description].filter(Boolean);
  return html`<figure>${linked}<figcaption>${words.map((each) => html`${each} `)}</figcaption></figure>`;
}

function image(src: string, alt: string, size: { width: number; height: number } | undefined): Html {
  const sides = size ? html` width="${size.width}" height="${size.height}"` : '';
  return isSafeRedirect(src) ? html`<img src="${src}" alt="${alt}"${sides} loading="lazy">` : html`${alt}`;
}

interface Image {
  src?: string;
  loader?: string;
  alt?: string;
  dimensions?: string;
}

function imageFallback({ src, loader = '', alt = '', dimensions = '' }: Image): Html | undefined {
  // A provider is asked once the visitor has agreed (behaviour/consent#providers), which a server does not know.
  return src && !isOfProvider(loader) ? image(src, alt, parseImageSize(dimensions)) : undefined;
}

function mapFallback(settings: Parameters<typeof readPlace>[0]): Html | undefined {
  const { title, lines } = readPlace(settings, undefined);
  const rows = [title, ...lines].filter(Boolean);
  return rows.length > 0
    ? html`<address>${rows.map((row, index) => html`${index > 0 ? html`<br>` : ''}${row}`)}</address>`
    : undefined;
}

interface SocialLink {
  url: string;
  label: string;
  service: string;
}

function socialFallback({
  links,
  newWindow,
}: {
  links: readonly SocialLink[];
  newWindow: boolean;
}): Html | undefined {
  const safe = links.filter(({ url }) => isSafeLink(url));
  if (safe.length === 0) return undefined;
  return html`<ul>${safe.map(
    ({ url, label, service }) =>
      html`<li>${link(url, label || SOCIAL_SERVICES[socialService(url, service)].name || plainName(url), newWindow)}</li>`,
  )}</ul>`;
}

interface Video {
  src: string;
  poster: string;
  label: string;
}

/** Files that browsers play by themselves. */
const FILE = /\.(mp4|webm|ogv|mov|m4v)([?#]|$)/i;

function videoFallback({ src, poster, label }: Video): Html | undefined {
  if (!src || !isSafeRedirect(src)) return undefined;
  const still = poster && isSafeRedirect(poster) ? poster : '';
  if (FILE.test(src))
    return html`<video src="${src}" controls preload="none"${still ? html` poster="${still}"` : ''}${
      label ? html` aria-label="${label}"` : ''
    }></video>`;
  return link(src, html`${still ? html`<img src="${still}" alt="">` : ''}${label || src}`);
}

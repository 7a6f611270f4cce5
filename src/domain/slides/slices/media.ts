/** Slices that are looked at or listened to: image, gallery, video, album, map, tweets (behaviour/slides#slices). */
import { WEB_ADDRESS } from '../../links.ts';
import { object, text } from '../../schema.ts';
import { optionalNumber } from '../../schema-optional.ts';
import { attributesOf } from '../markup.ts';
import { kind, settingsOfTag } from './slice.ts';

export const image = kind(
  object(
    {
      /** Address of the picture. */
      src: text('', WEB_ADDRESS),
      /** What it shows. */
      alt: text(),
      /** px, both or none. */
      width: optionalNumber(),
      height: optionalNumber(),
    },
    { from: fromImage, foreign: 'dropped' },
  ),
  ({ src, alt, width, height }) =>
    src ? [{ tag: 'img', attributes: { slot: 'image', src, alt, ...attributesOf({ width, height }) } }] : [],
);

/** The builder's content item. */
function fromImage(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('assetUrl' in value)) return value;
  const { assetUrl, altText, title, ...rest } = value as Record<string, unknown>;
  return { src: assetUrl, alt: altText ?? title, ...rest };
}

/** A slideshow that goes on by itself, unless it says otherwise. */
export const gallery = kind(settingsOfTag(), (settings: Readonly<Record<string, unknown>>) => {
  const { items } = settings;
  return Array.isArray(items) && items.length > 0
    ? [{ tag: 'sqs-gallery', attributes: { slot: 'gallery' }, json: { ...SLIDE_GALLERY, ...settings } }]
    : [];
});

/** How a gallery is shown on a slide (behaviour/slides#backgrounds). */
export const SLIDE_GALLERY = {
  design: 'slideshow',
  autoplay: true,
  autoplayDuration: 5,
  transition: 'fade',
  thumbnails: false,
} as const;

/** A button that plays it over the page. */
export const video = kind(
  object(
    {
      /** Address of the video. */
      src: text('', WEB_ADDRESS),
      /** Embed code. */
      html: text(),
      /** Name of the provider. */
      provider: text(),
      /** Address of its still image. */
      poster: text('', WEB_ADDRESS),
      /** What it is called. */
      label: text(),
    },
    { from: fromContentItem, foreign: 'dropped' },
  ),
  ({ src, ...more }) =>
    src || more.html
      ? [{ tag: 'sqs-video', attributes: attributesOf({ slot: 'video', src, ...more, lightbox: true }) }]
      : [],
);

/** `contentItem.structuredContent.oembed`, as published slides have it. */
function fromContentItem(value: unknown): unknown {
  const { contentItem, ...rest } = (value ?? {}) as { contentItem?: ContentItem };
  const oembed = contentItem?.structuredContent?.oembed;
  return oembed ? { html: oembed.html, provider: oembed.providerName, label: oembed.title, ...rest } : value;
}
interface ContentItem {
  structuredContent?: { oembed?: { html?: unknown; providerName?: unknown; title?: unknown } };
}

export const album = kind(settingsOfTag(), (settings: Readonly<Record<string, unknown>>) => {
  const { tracks } = settings;
  return Array.isArray(tracks) && tracks.length > 0
    ? [{ tag: 'sqs-album-player', attributes: { slot: 'album', view: 'cover' }, json: settings }]
    : [];
});

/** On a slide a map stays where it is: the page is scrolled over it. */
const SLIDE_MAP = { noDrag: true, noWheel: true };

export const map = kind(settingsOfTag(), (settings: Readonly<Record<string, unknown>>) =>
  Object.keys(settings).length > 0
    ? [{ tag: 'sqs-map', attributes: { slot: 'map' }, json: { ...SLIDE_MAP, ...settings } }]
    : [],
);

export const twitter = kind(settingsOfTag(), ({ tweets, ...settings }: Readonly<Record<string, unknown>>) => {
  const items = settings.items ?? tweets;
  return Array.isArray(items) && items.length > 0
    ? [{ tag: 'sqs-tweets', attributes: { slot: 'twitter' }, json: { ...settings, items } }]
    : [];
});

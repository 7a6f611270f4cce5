/** The codes that stand for kinds of things in the platform's data (behaviour/template#codes). */

export const CollectionType = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  'gallery-block': 6,
  'template-page': 7,
  'splash-page': 8,
  page: 10,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  'slide-gallery': 15,
  'slide-album': 16,
  'slide-video': 17,
  'album-block': 18,
} as const;

export const RecordType = {
  undefined: -1,
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  'store-item': 11,
  event: 12,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const;

/** Record types that also count when the item's promoted block is of that kind. */
export const PROMOTABLE_RECORD_TYPES: readonly string[] = ['image', 'quote', 'link', 'gallery', 'video'];

export const PROMOTED_BLOCK_TYPES = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;

export const FolderBehavior = { index: 1, redirect: 2, none: 3 } as const;

export const BackgroundSource = { undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 } as const;

export const SliceType = {
  undefined: -1,
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
} as const;

/** Block types the formatters ask for; the full list is the platform's. */
export const BlockType = { image: 5 } as const;

export {
  ALIGNMENTS as GALLERY_ALIGNMENTS,
  GALLERY_BLOCK_DESIGNS,
  META_POSITIONS as GALLERY_META_POSITIONS,
} from '../domain/gallery/options.ts';

export const GALLERY_FLAGS = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'show-meta',
  'show-meta-on-hover',
  'square-thumbs',
  'thumbnails',
] as const;

/** Tells what an address plays: a video of YouTube or Vimeo, a video file, or nothing the kit can play (behaviour/video#sources). */

/** The part of a `URL` that is looked at. */
export interface Address {
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly hash: string;
  readonly href: string;
  readonly searchParams: { get(name: string): string | null };
}

/** A video, and what of it; or a playlist, or what a channel sends right now, which have no id. */
export interface YoutubeSource {
  provider: 'youtube';
  id: string;
  /** A short, which is upright. */
  isShort?: true;
  /** s */
  end?: number;
  list?: string;
  channel?: string;
}

export type VideoSource =
  | YoutubeSource
  /** `hash` opens an unlisted video. */
  | { provider: 'vimeo'; id: string; hash: string }
  | { provider: 'file'; url: string }
  /** A player of another provider, shown as its owner's embed code says. */
  | { provider: 'frame'; url: string };

/** Why an address is not played; the first two are texts of behaviour/video#sources. */
export type SourceMistake = 'unsupported' | 'invalid-id';

const YOUTUBE_HOST = /^((www|m|music)\.)?youtube(-nocookie)?\.com$/;
const YOUTUBE_SHORT_HOST = /^(www\.)?youtu\.be$/;
const VIMEO_HOST = /^(www\.|player\.)?vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_LIST = /^[\w-]{12,}$/;
const YOUTUBE_CHANNEL = /^UC[\w-]{22}$/;
const VIMEO_ID = /^\d{7,}$/;
const VIMEO_HASH = /^[\da-f]{6,}$/i;
const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** @returns the video of a web address, or why there is none */
export function readVideoSource(address: Address): VideoSource | SourceMistake {
  if (!/^https?:$/.test(address.protocol)) return 'unsupported';
  const { hostname } = address;
  const steps = address.pathname.split('/').filter(Boolean);
  if (YOUTUBE_SHORT_HOST.test(hostname)) return youtube(steps[0]);
  if (YOUTUBE_HOST.test(hostname)) return readYoutube(address, steps);
  if (VIMEO_HOST.test(hostname)) return readVimeo(address, steps);
  return VIDEO_FILE.test(address.pathname) ? { provider: 'file', url: address.href } : 'unsupported';
}

/** @returns width by height as far as the address says it; 0 else */
export function shapeOf(source: VideoSource): number {
  return 'isShort' in source && source.isShort ? 9 / 16 : 0;
}

/** @returns the address inside a wrapper that embed services put around a provider's player; undefined without one */
export function wrappedAddress({ hostname, searchParams }: Address): string | undefined {
  return (hostname === 'cdn.embedly.com' && searchParams.get('src')) || undefined;
}

/** Addresses of the player name a playlist, a channel and an end as well. */
function readYoutube({ searchParams }: Address, [kind = '', id]: string[]): VideoSource | SourceMistake {
  const said = (name: string, rule: RegExp) => {
    const value = searchParams.get(name) ?? '';
    return rule.test(value) && value;
  };
  if (kind === 'watch') return youtube(searchParams.get('v') ?? '');
  const list = /^(embed|playlist)$/.test(kind) && said('list', YOUTUBE_LIST);
  if (list && (kind === 'playlist' || id === 'videoseries')) return { provider: 'youtube', id: '', list };
  if (kind === 'embed' && id === 'live_stream') {
    const channel = said('channel', YOUTUBE_CHANNEL);
    return channel ? { provider: 'youtube', id: '', channel } : 'invalid-id';
  }
  if (!['embed', 'shorts', 'live', 'v'].includes(kind)) return 'unsupported';
  const video = id === 'videoseries' ? 'invalid-id' : youtube(id);
  if (kind === 'shorts' && typeof video !== 'string') return { ...video, isShort: true };
  const end = kind === 'embed' && Number(said('end', /^[1-9]\d*$/));
  return typeof video === 'string' ? video : { ...video, ...(end && { end }), ...(list && { list }) };
}

function youtube(id = ''): YoutubeSource | SourceMistake {
  return YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : 'invalid-id';
}

/**
 * A file of its own behind a player's address; an event, which only its own player shows; else
 * `/76979871`, `/76979871/8272103f6e`, `/channels/staffpicks/76979871`, `/video/76979871?h=8272103f6e` …
 */
function readVimeo(address: Address, steps: string[]): VideoSource | SourceMistake {
  if (VIDEO_FILE.test(address.pathname)) return { provider: 'file', url: address.href };
  if (steps[0] === 'event') {
    const [, event = '', hash = ''] = steps;
    if (!/^\d+$/.test(event)) return 'invalid-id';
    const key = VIMEO_HASH.test(hash) ? `/${hash}` : '';
    return { provider: 'frame', url: `https://vimeo.com/event/${event}/embed${key}` };
  }
  const at = steps.findIndex((step) => /^\d+$/.test(step));
  const isAlbum = /^(showcase|album)$/.test(steps[at - 1] ?? '');
  const id = isAlbum ? steps[at + 2] : steps[at];
  if (at < 0 || !id || !VIMEO_ID.test(id)) return 'invalid-id';
  const hash = address.searchParams.get('h') ?? steps[steps.indexOf(id) + 1] ?? '';
  return { provider: 'vimeo', id, hash: VIMEO_HASH.test(hash) ? hash : '' };
}

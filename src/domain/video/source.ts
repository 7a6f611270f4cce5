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

export type VideoSource =
  | { provider: 'youtube'; id: string }
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

/** @returns the address inside a wrapper that embed services put around a provider's player; undefined without one */
export function wrappedAddress({ hostname, searchParams }: Address): string | undefined {
  return (hostname === 'cdn.embedly.com' && searchParams.get('src')) || undefined;
}

function readYoutube({ searchParams }: Address, [kind = '', id]: string[]): VideoSource | SourceMistake {
  if (kind === 'watch') return youtube(searchParams.get('v') ?? '');
  return ['embed', 'shorts', 'live', 'v'].includes(kind) ? youtube(id) : 'unsupported';
}

function youtube(id = ''): VideoSource | SourceMistake {
  return YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : 'invalid-id';
}

/** `/76979871`, `/76979871/8272103f6e`, `/channels/staffpicks/76979871`, `/video/76979871?h=8272103f6e` … */
function readVimeo({ searchParams }: Address, steps: string[]): VideoSource | SourceMistake {
  const at = steps.findIndex((step) => /^\d+$/.test(step));
  const isAlbum = /^(showcase|album)$/.test(steps[at - 1] ?? '');
  const id = isAlbum ? steps[at + 2] : steps[at];
  if (at < 0 || !id || !VIMEO_ID.test(id)) return 'invalid-id';
  const hash = searchParams.get('h') ?? steps[steps.indexOf(id) + 1] ?? '';
  return { provider: 'vimeo', id, hash: VIMEO_HASH.test(hash) ? hash : '' };
}

/** Writes the addresses of a provider's player, of a video's own page, and of its still picture. */
import type { VideoSource } from './source.ts';
import { type Still, youtubeStills } from './youtube-stills.ts';

export interface PlayerOrigins {
  youtube: string;
  vimeo: string;
}

/** Where the players are. */
export const PLAYER_ORIGINS: Readonly<PlayerOrigins> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

export const PROVIDER_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

export interface EmbedOptions {
  /** Origin of the page, to which YouTube's player sends its messages. */
  pageOrigin: string;
  /** Seconds. */
  start: number;
  /** In place of the providers' own. */
  origins?: Readonly<PlayerOrigins>;
}

/** @returns the address of the player's frame; it begins to play by itself, since the visitor has asked for it */
export function embedAddress(
  source: VideoSource,
  { pageOrigin, start, origins = PLAYER_ORIGINS }: EmbedOptions,
): string {
  if (source.provider === 'youtube') {
    const { id, end, list, channel } = source;
    // biome-ignore format: a table
    const query = {
      autoplay: '1', playsinline: '1', rel: '0', enablejsapi: '1', origin: pageOrigin,
      ...(start > 0 ? { start: String(Math.floor(start)) } : {}),
      ...(end ? { end: String(end) } : {}),
      ...(list ? { list } : {}),
      ...(channel ? { channel } : {}),
    };
    return `${origins.youtube}/embed/${id || (list ? 'videoseries' : 'live_stream')}?${encodeQuery(query)}`;
  }
  if (source.provider === 'vimeo') {
    const query = { autoplay: '1', playsinline: '1', dnt: '1', ...(source.hash ? { h: source.hash } : {}) };
    const at = start > 0 ? `#t=${Math.floor(start)}s` : '';
    return `${origins.vimeo}/video/${source.id}?${encodeQuery(query)}${at}`;
  }
  return source.url;
}

/** @returns where a person can watch the video without the player: its page at the provider, or its file */
export function watchAddress(source: VideoSource): string {
  if (source.provider === 'youtube') {
    const { id, list, channel } = source;
    const page = id ? `watch?v=${id}` : list ? `playlist?list=${list}` : `channel/${channel}/live`;
    return `https://www.youtube.com/${page}`;
  }
  if (source.provider === 'vimeo')
    return `https://vimeo.com/${source.id}${source.hash ? `/${source.hash}` : ''}`;
  return source.url;
}

/** @returns YouTube's own picture of a video; undefined for others, which only tell by a call */
export function stillOf(source: VideoSource): Still | undefined {
  return source.provider === 'youtube' && source.id ? youtubeStills(source.id) : undefined;
}

export function encodeQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Writes the address of a provider's player whose video lies behind a page: silent, without anything to press (behaviour/video#background). */
import { encodeQuery, PLAYER_ORIGINS, type PlayerOrigins } from './embed.ts';
import type { VideoSource } from './source.ts';

export interface BackgroundEmbedOptions {
  /** Origin of the page, to which YouTube's player sends its messages. */
  pageOrigin: string;
  /** In place of the providers' own. */
  origins?: Readonly<PlayerOrigins>;
}

/** @returns the address of the frame; it waits until it is told to play */
export function backgroundAddress(
  source: Extract<VideoSource, { provider: 'youtube' | 'vimeo' }>,
  { pageOrigin, origins = PLAYER_ORIGINS }: BackgroundEmbedOptions,
): string {
  if (source.provider === 'youtube') {
    // biome-ignore format: a table
    const query = {
      autoplay: '0', mute: '1', controls: '0', disablekb: '1', fs: '0', rel: '0', iv_load_policy: '3',
      playsinline: '1', wmode: 'opaque', enablejsapi: '1', origin: pageOrigin,
    };
    return `${origins.youtube}/embed/${source.id}?${encodeQuery(query)}`;
  }
  // Vimeo's own background mode knows no speed and no end, and begins by itself.
  // biome-ignore format: a table
  const query = {
    autoplay: '0', muted: '1', controls: '0', keyboard: '0', loop: '1', autopause: '0', playsinline: '1',
    title: '0', byline: '0', portrait: '0', dnt: '1', ...(source.hash ? { h: source.hash } : {}),
  };
  return `${origins.vimeo}/video/${source.id}?${encodeQuery(query)}`;
}

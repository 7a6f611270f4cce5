/** Fetches the lyrics of a track; a part of its own, since few ask for them (behaviour/audio#lyrics). */
import { readLyrics } from '../../domain/audio/lyrics.ts';
import type { LyricsLine } from '../../domain/audio/lyrics-line.ts';
import { fetchText } from '../http/fetch-text.ts';

/** @throws {Error} with `status 404` or `no answer` as its message */
export async function fetchLyrics(url: string, signal: AbortSignal): Promise<LyricsLine[]> {
  return readLyrics(await fetchText(url, { signal, cache: 'default' }));
}

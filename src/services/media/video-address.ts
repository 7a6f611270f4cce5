/** Reads the address of a video as its author wrote it, relative ones too (behaviour/video#sources). */
import { readVideoSource, type SourceMistake, type VideoSource } from '../../domain/video/source.ts';
import { type StartTimeRule, startTime } from '../../domain/video/start-time.ts';

export interface VideoAddress {
  source: VideoSource;
  /** s */
  start: number;
}

/** @returns the video, or why it cannot be played, for the owner */
export function readVideoAddress(url: string, rule: StartTimeRule): VideoAddress | { reason: string } {
  const address = parseAddress(url);
  const source = address ? readVideoSource(address) : 'unsupported';
  if (!address || typeof source === 'string') return { reason: mistakeText(source as SourceMistake, url) };
  return { source, start: startTime(address, source.provider, rule) };
}

/** The texts of behaviour/video#sources, and what to do. */
export function mistakeText(mistake: SourceMistake, url: string): string {
  return mistake === 'invalid-id'
    ? `Video id at ${url} is not valid; copy the address from the video’s own page`
    : `Video source ${url} does not match supported types; use an address of YouTube, Vimeo or an mp4 or webm file`;
}

export function parseAddress(url: string): URL | undefined {
  return url !== '' && URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI) : undefined;
}

/** Finds the video that lies behind a tag: by its address, or by the files that its `<source>` children name. */
import { mediaFragment } from '../../domain/video/media-fragment.ts';
import type { VideoSource } from '../../domain/video/source.ts';
import { mistakeText, parseAddress, readVideoAddress } from '../../services/media/video-address.ts';
import type { BgVideoConfig } from './config.ts';

export interface VideoFile {
  src: string;
  /** The attribute of HTML; empty when nobody says. */
  type: string;
  /** A media query; empty for any. */
  media: string;
}

/** Files of one video, the first one that the browser can play counts. */
export interface FileVideo {
  provider: 'file';
  files: VideoFile[];
  /** s; where it goes back, endless for that of the file. */
  end: number;
}

export type FrameVideo = Extract<VideoSource, { provider: 'youtube' | 'vimeo' }>;

export interface FoundBackground {
  video: FrameVideo | FileVideo;
  /** s */
  start: number;
}

/** @returns why there is none, for the owner */
export function findBackground(
  { url, startTime, startTimeRule }: BgVideoConfig,
  element: HTMLElement,
): FoundBackground | { path: 'url'; reason: string } | undefined {
  const named = element.querySelectorAll<HTMLSourceElement>(':scope > source[src]');
  const files = [...named].map(({ src, type, media }) => ({ src, type, media }));
  if (!url && files.length > 0) return filesFound(files, startTime);
  if (!url) {
    // One that cannot be read is told already.
    if (element.getAttribute('url')) return undefined;
    const reason = 'names no video; give the address of one, or files in <source> children';
    return { path: 'url', reason };
  }
  const stream = parseAddress(url);
  if (stream && HLS_FILE.test(stream.pathname))
    return filesFound([{ src: stream.href, type: HLS, media: '' }], startTime);
  const found = readVideoAddress(url, startTimeRule);
  if ('reason' in found) return { path: 'url', ...found };
  const { source } = found;
  const start = startTime || found.start;
  if (source.provider === 'file') return filesFound([{ src: source.url, type: '', media: '' }], start);
  if (source.provider === 'frame') return { path: 'url', reason: mistakeText('unsupported', url) };
  // Of a playlist or a channel nobody knows what would play.
  return 'id' in source && source.id
    ? { video: source, start }
    : { path: 'url', reason: mistakeText('invalid-id', url) };
}

/** What the tag does not say of where it starts, the address of its first file may. */
function filesFound(files: VideoFile[], startTime: number): FoundBackground {
  const { start, end } = mediaFragment(parseAddress(files[0]?.src ?? '')?.hash ?? '');
  return { video: { provider: 'file', files, end }, start: startTime || start };
}

const HLS = 'application/vnd.apple.mpegurl';
const HLS_FILE = /\.m3u8$/i;
const HLS_TYPE = /mpegurl/i;

/** Streams only where the browser plays them itself: Chromium says "maybe" and stalls. */
export function isPlayable({ type, media }: VideoFile, video: HTMLVideoElement): boolean {
  if (media && !matchMedia(media).matches) return false;
  if (HLS_TYPE.test(type) && !('ManagedMediaSource' in window)) return false;
  return type === '' || video.canPlayType(type) !== '';
}

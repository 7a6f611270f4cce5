/** Finds what a tag plays: in its configuration, its owner's embed code, or what stands inside the tag. */
import { readVideoSource, shapeOf, type VideoSource, wrappedAddress } from '../../domain/video/source.ts';
import { startTime } from '../../domain/video/start-time.ts';
import { parseOwnerHtml } from '../../services/html/owner-html.ts';
import { parseAddress, readVideoAddress } from '../../services/media/video-address.ts';
import type { VideoConfig } from './config.ts';

export interface FoundVideo {
  source: VideoSource;
  /** s */
  start: number;
  title: string;
  /** Width by height; 0 when nobody says. */
  ratio: number;
}

/** What is wrong, for the owner. */
export interface VideoMistake {
  path: 'src' | 'html';
  reason: string;
}

/** @returns undefined when nothing names a video */
export function findVideo(config: VideoConfig, element: HTMLElement): FoundVideo | VideoMistake | undefined {
  const found = config.src
    ? readAddress(config.src, config)
    : config.html
      ? readEmbedCode(config)
      : findInside(element, config);
  if (!found || 'reason' in found) return found;
  const { label, width, height } = config;
  return {
    ...found,
    title: label || found.title,
    ratio: width > 0 && height > 0 ? width / height : found.ratio,
  };
}

function readAddress(url: string, config: VideoConfig): FoundVideo | VideoMistake {
  const read = readVideoAddress(url, config.startTimeRule);
  return 'reason' in read ? { path: 'src', ...read } : { ...read, title: '', ratio: shapeOf(read.source) };
}

function readEmbedCode(config: VideoConfig): FoundVideo | VideoMistake {
  const code = parseOwnerHtml(config.html);
  if (!code)
    return { path: 'html', reason: 'is refused by the page’s policy; give the address as src instead' };
  const frame = code.querySelector('iframe');
  const reason =
    'holds no iframe with an http(s) address; paste the embed code that the provider of the video offers';
  return (frame && readFrame(frame)) ?? { path: 'html', reason };
}

/** @returns undefined for a frame without a web address */
function readFrame(frame: HTMLIFrameElement): FoundVideo | undefined {
  const address = parseAddress(frame.getAttribute('src') ?? '');
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const inner = parseAddress(wrappedAddress(address) ?? '') ?? address;
  const known = readVideoSource(inner);
  const source = typeof known === 'string' ? { provider: 'frame' as const, url: address.href } : known;
  const [width = 0, height = 0] = ['width', 'height'].map((side) => Number(frame.getAttribute(side)));
  return {
    source,
    start: startTime(inner, source.provider, 'standard'),
    title: frame.title,
    ratio: width > 0 && height > 0 ? width / height : 0,
  };
}

/** A frame that was pasted into the tag as it is, or into `<noscript>`, where nothing of it is loaded. */
function pastedFrame(element: HTMLElement): FoundVideo | undefined {
  const live = element.querySelector('iframe');
  const kept = element.querySelector('noscript')?.textContent ?? '';
  const frame = live ?? parseOwnerHtml(kept)?.querySelector('iframe');
  return frame ? readFrame(frame) : undefined;
}

/** A plain `<video>`, a pasted frame or a link, which work without scripts. */
function findInside(element: HTMLElement, config: VideoConfig): FoundVideo | undefined {
  const video = element.querySelector('video');
  const file = video?.querySelector('source')?.src || video?.src || '';
  if (/^(https?|blob|data):/.test(file))
    return {
      source: { provider: 'file', url: file },
      start: 0,
      title: video?.title ?? '',
      ratio: sidesOf(video),
    };
  const pasted = pastedFrame(element);
  if (pasted) return pasted;
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const found = readAddress(link.href, config);
    if ('source' in found) return { ...found, title: link.textContent?.trim() ?? '' };
  }
  return undefined;
}

/** As it is written, or as it arrived. */
function sidesOf(video: HTMLVideoElement | null): number {
  if (!video) return 0;
  const ratio = video.width / video.height || video.videoWidth / video.videoHeight;
  return Number.isFinite(ratio) ? ratio : 0;
}

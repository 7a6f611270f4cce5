/** Reads the links and players inside the tag as tracks: what works without scripts is also the album. */
import type { Track } from '../../domain/audio/track.ts';
import { tracksAmong } from '../../domain/audio/track-link.ts';
import { readTime } from '../../domain/media/time-text.ts';
import { named } from './config.ts';

/** `<a href="a.mp3" data-artist="…" data-duration="3:05" data-artwork="…">Title</a>`, `<audio src="a.mp3" title="Title">` */
export function linkedTracks(host: Element): Track[] {
  const found = [...host.querySelectorAll<HTMLAnchorElement | HTMLAudioElement>('a[href],audio')].map(read);
  return tracksAmong(found).map(({ track }) => named(track));
}

function read(element: HTMLAnchorElement | HTMLAudioElement) {
  const { artist = '', duration = '', artwork = '' } = element.dataset;
  const isPlayer = element instanceof HTMLAudioElement;
  const url = isPlayer ? element.src || element.querySelector('source')?.src || '' : element.href;
  const title = (isPlayer ? element.title : element.textContent) ?? '';
  const track: Track = {
    url,
    title: title.replace(/\s+/g, ' ').trim(),
    artist,
    duration: readTime(duration) ?? 0,
    artwork,
    id: element.id,
  };
  const type = isPlayer ? 'audio/' : element.type;
  return { url, type, isDescribed: artist !== '' || duration !== '', track };
}

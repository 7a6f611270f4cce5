/** Reads the links and players inside a tag as tracks: what works without scripts is also what is played. */
import { type Track, trackOf } from '../../domain/audio/track.ts';
import { tracksAmong } from '../../domain/audio/track-link.ts';
import { readTime } from '../../domain/media/time-text.ts';

/** `<a href="a.mp3" data-artist="…" data-duration="3:05" data-artwork="…">Title</a>`, `<audio src="a.mp3" title="Title">` */
export function linkedTracks(host: Element): Track[] {
  const found = [...host.querySelectorAll<HTMLAnchorElement | HTMLAudioElement>('a[href],audio')].map(read);
  return tracksAmong(found).map(({ track }) => track);
}

function read(element: HTMLAnchorElement | HTMLAudioElement) {
  const { artist = '', duration = '', artwork = '', lyrics = '' } = element.dataset;
  const isPlayer = element instanceof HTMLAudioElement;
  const sources = isPlayer
    ? [...element.querySelectorAll('source')].map(({ src, type }) => ({ src, type }))
    : [];
  const url = isPlayer ? element.src || sources[0]?.src || '' : element.href;
  const title = (isPlayer ? element.title : element.textContent) ?? '';
  const track = trackOf({
    url,
    sources: isPlayer && element.src ? [] : sources,
    title: title.replace(/\s+/g, ' ').trim(),
    artist,
    duration: readTime(duration) ?? 0,
    artwork,
    id: element.id,
    lyricsUrl: lyrics,
  });
  const type = isPlayer ? 'audio/' : element.type;
  return { url, type, isDescribed: artist !== '' || duration !== '', track };
}

/** Reads the links to audio files inside the tag as tracks: what works without scripts is also the album. */
import { MAX_TRACKS, type Track } from '../../domain/audio/track.ts';
import { readTime } from '../../domain/media/time-text.ts';
import { named } from './config.ts';

const AUDIO_FILE = /\.(aac|flac|m4a|mp3|oga|ogg|opus|wav|weba)$/i;

/** `<a href="a.mp3" data-artist="…" data-duration="3:05" data-artwork="…">Title</a>` */
export function linkedTracks(host: Element): Track[] {
  return [...host.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => /^(https?|blob|data):$/.test(link.protocol) && isAudio(link))
    .slice(0, MAX_TRACKS)
    .map((link) => {
      const { artist = '', duration = '', artwork = '' } = link.dataset;
      return named({
        url: link.href,
        title: link.textContent?.replace(/\s+/g, ' ').trim() ?? '',
        artist,
        duration: readTime(duration) ?? 0,
        artwork,
        id: link.id,
      });
    });
}

function isAudio(link: HTMLAnchorElement): boolean {
  return AUDIO_FILE.test(link.pathname) || /^audio\//.test(link.type);
}

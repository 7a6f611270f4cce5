/** Reads what an author, or a template, wrote inside the tag as an album. */
import { type Track, trackOf } from '../../domain/audio/track.ts';
import { keptBack } from '../../domain/images/kept-back.ts';
import { linkedTracks } from '../../ui/player/linked-tracks.ts';

export interface LinkedAlbum {
  title: string;
  artwork: string;
  tracks: readonly Track[];
}

/** What templates write for a file of an album. */
const PLACES = '[data-audio-asset-url],.sqs-audio-embed[data-url]';

export function linkedAlbum(host: HTMLElement): LinkedAlbum {
  const written = [...host.querySelectorAll<HTMLElement>(PLACES)].map(readPlace);
  const cover = host.querySelector('img');
  return {
    title: host.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim() ?? '',
    artwork: (cover && (keptBack(cover.attributes)?.src || cover.src)) ?? '',
    tracks: written.length > 0 ? written : linkedTracks(host),
  };
}

function readPlace({ dataset }: HTMLElement): Track {
  const { audioAssetUrl, url = '', title, author, durationInMs, itemId } = dataset;
  return trackOf({
    url: audioAssetUrl ?? url,
    title: title ?? '',
    artist: author ?? '',
    duration: Math.max(0, Number(durationInMs) / 1000 || 0),
    id: itemId ?? '',
  });
}

/** The tracks of an album; each is a button that plays and pauses it. */
import type { Track } from '../../domain/audio/track.ts';
import { timeText } from '../../domain/media/time-text.ts';
import type { audioMessages } from '../../i18n/en/audio.ts';
import type { AlbumSnapshot, AlbumStore } from './album-store.ts';
import { Icon } from './icon.tsx';

interface TrackListProps {
  tracks: readonly Track[];
  album: AlbumSnapshot;
  store: AlbumStore;
  texts: typeof audioMessages;
}

export function TrackList({ tracks, album, store, texts }: TrackListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ol part="tracks" role="list" aria-label={texts.tracks}>
      {tracks.map(({ url, title, artist, duration }, index) => {
        const isActive = index === album.current;
        const isSounding = isActive && album.isPlaying;
        const [before = '', after = ''] = (isSounding ? texts.pauseTrack : texts.playTrack).split('{title}');
        return (
          // The same file may stand in an album twice.
          <li key={`${index} ${url}`}>
            <button
              type="button"
              part="track"
              aria-current={isActive || undefined}
              onClick={() => store.toggle(index)}
            >
              <span part="number" data-number={index + 1}>
                <Icon name={isSounding ? 'pause' : 'play'} />
              </span>
              <span part="track-title">
                <span className="unseen">{before}</span>
                {title}
                <span className="unseen">{after}</span>
                {artist && <small part="track-artist">{artist}</small>}
              </span>
              {duration > 0 && <span part="track-duration">{timeText(duration)}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

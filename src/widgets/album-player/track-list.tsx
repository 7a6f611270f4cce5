/** The tracks of an album: each is a button that plays and pauses it, the active one with its slider. */
import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { trackAfterKey } from '../../domain/audio/shortcuts.ts';
import type { Track } from '../../domain/audio/track.ts';
import { timeText } from '../../domain/media/time-text.ts';
import type { albumPlayerMessages } from '../../i18n/en/album-player.ts';
import type { AlbumStore } from '../../services/media/album-store.ts';
import { Seek } from '../../ui/player/progress.tsx';

interface TrackListProps {
  id: string;
  isHidden: boolean;
  tracks: readonly Track[];
  /** The album's: another one is named beside the track. */
  artist: string;
  current: number | undefined;
  isPlaying: boolean;
  store: AlbumStore;
  texts: typeof albumPlayerMessages;
}

export function TrackList(props: TrackListProps) {
  const { id, isHidden, tracks, artist, current, isPlaying, store, texts } = props;
  return (
    <ol
      part="tracks"
      id={id}
      // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
      role="list"
      aria-label={texts.tracks}
      hidden={isHidden}
      onKeyDown={goThrough}
    >
      {tracks.map((track, index) => {
        const isActive = index === current;
        return (
          // The same file may stand in an album twice.
          <li key={`${index} ${track.url}`} part="row" data-active={isActive || undefined}>
            <button
              type="button"
              part="track"
              aria-current={isActive || undefined}
              aria-pressed={isActive && isPlaying}
              onClick={() => store.toggle(index)}
            >
              <bdi part="track-title">{track.title}</bdi>
              {track.artist !== artist && <bdi part="track-artist">{track.artist}</bdi>}
              {isActive ? <ActiveDuration store={store} /> : durationOf(track.duration)}
            </button>
            {isActive && <Seek part="track-seek" store={store} texts={texts} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Called, not mounted: sixty components would be drawn for sixty texts. */
function durationOf(seconds: number) {
  return seconds > 0 && <span part="track-duration">{timeText(seconds)}</span>;
}

/** The file knows better than the author. */
function ActiveDuration({ store }: { store: AlbumStore }) {
  const seconds = useSyncExternalStore(store.subscribeTime, () => store.time().duration);
  return durationOf(seconds);
}

/** Sixty stops of the Tab key would be many. */
function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  const target = index < 0 ? undefined : trackAfterKey(event.key, index, buttons.length);
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}

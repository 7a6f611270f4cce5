/** The view of `<sqs-audio>`: a player for one file or an album, and the list of its tracks. */
import { useSyncExternalStore } from 'react';
import { isSafeRedirect } from '../../domain/links.ts';
import { audioMessages } from '../../i18n/en/audio.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { AudioConfig } from './config.ts';
import type { AudioEvents } from './events.ts';
import { Extras } from './extras.tsx';
import { Icon } from './icon.tsx';
import { Progress } from './progress.tsx';
import { TrackList } from './track-list.tsx';
import { type AlbumMethods, useAlbum, useTracks } from './use-album.ts';

export function AudioPlayer({ config, host }: WidgetProps<AudioConfig, AlbumMethods, AudioEvents>) {
  const texts = host.texts('audio', audioMessages);
  const tracks = useTracks(config, host);
  const store = useAlbum(tracks, host, config.apiRoot);
  const album = useSyncExternalStore(store.subscribe, store.album);

  if (tracks.length === 0) return <slot />;

  const { current, isPlaying, isWaiting, hasFailed, lost } = album;
  // Before the first play the first track stands ready.
  const track = tracks[current ?? 0]!;
  const silent = hasFailed ? track : lost;
  const isAlbum = tracks.length > 1;
  const state = hasFailed ? 'failed' : isPlaying ? (isWaiting ? 'waiting' : 'playing') : 'paused';

  const turn = (part: 'previous' | 'next') =>
    isAlbum && (
      <button
        type="button"
        part={part}
        aria-label={texts[part]}
        // Not `disabled`: past the last track the focus would be lost.
        aria-disabled={current === undefined || undefined}
        onClick={store[part]}
      >
        <Icon name={part} />
      </button>
    );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; and no landmark, since a page may have many
    <div
      part="player"
      role="group"
      aria-label={config.label || (isAlbum ? texts.label : track.title)}
      data-state={state}
    >
      <div part="now">
        {track.artwork && <img part="artwork" src={track.artwork} alt="" />}
        <div part="controls">
          {turn('previous')}
          <button
            type="button"
            part="play"
            aria-label={isPlaying ? texts.pause : texts.play}
            onClick={() => store.toggle()}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          {turn('next')}
        </div>
        <div part="about">
          <p part="title">{track.title}</p>
          {track.artist && <p part="artist">{track.artist}</p>}
        </div>
        <Progress store={store} texts={texts} />
        <Extras store={store} texts={texts} />
      </div>
      <p part="error" role="alert" hidden={!silent}>
        {silent && (
          <>
            {texts.failed.replace('{title}', silent.title)}{' '}
            {isSafeRedirect(silent.url) && (
              <a href={silent.url} download="">
                {texts.download}
              </a>
            )}
          </>
        )}
      </p>
      {isAlbum && <TrackList tracks={tracks} album={album} store={store} texts={texts} />}
    </div>
  );
}

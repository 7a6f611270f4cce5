/** The view of `<sqs-audio>`: a player for one file. */
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Track } from '../../domain/audio/track.ts';
import { audioMessages } from '../../i18n/en/audio.ts';
import { Picture } from '../../ui/picture.tsx';
import type { AudioEvents } from '../../ui/player/events.ts';
import { Failure, stateOf } from '../../ui/player/failure.tsx';
import { Icon, SHAPES } from '../../ui/player/icon.tsx';
import { linkedTracks } from '../../ui/player/linked-tracks.ts';
import { Progress } from '../../ui/player/progress.tsx';
import { SoundControls } from '../../ui/player/sound.tsx';
import { Unfold, UnfoldedLyrics } from '../../ui/player/unfold.tsx';
import { useAlbum } from '../../ui/player/use-album.ts';
import { useContent } from '../../ui/use-content.ts';
import type { WidgetHost, WidgetProps } from '../../ui/widget-host.ts';
import { type AudioConfig, configuredTrack } from './config.ts';

export interface AudioMethods {
  play: () => void;
  pause: () => void;
}

export function AudioPlayer({ config, host }: WidgetProps<AudioConfig, AudioMethods, AudioEvents>) {
  const texts = host.texts('audio', audioMessages);
  const tracks = useFile(config, host);
  const store = useAlbum(tracks, host, config);
  const album = useSyncExternalStore(store.subscribe, store.album);
  const { isPlaying } = album;
  const [track] = tracks;
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => host.expose({ play: () => store.play(), pause: store.pause }), [host, store]);

  if (!track) return <slot />;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; and no landmark, since a page may have many
    <div part="player" role="group" aria-label={config.label || track.title} data-state={stateOf(album)}>
      <div part="now">
        <Picture part="artwork" src={track.artwork} />
        <button
          type="button"
          part="play"
          aria-label={isPlaying ? texts.pause : texts.play}
          onClick={() => store.toggle()}
        >
          <Icon d={isPlaying ? SHAPES.pause : SHAPES.play} />
        </button>
        <div part="about">
          <p part="title">
            <bdi>{track.title}</bdi>
          </p>
          {track.artist && (
            <p part="artist">
              <bdi>{track.artist}</bdi>
            </p>
          )}
        </div>
        <Progress store={store} texts={texts} />
        <div part="extras">
          <SoundControls store={store} texts={texts} />
          {track.lyricsUrl && (
            <Unfold
              part="lyrics"
              label={texts.lyrics}
              shape={SHAPES.lyrics}
              isOpen={isOpen}
              controls={isOpen ? host.id('lyrics') : undefined}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </div>
      </div>
      <Failure album={album} track={track} hasDownload texts={texts} />
      <UnfoldedLyrics
        isOpen={isOpen}
        id={host.id('lyrics')}
        url={track.lyricsUrl}
        store={store}
        texts={texts}
        host={host}
      />
    </div>
  );
}

/** @returns the configured file, else the one inside the tag; none where the tag holds several, which stay what they are */
function useFile(config: AudioConfig, host: WidgetHost<AudioMethods, AudioEvents>): readonly Track[] {
  const configured = useMemo(() => configuredTrack(config), [config]);
  const linked = useContent(host.element, linkedTracks);
  const isAlbum = !configured && linked.length > 1;
  useLayoutEffect(() => {
    if (isAlbum) host.report({ path: '', reason: 'holds several files: <sqs-album-player> plays an album' });
  }, [isAlbum, host]);
  return useMemo(() => (configured ? [configured] : isAlbum ? [] : linked), [configured, isAlbum, linked]);
}

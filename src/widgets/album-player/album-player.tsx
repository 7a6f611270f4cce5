/** The view of `<sqs-album-player>`: one album in three looks, which are css alone. */

import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readyTrack } from '../../domain/audio/album.ts';
import { isSafeRedirect } from '../../domain/links.ts';
import { shuffledOrder } from '../../domain/shuffle.ts';
import { fill } from '../../domain/text/fill.ts';
import { albumPlayerMessages } from '../../i18n/en/album-player.ts';
import { preloadNext } from '../../services/media/standby-audio.ts';
import { Picture } from '../../ui/picture.tsx';
import { Failure, stateOf } from '../../ui/player/failure.tsx';
import { Icon, SHAPES } from '../../ui/player/icon.tsx';
import { Progress } from '../../ui/player/progress.tsx';
import { SoundControls } from '../../ui/player/sound.tsx';
import { Unfold, UnfoldedLyrics } from '../../ui/player/unfold.tsx';
import { useAlbum } from '../../ui/player/use-album.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { AlbumPlayerConfig } from './config.ts';
import type { AlbumPlayerEvents } from './events.ts';
import { ALBUM_SHAPES } from './shapes.ts';
import { shortcutsOf } from './shortcuts.ts';
import { TrackList } from './track-list.tsx';
import { Transport } from './transport.tsx';
import { useAlbumConfig } from './use-album-config.ts';
import { usePlace } from './use-place.ts';
import { Waveform } from './waveform.tsx';

export interface AlbumPlayerMethods {
  play: (index?: number) => void;
  pause: () => void;
  next: () => void;
  previous: () => void;
  seek: (to: number) => void;
}

type Open = 'tracks' | 'lyrics';

export function AlbumPlayer({
  config,
  host,
}: WidgetProps<AlbumPlayerConfig, AlbumPlayerMethods, AlbumPlayerEvents>) {
  const texts = host.texts('album-player', albumPlayerMessages);
  const { view, shuffle, repeat, noDownload, label } = config;
  const { title, artist, description, artwork, tracks } = useAlbumConfig(config, host);
  const store = useAlbum(tracks, host, {
    apiRoot: config.apiRoot,
    preload: preloadNext,
    shuffle: (count, first) => shuffledOrder(count, first, Math.random),
    onTrack: (index) => {
      const active = index === undefined ? undefined : tracks[index];
      host.emit('sqs-album-track', { index, url: active?.url, title: active?.title });
    },
  });
  const album = useSyncExternalStore(store.subscribe, store.album);
  /** What has been unfolded; the list is seen without it where there is room. */
  const [open, setOpen] = useState<Open>();

  useLayoutEffect(() => {
    const { play, pause, next, previous, seek } = store;
    host.expose({ play, pause, next, previous, seek });
  }, [host, store]);
  useLayoutEffect(() => store.setShuffle(shuffle), [store, shuffle]);
  useLayoutEffect(() => store.setRepeat(repeat), [store, repeat]);
  usePlace(config, tracks.length, store, host);

  const isListHidden = view === 'cover' && open !== 'tracks';
  const { current, isPlaying } = album;
  // Sixty rows are drawn again for what is seen in them alone.
  const list = useMemo(
    () => (
      <TrackList
        id={host.id('tracks')}
        isHidden={isListHidden}
        tracks={tracks}
        artist={artist}
        current={current}
        isPlaying={isPlaying}
        store={store}
        texts={texts}
      />
    ),
    [host, isListHidden, tracks, artist, current, isPlaying, store, texts.tracks],
  );

  if (tracks.length === 0) return <slot />;

  // Before the first play the first track stands ready.
  const track = tracks[readyTrack(album)] ?? tracks[0]!;
  const isCover = view === 'cover';
  const picture = view === 'block' ? track.artwork : artwork || track.artwork;
  const unfold = (part: Open, label: string, shape: string) => (
    <Unfold
      part={part}
      label={label}
      shape={shape}
      isOpen={open === part}
      controls={open === part || part === 'tracks' ? host.id(part) : undefined}
      onClick={() => setOpen(open === part ? undefined : part)}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; and no landmark, since a page may have many
    <div
      part="player"
      role="group"
      aria-label={label || title || texts.label}
      data-view={view}
      data-state={stateOf(album)}
      onKeyDown={shortcutsOf(store)}
    >
      <div part="now">
        <Picture part="artwork" src={picture}>
          <div part="artwork" className="none" />
        </Picture>
        <div part="about">
          {title && (
            <p part="title">
              <bdi>{title}</bdi>
            </p>
          )}
          {artist && (
            <p part="artist">
              <bdi>{artist}</bdi>
            </p>
          )}
          {description && (
            <p part="description">
              <bdi>{description}</bdi>
            </p>
          )}
        </div>
        <p part="current">
          <span part="current-title">
            <bdi>{track.title}</bdi>
          </span>
          {track.artist !== artist && (
            <span part="current-artist">
              <bdi>{track.artist}</bdi>
            </span>
          )}
        </p>
        <Progress store={store} texts={texts}>
          {track.peaks.length > 1 && <Waveform id={host.id('played')} peaks={track.peaks} store={store} />}
        </Progress>
        <Transport store={store} album={album} count={tracks.length} texts={texts} />
        <div part="extras">
          <SoundControls store={store} texts={texts} />
          {track.lyricsUrl && unfold('lyrics', texts.lyrics, SHAPES.lyrics)}
          {!noDownload && isSafeRedirect(track.url) && (
            <a
              part="download"
              href={track.url}
              download=""
              aria-label={fill(texts.downloadTrack, { title: track.title })}
            >
              <Icon d={ALBUM_SHAPES.download} />
            </a>
          )}
          {isCover && unfold('tracks', texts.tracks, ALBUM_SHAPES.list)}
        </div>
      </div>
      <Failure album={album} track={track} hasDownload={!noDownload} texts={texts} />
      <UnfoldedLyrics
        isOpen={open === 'lyrics'}
        id={host.id('lyrics')}
        url={track.lyricsUrl}
        store={store}
        texts={texts}
        host={host}
      />
      {list}
    </div>
  );
}

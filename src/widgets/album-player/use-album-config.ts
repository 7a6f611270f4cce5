/** The album of the tag: what is configured, else what stands inside it. */
import { useLayoutEffect, useMemo } from 'react';
import { artistOfAll } from '../../domain/audio/album.ts';
import { type Track, trackOf } from '../../domain/audio/track.ts';
import { MAX_TRACKS } from '../../domain/audio/track-schema.ts';
import { useContent } from '../../ui/use-content.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { AlbumPlayerConfig } from './config.ts';
import { linkedAlbum } from './linked-album.ts';

export interface AlbumFacts {
  title: string;
  artist: string;
  description: string;
  artwork: string;
  tracks: readonly Track[];
}

/** More links than an album takes stay what they are. */
export function useAlbumConfig(config: AlbumPlayerConfig, host: WidgetHost<never>): AlbumFacts {
  const linked = useContent(host.element, linkedAlbum);
  const { title, artist: named, artwork, description, tracks } = config;
  const isLinked = tracks.length === 0;
  const hasTooMany = isLinked && linked.tracks.length > MAX_TRACKS;
  useLayoutEffect(() => {
    if (hasTooMany) host.report({ path: '', reason: `holds more than ${MAX_TRACKS} tracks` });
  }, [hasTooMany, host]);
  return useMemo(() => {
    const cover = artwork || linked.artwork;
    const written = hasTooMany ? [] : isLinked ? linked.tracks : tracks.map(trackOf);
    const artist = named || artistOfAll(written);
    // A lock screen shows a track without its album.
    const whole = written.map((track) => ({
      ...track,
      artist: track.artist || artist,
      artwork: track.artwork || cover,
    }));
    return { title: title || linked.title, artist, description, artwork: cover, tracks: whole };
  }, [title, named, artwork, description, tracks, linked, isLinked, hasTooMany]);
}

/** Gives a player the store that plays its tracks, and tells the page what is heard of it. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Track } from '../../domain/audio/track.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { type AlbumStore, createAlbumStore } from '../../services/media/album-store.ts';
import { createMediaSession } from '../../services/media/media-session.ts';
import { takeMediaTurn } from '../../services/media/media-turn.ts';
import type { AlbumReport } from '../../services/media/play-reports.ts';
import { sharedAudio } from '../../services/media/shared-audio.ts';
import { getPage } from '../../services/page/site-registry.ts';
import type { WidgetHost } from '../widget-host.ts';
import type { AudioEvents } from './events.ts';

interface AlbumOptions {
  apiRoot: string;
  onTrack?: (index: number | undefined) => void;
  preload?: (url: string | undefined) => void;
  shuffle?: (count: number, first: number | undefined) => number[];
}

export function useAlbum(
  tracks: readonly Track[],
  host: WidgetHost<never, AudioEvents>,
  options: AlbumOptions,
): AlbumStore {
  const latest = useRef(options);
  const store = useMemo(
    () =>
      createAlbumStore(tracks, {
        shared: sharedAudio,
        takeMediaTurn,
        session: createMediaSession(),
        renewAddress: async (url) => {
          const { renewAddress } = await import('../../services/media/renew-address.ts');
          const site = getPage()?.site;
          return renewAddress(apiRootOf(latest.current.apiRoot, site?.apiRoot), url, site?.context);
        },
        preload: options.preload,
        shuffle: options.shuffle,
        onReport: (report) => tell(host, report),
        onCounted: (counted, { track: { id, url, title }, position, duration }) => {
          const facts = { mediaId: id || url, title, position, duration: duration || undefined };
          void getPage()?.tracker.hit('audio', { ...counted, ...facts });
        },
        onTrack: (index) => latest.current.onTrack?.(index),
      }),
    [],
  );
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => store.setTracks(tracks), [store, tracks]);
  useLayoutEffect(() => () => store.close(), [store]);
  // Nothing waits for it but `updateComplete`: until it is there, and where it cannot be had, the sound is the usual one.
  useLayoutEffect(() => {
    const done = host.busy();
    import('../../services/media/kept-sound.ts')
      .then(
        ({ keptSound }) => store.keepSound(keptSound()),
        () => {},
      )
      .finally(done);
  }, [store, host]);
  return store;
}

function tell(
  host: WidgetHost<never, AudioEvents>,
  { type, index, track: { url, title }, position, duration }: AlbumReport,
): void {
  host.emit(`sqs-audio-${type}`, { index, url, title, position, duration });
}

/** Gives a view its album: the tracks, the store that plays them, and what the page hears and counts of it. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { MAX_TRACKS, type Track } from '../../domain/audio/track.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { EVENT_TYPE } from '../../domain/tracking/hit.ts';
import { createMediaSession } from '../../services/media/media-session.ts';
import { takeMediaTurn } from '../../services/media/media-turn.ts';
import { sharedAudio } from '../../services/media/shared-audio.ts';
import { getPage } from '../../services/page/site-registry.ts';
import { useContent } from '../../ui/use-content.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import { type AlbumReport, type AlbumStore, createAlbumStore } from './album-store.ts';
import { type AudioConfig, configuredTracks } from './config.ts';
import type { AudioEvents } from './events.ts';
import { linkedTracks } from './linked-tracks.ts';

export interface AlbumMethods {
  play: (index?: number) => void;
  pause: () => void;
  next: () => void;
  previous: () => void;
}

/** The configured tracks, else those inside the tag, as they change; more than an album takes stay what they are. */
export function useTracks(
  config: AudioConfig,
  host: WidgetHost<AlbumMethods, AudioEvents>,
): readonly Track[] {
  const configured = useMemo(() => configuredTracks(config), [config]);
  const linked = useContent(host.element, linkedTracks);
  const isConfigured = configured.length > 0;
  const hasTooMany = !isConfigured && linked.length > MAX_TRACKS;
  useLayoutEffect(() => {
    if (hasTooMany) host.report({ path: '', reason: `holds more than ${MAX_TRACKS} tracks` });
  }, [hasTooMany, host]);
  return isConfigured ? configured : hasTooMany ? NO_TRACKS : linked;
}

const NO_TRACKS: readonly Track[] = [];

export function useAlbum(
  tracks: readonly Track[],
  host: WidgetHost<AlbumMethods, AudioEvents>,
  apiRoot: string,
): AlbumStore {
  const root = useRef(apiRoot);
  const store = useMemo(
    () =>
      createAlbumStore(tracks, {
        shared: sharedAudio,
        takeMediaTurn,
        session: createMediaSession(),
        renewAddress: async (url) => {
          const { renewAddress } = await import('../../services/media/renew-address.ts');
          const site = getPage()?.site;
          return renewAddress(apiRootOf(root.current, site?.apiRoot), url, site?.context);
        },
        onReport: (report) => tell(host, report),
        onTrack: (index) => host.emit('sqs-audio-track', { index }),
      }),
    [],
  );
  useLayoutEffect(() => {
    root.current = apiRoot;
  }, [apiRoot]);
  useLayoutEffect(() => store.setTracks(tracks), [store, tracks]);
  useLayoutEffect(() => {
    const { play, pause, next, previous } = store;
    host.expose({ play, pause, next, previous });
    return () => store.close();
  }, [store, host]);
  return store;
}

function tell(
  host: WidgetHost<AlbumMethods, AudioEvents>,
  { type, index, track, position, duration }: AlbumReport,
): void {
  const { url, title, id } = track;
  host.emit(`sqs-audio-${type}`, { index, url, title, position, duration });
  if (type === 'error') return;
  void getPage()?.tracker.hit(EVENT_TYPE.audio, {
    action: type,
    mediaId: id || url,
    title,
    position,
    duration: duration || undefined,
  });
}

/** Where the album stands before it plays, and its place in the page's address (behaviour/audio#deep-links). */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readyTrack } from '../../domain/audio/album.ts';
import { hashWithPlace, placeInHash } from '../../domain/audio/place.ts';
import type { AlbumStore } from '../../services/media/album-store.ts';
import { onePerPage } from '../../services/page/shared.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { AlbumPlayerConfig } from './config.ts';

/** Those whose place stands in the page's address. */
const linkedAlbums = onePerPage('places.1', () => new Set<HTMLElement>());

export function usePlace(
  { currentTrack, start, deepLink }: AlbumPlayerConfig,
  count: number,
  store: AlbumStore,
  host: WidgetHost<never>,
): void {
  const isThere = count > 0;
  const isFollowing = useRef(false);

  useLayoutEffect(() => {
    if (!isThere || (currentTrack === 0 && start === 0)) return;
    const index = currentTrack === 0 ? readyTrack(store.album()) : currentTrack - 1;
    if (index < count) store.cue(index, start);
    else host.report({ path: 'current-track', reason: `is ${currentTrack} of ${count} tracks` });
  }, [isThere, currentTrack, start, store, host]);

  useLayoutEffect(() => {
    if (!deepLink || !isThere) return;
    const follow = () => {
      const place = placeInHash(location.hash, count);
      if (!place) return;
      isFollowing.current = true;
      store.cue(place.index, place.at);
      isFollowing.current = false;
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [deepLink, isThere, count, store]);

  useLayoutEffect(() => {
    if (!deepLink) return;
    const linked = linkedAlbums();
    if (linked.size > 0) host.report({ path: 'deep-link', reason: 'is for one album a page' });
    linked.add(host.element);
    return () => void linked.delete(host.element);
  }, [deepLink, host]);

  useEffect(() => {
    if (!deepLink) return;
    let { current, isPlaying } = store.album();
    // Not while it plays: an address that changes by the second is of use to nobody.
    return store.subscribe(() => {
      const album = store.album();
      const isMoved = album.current !== current || (isPlaying && !album.isPlaying);
      ({ current, isPlaying } = album);
      // An address that has led here says so already.
      if (!isMoved || current === undefined || isFollowing.current) return;
      const at = album.isPlaying ? 0 : store.time().position;
      history.replaceState(history.state, '', hashWithPlace(location.hash, { index: current, at }));
    });
  }, [deepLink, store]);
}

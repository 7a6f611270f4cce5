/** Draws the map of a tag once it is wanted, follows the size of its place, and tells the page what becomes of it. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { mapGestures } from '../../domain/maps/gestures.ts';
import { lostAddress } from '../../domain/maps/place.ts';
import { loadMapProvider } from '../../services/maps/load-provider.ts';
import { createMarker } from '../../services/maps/marker.ts';
import type { LiveMap } from '../../services/maps/provider.ts';
import { useLate } from '../../ui/use-late.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { MapConfig } from './config.ts';
import type { MapEvents } from './events.ts';
import type { FoundMap } from './find-map.ts';

/** `empty`: it is there, and none of its pictures came. */
export type MapState = 'waiting' | 'loading' | 'ready' | 'empty' | 'failed';

export function useMap(
  isWanted: boolean,
  { config, found, markerLabel }: { config: MapConfig; found: FoundMap; markerLabel: string },
  place: RefObject<HTMLElement | null>,
  host: WidgetHost<object, MapEvents>,
) {
  const { provider } = found;
  const { part: open, isLost } = useLate(
    isWanted,
    'map',
    async () => ({ draw: await loadMapProvider(provider) }),
    host.busy,
  );
  const isTouch = useMediaQuery('(hover: none) and (pointer: coarse)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [state, setState] = useState<MapState>('waiting');
  const live = useRef<LiveMap>(undefined);

  useLayoutEffect(() => {
    if (isLost) host.emit('sqs-map-error', { message: 'Its part could not be loaded.' });
  }, [isLost, host]);

  useLayoutEffect(() => {
    const container = place.current;
    if (!open || !isWanted || !container) return;
    let isCurrent = true;
    const fail = (message: string) => {
      if (!isCurrent) return;
      console.error(`<sqs-map> ${message}`);
      setState('failed');
      host.emit('sqs-map-error', { message });
    };
    const tellEmpty = () => {
      const message = `None of its pictures came; is ${found.tiles.address} right, and allowed here?`;
      console.warn(`<sqs-map> ${message}`);
      setState('empty');
      host.emit('sqs-map-error', { message });
    };
    const press = (event: Event) => {
      if (!host.emit('sqs-map-before-open', { url: found.page }, { cancelable: true }))
        event.preventDefault();
    };
    const { place: shown } = found;
    // An address alone is told before.
    if (shown.isUnknown && !lostAddress(shown))
      console.warn('<sqs-map> Nobody says which place is meant: give lat and lng, or <sqs-site> a location.');
    setState('loading');
    const options = {
      place: found.place,
      style: config.mapStyle,
      gestures: mapGestures(config, isTouch),
      isStill,
      marker: shown.isUnknown ? undefined : createMarker(found.page, markerLabel, press),
      tiles: found.tiles,
      google: found.google,
      adoptStyles: host.adoptStyles,
      onFailure: fail,
      onPictures: (areThere: boolean) => (areThere ? setState('ready') : tellEmpty()),
    };
    const size = new ResizeObserver(() => live.current?.resize());
    open.draw(container, options).then(
      (map) => {
        if (!isCurrent) return map.remove();
        live.current = map;
        size.observe(container);
        setState('ready');
        host.emit('sqs-map-ready');
      },
      (error: Error) => fail(error.message),
    );
    return () => {
      isCurrent = false;
      size.disconnect();
      live.current?.remove();
      live.current = undefined;
      setState('waiting');
    };
  }, [open, isWanted, config, found, markerLabel, isTouch, isStill, place, host]);

  return {
    state: isLost ? 'failed' : state,
    zoomBy: (steps: number) => live.current?.zoomBy(steps),
  };
}

/** What a map shows and whose it is: a tag's settings, with those of the page's site where the tag says nothing. */

import { regionOf } from '../../domain/maps/google-script.ts';
import { directionsPage, MAP_PROVIDER_NAMES, mapPage, mapProvider } from '../../domain/maps/map-page.ts';
import { lostAddress, placeText, readPlace } from '../../domain/maps/place.ts';
import { tileSource } from '../../domain/maps/tiles.ts';
import type { Mistake } from '../../domain/schema.ts';
import type { Site } from '../../domain/site/page-context.ts';
import { findLocation, readMapKey } from '../../domain/site/site-settings.ts';
import { tileHost } from '../../services/maps/tile-host.ts';
import type { MapConfig } from './config.ts';

export type FoundMap = ReturnType<typeof findMap>;

/** @param language of the page around the tag */
export function findMap(config: MapConfig, site: Site | undefined, language: string) {
  const place = readPlace(config, site && findLocation(site.context));
  const key = config.mapKey || (site && readMapKey(site.context)) || '';
  const provider = mapProvider(config.provider, key);
  const tiles = tileSource(config);
  const foreign = tileHost(tiles.address);
  return {
    place,
    text: placeText(place),
    provider,
    providerName: MAP_PROVIDER_NAMES[provider],
    /** Who learns of the visitor when the map is loaded; empty: nobody beside the page itself. */
    teller: provider === 'google' || (foreign && !config.tiles) ? MAP_PROVIDER_NAMES[provider] : foreign,
    page: mapPage(provider, place),
    directions: directionsPage(provider, place),
    tiles,
    google: { key, language, region: regionOf(site?.websiteLocale ?? ''), address: config.mapScript },
  };
}

const NO_SATELLITE: Mistake = {
  path: 'mapStyle',
  reason: 'Satellite needs Google, or tiles of your own; the map is shown as it comes',
};

const NO_POSITION: Mistake = {
  path: 'lat',
  reason: 'an address has no place on the map without lat and lng',
};

/** What only all settings together can be wrong in. */
export function mapMistakes(
  { mapStyle, tiles }: MapConfig,
  { provider, place }: FoundMap,
): Mistake[] | undefined {
  const mistakes = [
    ...(lostAddress(place) ? [NO_POSITION] : []),
    ...(mapStyle === 'Satellite' && provider !== 'google' && !tiles ? [NO_SATELLITE] : []),
  ];
  return mistakes.length > 0 ? mistakes : undefined;
}

/** Fetches what draws the maps of a provider. */
import type { MapProviderName } from '../../domain/maps/map-page.ts';
import type { OpenMap } from './provider.ts';

export async function loadMapProvider(name: MapProviderName): Promise<OpenMap> {
  return name === 'google'
    ? (await import('./google-map.ts')).openGoogleMap
    : (await import('./leaflet-map.ts')).openLeafletMap;
}

/** Pages of the providers of maps, which a marker and the links beside a map open (behaviour/maps#out-of-the-page). */
import { lostAddress, type Place, placeText } from './place.ts';

export const MAP_PROVIDERS = ['google', 'openstreetmap'] as const;
export type MapProviderName = (typeof MAP_PROVIDERS)[number];

export const MAP_PROVIDER_NAMES: Readonly<Record<MapProviderName, string>> = {
  google: 'Google Maps',
  openstreetmap: 'OpenStreetMap',
};

/** @param wish of the author; `auto`: Google where the page has a key */
export function mapProvider(wish: 'auto' | MapProviderName, key: string): MapProviderName {
  if (wish !== 'auto') return wish;
  return key ? 'google' : 'openstreetmap';
}

/** @returns address of the provider's page with position, query and zoom; an address without a position is looked up there */
export function mapPage(provider: MapProviderName, place: Place): string {
  const { lat, lng } = place.marker;
  const query = encodeURIComponent(placeText(place));
  return provider === 'google'
    ? `https://www.google.com/maps?q=${query}${lostAddress(place) ? '' : `&ll=${lat},${lng}&z=${place.zoom}`}`
    : `https://www.openstreetmap.org/search?query=${query}${hashOf(place)}`;
}

/** @returns address of the provider's page that leads there */
export function directionsPage(provider: MapProviderName, place: Place): string {
  const { lat, lng } = place.marker;
  const goal = encodeURIComponent(lostAddress(place)) || `${lat},${lng}`;
  return provider === 'google'
    ? `https://www.google.com/maps/dir/?api=1&destination=${goal}`
    : `https://www.openstreetmap.org/directions?to=${goal}${hashOf(place)}`;
}

const hashOf = (place: Place) =>
  lostAddress(place) ? '' : `#map=${place.zoom}/${place.marker.lat}/${place.marker.lng}`;

/** Where a map looks and what stands there, out of a tag's own settings and its site's (behaviour/maps#place). */
import { type Json, listOf, numberOf, objectOf, textOf } from '../json.ts';

export const DEFAULT_ZOOM = 12;
/** Steps of a map of the whole world to one of a house. */
export const ZOOMS = { least: 0, most: 22 };

/** Degrees. */
export interface Position {
  lat: number;
  lng: number;
}

export const DEFAULT_CENTRE: Position = { lat: 40.720882, lng: -74.000988 };

/** Degrees; undefined or out of their range: none. */
const RANGE = { lat: 90, lng: 180 };

export interface Place {
  centre: Position;
  zoom: number;
  /** Where the marker stands: at the centre, unless it has a position of its own. */
  marker: Position;
  /** Nobody says where that is: it stands where maps begin. */
  isUnknown?: boolean;
  title: string;
  /** The address, a line each. */
  lines: string[];
}

/** A tag's settings; `location` has the names of published content. */
export interface PlaceSettings {
  lat?: number | undefined;
  lng?: number | undefined;
  zoom?: number | undefined;
  markerLat?: number | undefined;
  markerLng?: number | undefined;
  addressTitle: string;
  addressLine1: string;
  addressLine2: string;
  addressCountry: string;
  location: Json;
}

/** @param siteLocation of the page's site, for a tag that says neither position nor address */
export function readPlace(settings: PlaceSettings, siteLocation: unknown): Place {
  const own = withLocation(settings);
  const said = saysWhere(own)
    ? own
    : { ...objectOf(siteLocation), mapZoom: own.mapZoom ?? objectOf(siteLocation).mapZoom };
  const marker = positionOf(said.markerLat, said.markerLng);
  const known = positionOf(said.mapLat, said.mapLng) ?? marker;
  const centre = known ?? DEFAULT_CENTRE;
  return {
    centre,
    zoom: zoomOf(said.mapZoom),
    marker: marker ?? centre,
    ...(!known && { isUnknown: true }),
    title: textOf(said.addressTitle) ?? '',
    lines: listOf([said.addressLine1, said.addressLine2, said.addressCountry], textOf),
  };
}

/** @returns what stands there, in a line; its position where nobody says */
export function placeText(place: Place): string {
  return addressText(place) || `${place.marker.lat}, ${place.marker.lng}`;
}

const addressText = ({ title, lines }: Place) => [title, ...lines].filter(Boolean).join(', ');

/** @returns an address that stands nowhere on the map, for nobody says its position; empty: all is well */
export const lostAddress = (place: Place) => (place.isUnknown ? addressText(place) : '');

/** Single settings go before those of `location`. */
function withLocation({ lat, lng, zoom, markerLat, markerLng, location, ...address }: PlaceSettings): Json {
  const single = { mapLat: lat, mapLng: lng, mapZoom: zoom, markerLat, markerLng, ...address };
  const given = Object.entries(single).filter(([, value]) => value !== undefined && value !== '');
  return { ...objectOf(location), ...Object.fromEntries(given) };
}

const saysWhere = (location: Json) =>
  positionOf(location.mapLat, location.mapLng) !== undefined ||
  positionOf(location.markerLat, location.markerLng) !== undefined ||
  [location.addressTitle, location.addressLine1, location.addressLine2, location.addressCountry].some(textOf);

function positionOf(latitude: unknown, longitude: unknown): Position | undefined {
  const lat = numberOf(latitude);
  const lng = numberOf(longitude);
  if (lat === undefined || lng === undefined) return undefined;
  return Math.abs(lat) <= RANGE.lat && Math.abs(lng) <= RANGE.lng ? { lat, lng } : undefined;
}

function zoomOf(value: unknown): number {
  const zoom = numberOf(value) ?? DEFAULT_ZOOM;
  return Math.min(Math.max(Math.round(zoom), ZOOMS.least), ZOOMS.most);
}

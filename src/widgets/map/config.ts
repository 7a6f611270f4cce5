/** Configuration of `<sqs-map>`. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { MAP_PROVIDERS } from '../../domain/maps/map-page.ts';
import { MAP_STYLES } from '../../domain/maps/map-style.ts';
import { ZOOMS } from '../../domain/maps/place.ts';
import { TILE_ADDRESS } from '../../domain/maps/tiles.ts';
import {
  attribute,
  flag,
  type Infer,
  integer,
  number,
  object,
  oneOf,
  record,
  text,
} from '../../domain/schema.ts';
import { optional } from '../../domain/schema-optional.ts';

const degrees = (most: number) =>
  optional(number(0, { test: (value) => Math.abs(value) <= most, must: `degrees from -${most} to ${most}` }));

export const mapConfigSchema = object({
  /** Latitude of the middle, in degrees. */
  lat: attribute(degrees(90)),
  /** Longitude of the middle, in degrees. */
  lng: attribute(degrees(180)),
  /** How near, from 0 (the world) to 22; 12 by default. */
  zoom: attribute(optional(integer(0, ZOOMS.least, ZOOMS.most))),
  /** Latitude of the marker; that of the middle by default. */
  markerLat: attribute(degrees(90)),
  /** Longitude of the marker; that of the middle by default. */
  markerLng: attribute(degrees(180)),
  /** What stands there. */
  addressTitle: attribute(text()),
  /** Street and number. */
  addressLine1: attribute(text()),
  /** Town. */
  addressLine2: attribute(text()),
  /** Country. */
  addressCountry: attribute(text()),
  /** The same with the names of published content: `mapZoom`, `mapLat`, `mapLng`, `markerLat`, `markerLng`, `addressTitle` …; single settings go before it. Without any of them the site's location is used. */
  location: attribute(record()),
  /** How it looks: `Original` (default), `Grayscale`, `Satellite`, `MinimalDark`, `MinimalLight`, `MinimalBlue`. */
  mapStyle: attribute(oneOf(MAP_STYLES, 'Original')),
  /** Whose map: `google`, `openstreetmap`, or `auto` (default), which is Google's where the page has a key. */
  provider: attribute(oneOf(['auto', ...MAP_PROVIDERS], 'auto')),
  /** `visible` (default): the map comes when it is nearly in view; `click`: when the visitor asks for it. */
  load: attribute(oneOf(['visible', 'click'], 'visible')),
  /** The map is not moved: its place stays in the middle. */
  noDrag: attribute(flag()),
  /** The wheel never zooms, with Ctrl or ⌘ neither. */
  noWheel: attribute(flag()),
  /** Address of the map's pictures with `{z}`, `{x}` and `{y}`, when they are not those of OpenStreetMap. */
  tiles: attribute(text('', TILE_ADDRESS)),
  /** Who has drawn your own `tiles`. */
  attribution: attribute(text()),
  /** The page that says so. */
  attributionUrl: attribute(text('', WEB_ADDRESS)),
  /** The last zoom that your own `tiles` have pictures for. */
  maxTileZoom: attribute(integer(19, ZOOMS.least, ZOOMS.most)),
  /** Key of Google Maps; the site's by default. */
  mapKey: attribute(text()),
  /** Address of Google's script, when it is not Google's own. */
  mapScript: attribute(text('', WEB_ADDRESS)),
  messages: record(),
});

export type MapConfig = Infer<typeof mapConfigSchema>;

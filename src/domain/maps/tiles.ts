/** Where the pictures of a map come from when it is not Google's (behaviour/maps#tiles). */
import { WEB_ADDRESS } from '../links.ts';

export interface TileSource {
  /** Address with `{z}`, `{x}` and `{y}`. */
  address: string;
  /** Who has drawn them, and the page that says so; empty: nobody has to be named. */
  attribution: string;
  attributionUrl: string;
  /** The last step that there are pictures of; beyond it they are enlarged. */
  maxZoom: number;
}

const OPENSTREETMAP: TileSource = {
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
  maxZoom: 19,
};

const PLACES = ['{z}', '{x}', '{y}'];

/** Of a setting: an address that says which tile. */
export const TILE_ADDRESS = {
  test: (address: string) =>
    address === '' ||
    (PLACES.every((place) => address.includes(place)) &&
      (WEB_ADDRESS.test(address) || /^data:image\//i.test(address))),
  must: 'an http(s), data or relative address with {z}, {x} and {y}',
};

/** @returns the author's source, or OpenStreetMap's own, whose words stay with its pictures */
export function tileSource({
  tiles,
  attribution,
  attributionUrl,
  maxTileZoom,
}: {
  tiles: string;
  attribution: string;
  attributionUrl: string;
  maxTileZoom: number;
}): TileSource {
  if (!tiles) return OPENSTREETMAP;
  return { address: tiles, attribution, attributionUrl, maxZoom: maxTileZoom };
}

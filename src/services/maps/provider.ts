/** What a provider of maps is given, and what it offers to a view. */
import type { Gestures } from '../../domain/maps/gestures.ts';
import type { GoogleScript } from '../../domain/maps/google-script.ts';
import type { MapStyle } from '../../domain/maps/map-style.ts';
import type { Place } from '../../domain/maps/place.ts';
import type { TileSource } from '../../domain/maps/tiles.ts';

export interface MapOptions {
  place: Place;
  style: MapStyle;
  gestures: Gestures;
  /** Nothing slides or fades. */
  isStill: boolean;
  /** Stands with the middle of its foot on the place; none where nobody says which. */
  marker: HTMLElement | undefined;
  tiles: TileSource;
  google: GoogleScript;
  adoptStyles(css: string): void;
  /** The map is there and cannot go on. */
  onFailure(reason: string): void;
  /** Whether there is anything to be seen: told once none of its pictures came, and when they do after all. */
  onPictures(areThere: boolean): void;
}

export interface LiveMap {
  /** By whole steps, around the middle. */
  zoomBy(steps: number): void;
  /** Its place has another size. */
  resize(): void;
  remove(): void;
}

/** Draws a map into an empty element that has a size. @throws when it cannot be had */
export type OpenMap = (container: HTMLElement, options: MapOptions) => Promise<LiveMap>;

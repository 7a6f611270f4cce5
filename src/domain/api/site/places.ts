/** The calls by which the editor finds the address of a place while its name is typed. */
import { endpoint } from '../endpoint.ts';

export interface PlacePrediction {
  placeId: string;
  /** In one line. */
  description: string;
  mainText: string;
  secondaryText: string;
}

/** Laid out as the location of an event or a map. */
export interface PlaceDetails {
  placeId: string;
  addressTitle: string;
  addressLine1: string;
  addressLine2: string;
  addressCountry: string;
  mapLat: number;
  mapLng: number;
}

interface PlacesQuery {
  /** BCP 47 tag. */
  language?: string;
  /** The same for all that is typed until a place is chosen: the provider counts it as one search. */
  sessionToken?: string;
}

export interface AutocompleteQuery extends PlacesQuery {
  input: string;
}

export interface DetailsQuery extends PlacesQuery {
  placeId: string;
}

export const AUTOCOMPLETE_PLACES = endpoint<{
  query: AutocompleteQuery;
  answer: { predictions: readonly PlacePrediction[] };
}>('GET', 'google-maps/places/autocomplete');
export const PLACE_DETAILS = endpoint<{ query: DetailsQuery; answer: PlaceDetails }>(
  'GET',
  'google-maps/places/details',
);

/** Looks places up at Google (Places API, version 1), and lays out what it answers. */
import type { PlaceDetails, PlacePrediction } from '../../../src/domain/api/site/places.ts';
import { listOf, numberOf, objectOf, textOf } from '../../../src/domain/json.ts';
import { sendForJson } from '../connections/http-client.ts';

export interface PlacesOptions {
  key: string;
  /** Of the service, or of a stand-in that speaks its protocol. */
  baseUrl: string;
  timeoutMs: number;
}

interface Asked {
  language?: string | undefined;
  sessionToken?: string | undefined;
}

/** What is not asked for is not paid for. */
const DETAILS = 'id,displayName,formattedAddress,location,addressComponents';

export interface PlacesProvider {
  /** @throws DeliveryFailure when the service does not answer with a success */
  autocomplete(input: string, asked: Asked): Promise<PlacePrediction[]>;
  /** @throws DeliveryFailure likewise */
  details(placeId: string, asked: Asked): Promise<PlaceDetails>;
}

export function googlePlaces({ key, baseUrl, timeoutMs }: PlacesOptions): PlacesProvider {
  const asking = () => ({ signal: AbortSignal.timeout(timeoutMs) });
  return {
    async autocomplete(input, { language, sessionToken }) {
      const answer = await sendForJson({
        method: 'POST',
        url: `${baseUrl}/v1/places:autocomplete`,
        headers: { 'x-goog-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({ input, languageCode: language, sessionToken }),
        ...asking(),
      });
      return listOf(answer.suggestions, predictionOf);
    },
    async details(placeId, { language, sessionToken }) {
      const query = new URLSearchParams({
        ...(language && { languageCode: language }),
        ...(sessionToken && { sessionToken }),
      });
      const answer = await sendForJson({
        method: 'GET',
        url: `${baseUrl}/v1/places/${encodeURIComponent(placeId)}?${query}`,
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': DETAILS },
        ...asking(),
      });
      return detailsOf(answer, placeId);
    },
  };
}

/** What is no place, such as a search that is proposed, has no prediction of one. */
function predictionOf(suggestion: unknown): PlacePrediction | undefined {
  const place = objectOf(objectOf(suggestion).placePrediction);
  const placeId = textOf(place.placeId);
  if (placeId === undefined) return undefined;
  const { mainText, secondaryText } = objectOf(place.structuredFormat);
  const description = wordsOf(place.text);
  return {
    placeId,
    description,
    mainText: wordsOf(mainText) || description,
    secondaryText: wordsOf(secondaryText),
  };
}

function detailsOf(place: object, placeId: string): PlaceDetails {
  const { displayName, formattedAddress, location, addressComponents } = objectOf(place);
  const parts = listOf(addressComponents, (part) => objectOf(part));
  const partOf = (...types: string[]) => {
    const found = types.map((type) => parts.find((part) => listOf(part.types, textOf).includes(type)));
    return textOf(found.find(Boolean)?.longText) ?? '';
  };
  const { latitude, longitude } = objectOf(location);
  const line = [partOf('street_number'), partOf('route')].filter(Boolean).join(' ');
  const city = partOf('locality', 'postal_town', 'administrative_area_level_2');
  return {
    placeId,
    addressTitle: wordsOf(displayName),
    addressLine1: line || (textOf(formattedAddress) ?? ''),
    addressLine2: [city, partOf('administrative_area_level_1'), partOf('postal_code')]
      .filter(Boolean)
      .join(', '),
    addressCountry: partOf('country'),
    mapLat: numberOf(latitude) ?? 0,
    mapLng: numberOf(longitude) ?? 0,
  };
}

function wordsOf(text: unknown): string {
  return textOf(objectOf(text).text) ?? '';
}

/** Looks places up for owners, whose key for it nobody else sees. */
import type { FastifyInstance } from 'fastify';
import {
  AUTOCOMPLETE_PLACES,
  type AutocompleteQuery,
  type DetailsQuery,
  PLACE_DETAILS,
  type PlaceDetails,
  type PlacePrediction,
} from '../../../src/domain/api/site/places.ts';
import { DeliveryFailure } from '../connections/failure.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyText, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { googlePlaces, type PlacesProvider } from './places-provider.ts';

const asked = { language: text(100), sessionToken: text(100) };
const autocompleteQuery = shape<AutocompleteQuery>({ input: required(text(200, 1)), ...asked });
const detailsQuery = shape<DetailsQuery>({ placeId: required(text(500, 1)), ...asked });

const number = { type: 'number' };
const prediction = shape<PlacePrediction>({
  placeId: required(anyText),
  description: required(anyText),
  mainText: required(anyText),
  secondaryText: required(anyText),
});
const predictions = shape<{ predictions: readonly PlacePrediction[] }>({
  predictions: required(list(prediction)),
});
const details = shape<PlaceDetails>({
  placeId: required(anyText),
  addressTitle: required(anyText),
  addressLine1: required(anyText),
  addressLine2: required(anyText),
  addressCountry: required(anyText),
  mapLat: required(number),
  mapLng: required(number),
});

export function addPlacesRoutes(app: FastifyInstance, context: ServerContext): void {
  const { places } = context.options;
  const provider = places && googlePlaces(places);

  async function ask<T>(question: (provider: PlacesProvider) => Promise<T>): Promise<T> {
    if (!provider) throw new Refusal('no-places');
    try {
      return await question(provider);
    } catch (cause) {
      if (!(cause instanceof DeliveryFailure)) throw cause;
      throw new Refusal('places-failed', { message: `The place was not looked up. ${cause.message}` });
    }
  }

  forOwner(app, context, (owner) => {
    serve(
      owner,
      AUTOCOMPLETE_PLACES,
      {
        summary: 'Proposes places for what is typed.',
        description: '501 `no-places` without a key, 502 when Google does not answer.',
        query: autocompleteQuery,
        answer: predictions,
      },
      async ({ query: { input, ...more } }) => ({
        predictions: await ask((google) => google.autocomplete(input, more)),
      }),
    );

    serve(
      owner,
      PLACE_DETAILS,
      {
        summary: 'Reads the address of a place.',
        description: '501 and 502 as above.',
        query: detailsQuery,
        answer: details,
      },
      ({ query: { placeId, ...more } }) => ask((google) => google.details(placeId, more)),
    );
  });
}

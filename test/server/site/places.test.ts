/** The look-up of places, by a stand-in on loopback that speaks the protocol of Google Places. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { startTarget } from '../../support/node/http-target.ts';
import { OWNER, startApp } from '../../support/node/server.ts';

const PREDICTIONS = {
  suggestions: [
    {
      placePrediction: {
        placeId: 'P1',
        text: { text: 'Café Einstein, Berlin' },
        structuredFormat: { mainText: { text: 'Café Einstein' }, secondaryText: { text: 'Berlin' } },
      },
    },
    { placePrediction: { placeId: 'P2', text: { text: 'Somewhere' } } },
    { queryPrediction: { text: { text: 'cafés' } } },
  ],
};
const PLACE = {
  id: 'P/1',
  displayName: { text: 'Café Einstein' },
  formattedAddress: 'Kurfürstenstraße 58, 10785 Berlin',
  location: { latitude: 52.5, longitude: 13.36 },
  addressComponents: [
    { longText: '58', types: ['street_number'] },
    { longText: 'Kurfürstenstraße', types: ['route'] },
    { longText: 'Berlin', types: ['locality', 'political'] },
    { longText: '10785', types: ['postal_code'] },
    { longText: 'Deutschland', types: ['country'] },
  ],
};

async function start(test: TestContext, timeoutMs = 5000) {
  const google = await startTarget(test);
  const app = await startApp(test, { places: { key: 'the-key', baseUrl: google.url, timeoutMs } });
  const ask = (path: string) => app.inject({ url: `/api/google-maps/places/${path}`, headers: OWNER });
  return { google, ask };
}

describe('places', () => {
  it('are proposed for what is typed', async (test) => {
    const { google, ask } = await start(test);
    google.answer = () => ({ status: 200, body: JSON.stringify(PREDICTIONS) });
    const answer = await ask('autocomplete?input=ein&language=de&sessionToken=s1');
    assert.deepEqual(answer.json(), {
      predictions: [
        {
          placeId: 'P1',
          description: 'Café Einstein, Berlin',
          mainText: 'Café Einstein',
          secondaryText: 'Berlin',
        },
        { placeId: 'P2', description: 'Somewhere', mainText: 'Somewhere', secondaryText: '' },
      ],
    });
    const [request] = google.requests;
    assert.equal(`${request?.method} ${request?.path}`, 'POST /v1/places:autocomplete');
    assert.equal(request?.headers['x-goog-api-key'], 'the-key');
    assert.deepEqual(JSON.parse(request?.body ?? ''), {
      input: 'ein',
      languageCode: 'de',
      sessionToken: 's1',
    });
  });

  it('are laid out as the location of an event', async (test) => {
    const { google, ask } = await start(test);
    google.answer = () => ({ status: 200, body: JSON.stringify(PLACE) });
    assert.deepEqual((await ask('details?placeId=P%2F1&sessionToken=s1')).json(), {
      placeId: 'P/1',
      addressTitle: 'Café Einstein',
      addressLine1: '58 Kurfürstenstraße',
      addressLine2: 'Berlin, 10785',
      addressCountry: 'Deutschland',
      mapLat: 52.5,
      mapLng: 13.36,
    });
    assert.equal(google.requests[0]?.path, '/v1/places/P%2F1?sessionToken=s1');
    assert.match(String(google.requests[0]?.headers['x-goog-fieldmask']), /addressComponents/);
  });

  it('that cannot be looked up are answered with the reason', async (test) => {
    const { google, ask } = await start(test, 200);
    google.answer = () => ({ status: 403, body: '{}' });
    const refused = await ask('autocomplete?input=a');
    assert.deepEqual([refused.statusCode, refused.json().code], [502, 'places-failed']);
    assert.match(refused.json().error, /answered 403/);
    google.answer = () => ({ status: 200, body: '<html>' });
    assert.match((await ask('details?placeId=a')).json().error, /no JSON/);
    google.answer = () => 'hang';
    assert.match((await ask('details?placeId=a')).json().error, /in time/);
    google.release();
  });

  it('need a key of the operator', async (test) => {
    const app = await startApp(test);
    const answer = await app.inject({
      url: '/api/google-maps/places/autocomplete?input=a',
      headers: OWNER,
    });
    assert.deepEqual([answer.statusCode, answer.json().code], [501, 'no-places']);
    assert.match(answer.json().error, /GOOGLE_PLACES_KEY/);
  });
});

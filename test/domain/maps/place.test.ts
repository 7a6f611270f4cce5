import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  DEFAULT_CENTRE,
  DEFAULT_ZOOM,
  type PlaceSettings,
  placeText,
  readPlace,
} from '../../../src/domain/maps/place.ts';

const NOTHING: PlaceSettings = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  location: {},
};
const PUBLISHED = {
  mapZoom: '15',
  mapLat: '52.5',
  mapLng: 13.4,
  markerLat: 52.6,
  markerLng: 13.5,
  addressTitle: 'Gate',
  addressLine1: 'Pariser Platz',
  addressLine2: '',
  addressCountry: 'Germany',
};

describe('the place of a map', () => {
  const cases: [string, Partial<PlaceSettings>, unknown, [centre: string, zoom: number, marker: string]][] = [
    [
      'is in New York where nobody says more',
      {},
      undefined,
      ['40.720882 -74.000988', 12, '40.720882 -74.000988'],
    ],
    ['is what a tag says', { lat: 1, lng: 2, zoom: 3 }, undefined, ['1 2', 3, '1 2']],
    ['counts zero', { lat: 0, lng: 0, zoom: 0 }, undefined, ['0 0', 0, '0 0']],
    ['has a marker elsewhere', { lat: 1, lng: 2, markerLat: 3, markerLng: 4 }, undefined, ['1 2', 12, '3 4']],
    ['is where the marker is', { markerLat: 3, markerLng: 4 }, { mapLat: 5 }, ['3 4', 12, '3 4']],
    [
      'is that of published content, numbers as text too',
      { location: PUBLISHED },
      undefined,
      ['52.5 13.4', 15, '52.6 13.5'],
    ],
    [
      'is a single setting before that',
      { location: PUBLISHED, zoom: 9, lat: 50 },
      undefined,
      ['50 13.4', 9, '52.6 13.5'],
    ],
    ['is the site’s for a tag that says none', {}, PUBLISHED, ['52.5 13.4', 15, '52.6 13.5']],
    ['keeps its own zoom there', { zoom: 7 }, PUBLISHED, ['52.5 13.4', 7, '52.6 13.5']],
    [
      'is not the site’s for a tag with an address',
      { addressTitle: 'Here' },
      PUBLISHED,
      ['40.720882 -74.000988', 12, '40.720882 -74.000988'],
    ],
    ['needs both numbers', { lat: 1 }, undefined, ['40.720882 -74.000988', 12, '40.720882 -74.000988']],
    [
      'needs them in their range',
      { location: { mapLat: 91, mapLng: 0 } },
      undefined,
      ['40.720882 -74.000988', 12, '40.720882 -74.000988'],
    ],
    [
      'has whole steps of zoom, within the map',
      { location: { mapZoom: 40.4 } },
      undefined,
      ['40.720882 -74.000988', 22, '40.720882 -74.000988'],
    ],
    ['is nothing of what is no location', {}, 'Berlin', ['40.720882 -74.000988', 12, '40.720882 -74.000988']],
  ];
  for (const [name, settings, site, expected] of cases) {
    it(name, () => {
      const { centre, zoom, marker } = readPlace({ ...NOTHING, ...settings }, site);
      assert.deepEqual([`${centre.lat} ${centre.lng}`, zoom, `${marker.lat} ${marker.lng}`], expected);
    });
  }

  it('has the default numbers of the builder', () => {
    assert.deepEqual([DEFAULT_ZOOM, DEFAULT_CENTRE], [12, { lat: 40.720882, lng: -74.000988 }]);
  });

  it('is said in a line: the address without gaps, or the position', () => {
    const texts = [PUBLISHED, { mapLat: 1, mapLng: -2 }].map((site) => placeText(readPlace(NOTHING, site)));
    assert.deepEqual(texts, ['Gate, Pariser Platz, Germany', '1, -2']);
  });
});

/** Where and when an owner is found: what is read of it, and what is told. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Rule, read } from '../../../src/domain/schema.ts';
import { realMistakes, reasonOf } from '../../../src/domain/schema-mistakes.ts';
import { businessHoursSchema, locationSchema, siteInfoBarSchema } from '../../../src/domain/site/info-bar.ts';

const mistakesOf = (rule: Rule<never> | Rule, value: unknown) =>
  realMistakes(read(rule as Rule, value).mistakes).map((mistake) => `${mistake.path}: ${reasonOf(mistake)}`);

/** A published page says nothing of a closed day but that there is one. */
const PUBLISHED = {
  location: {
    mapZoom: 12,
    mapLat: 59.9,
    mapLng: '10.7',
    markerLat: 59.9,
    markerLng: 10.7,
    addressTitle: 'Bakery',
    addressLine1: 'Harbour 1',
    addressLine2: null,
    addressCountry: 'Norway',
  },
  businessHours: {
    monday: { text: '', ranges: [{}] },
    tuesday: { text: '7–14', ranges: [{ from: 420, to: 840 }] },
  },
  mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true, version: 1 },
};

describe('a location', () => {
  const CASES: [unknown, string[]][] = [
    [{}, []],
    [PUBLISHED.location, []],
    ['Harbour 1', [': must be an object']],
    [{ addresTitle: 'x' }, ['addresTitle: is not known; did you mean "addressTitle"?']],
    [{ addressLine1: 1, mapLat: 'north' }, ['addressLine1: must be a string', 'mapLat: must be a number']],
  ];
  for (const [value, mistakes] of CASES)
    it(JSON.stringify(value), () => assert.deepEqual(mistakesOf(locationSchema, value), mistakes));
});

describe('business hours', () => {
  const CASES: [unknown, string[]][] = [
    [{}, []],
    [PUBLISHED.businessHours, []],
    [{ monday: null, sunday: {} }, []],
    [{ tusday: {} }, ['tusday: is not known; did you mean "tuesday"?']],
    [{ monday: '9-5' }, ['monday: must be an object']],
    [{ monday: { range: [] } }, ['monday.range: is not known; did you mean "ranges"?']],
    [
      { friday: { ranges: [{ from: 1, to: 2 }, { form: 1, to: 'noon' }, 3] } },
      [
        'friday.ranges.1.to: must be a number',
        'friday.ranges.1.form: is not known; did you mean "from"?',
        'friday.ranges.2: must be an object',
      ],
    ],
  ];
  for (const [value, mistakes] of CASES)
    it(JSON.stringify(value), () => assert.deepEqual(mistakesOf(businessHoursSchema, value), mistakes));
});

describe('what the bar takes from a site', () => {
  const CASES: [unknown, string[]][] = [
    [PUBLISHED, []],
    [{ location: undefined, businessHours: undefined, mobileInfoBarSettings: undefined }, []],
    [{ location: { ownName: 1, mapLatt: 1 } }, ['location.mapLatt: is not known; did you mean "mapLat"?']],
    [
      { mobileInfoBarSettings: { isContactEmailEnabld: true } },
      ['mobileInfoBarSettings.isContactEmailEnabld: is not known; did you mean "isContactEmailEnabled"?'],
    ],
    [{ businessHours: [] }, ['businessHours: must be an object']],
  ];
  for (const [value, mistakes] of CASES)
    it(JSON.stringify(value), () => assert.deepEqual(mistakesOf(siteInfoBarSchema, value), mistakes));
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BannerSituation, isBannerAhead } from '../../../src/domain/popup/banner.ts';

const ASKING = { hasBanner: true, hasCome: true, hasSite: true, asks: true, passedMs: 3000 };

const CASES: [string, Partial<BannerSituation>, boolean][] = [
  ['a banner that asks', {}, true],
  ['a banner that asks for long', { passedMs: 60_000 }, true],
  ['a banner that was answered', { asks: false }, false],
  ['no banner', { hasBanner: false, hasCome: false }, false],
  ['a banner on its way', { hasCome: false }, true],
  ['a banner that has not come in 10 seconds', { hasCome: false, passedMs: 10_001 }, false],
  ['a banner whose site is on its way', { asks: undefined }, true],
  ['a banner whose site has not come in 10 seconds', { asks: undefined, passedMs: 10_001 }, false],
  ['a banner without a site', { asks: undefined, hasSite: false }, false],
];

describe('a pop-up waits for', () => {
  for (const [title, situation, isAhead] of CASES)
    it(`${title}: ${isAhead}`, () => assert.equal(isBannerAhead({ ...ASKING, ...situation }), isAhead));
});

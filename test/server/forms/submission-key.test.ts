import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { issueKey, isValidKey, KEY_LIFETIME_SECONDS } from '../../../server/src/forms/submission-key.ts';

const NOW = 1_700_000_000_000;

describe('submission key', () => {
  it('looks like the builder’s own: version, unix seconds, base64 with one padding character', () => {
    assert.match(issueKey('secret', 'crumb', NOW), /^1:1700000000:[A-Za-z0-9+/]{43}=$/);
  });

  it('is another one each time, even within one second', () => {
    assert.notEqual(issueKey('secret', 'crumb', NOW), issueKey('secret', 'crumb', NOW));
  });

  const fresh = issueKey('secret', 'crumb', NOW);
  const [, , signature = ''] = fresh.split(':');
  const flipped = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const CASES: [string, unknown, { secret?: string; crumb?: string; seconds?: number }, boolean][] = [
    ['fresh', fresh, {}, true],
    ['at the end of its life', fresh, { seconds: KEY_LIFETIME_SECONDS }, true],
    ['past its life', fresh, { seconds: KEY_LIFETIME_SECONDS + 1 }, false],
    ['from the future', fresh, { seconds: -1 }, false],
    ['of another visitor', fresh, { crumb: 'other' }, false],
    ['of another site', fresh, { secret: 'other' }, false],
    ['with another time', fresh.replace('1700000000', '1700000001'), { seconds: 1 }, false],
    ['with another signature', `1:1700000000:${flipped}`, {}, false],
    ['of another version', fresh.replace(/^1/, '2'), {}, false],
    ['nonsense', 'key', {}, false],
    ['empty', '', {}, false],
    ['missing', undefined, {}, false],
    ['a number', 1, {}, false],
  ];
  for (const [name, key, { secret = 'secret', crumb = 'crumb', seconds = 0 }, expected] of CASES) {
    it(`${name}: ${expected ? 'accepted' : 'refused'}`, () => {
      assert.equal(isValidKey(key, secret, crumb, NOW + seconds * 1000), expected);
    });
  }
});

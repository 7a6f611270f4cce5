/** Asset tokens and the password slice: decoding, expiry, messages. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeAssetToken, isTokenExpired, tokenInAnswer } from '../../../src/domain/auth/asset-token.ts';
import {
  collectionIdOfBody,
  failureOf,
  passwordCall,
  passwordProblem,
} from '../../../src/domain/auth/password.ts';
import { decodeBase64 } from '../../../src/domain/text/base64.ts';
import { passwordMessages } from '../../../src/i18n/en/password.ts';

const tokenOf = (payload: unknown) =>
  `h.${Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url')}.s`;

describe('asset token', () => {
  it('reads the expiry in seconds as ms', () => {
    const token = tokenOf({ exp: 1_800_000_000, name: 'ü' });
    assert.deepEqual(decodeAssetToken(token), { token, expiresAt: 1_800_000_000_000 });
  });
  const broken: [string, unknown, string][] = [
    ['nothing', undefined, 'Invalid token: must be a string'],
    ['a number', 3, 'Invalid token: must be a string'],
    ['one part', 'abc', 'Invalid token: part #2 is missing'],
    ['an empty part', 'a..b', 'Invalid token: part #2 is missing'],
    ['no base64', 'a.*.b', 'Invalid token: invalid base64 for part #2'],
    ['half a byte', 'a.QUJDR.b', 'Invalid token: invalid base64 for part #2'],
    ['no JSON', tokenOf('nope'), 'Invalid token: invalid JSON for part #2'],
    ['no exp', tokenOf({}), 'Invalid token: exp is missing'],
    ['exp as text', tokenOf({ exp: '1' }), 'Invalid token: exp is missing'],
    ['null', tokenOf('null'), 'Invalid token: exp is missing'],
  ];
  for (const [title, token, message] of broken) {
    it(`${title}: ${message}`, () => assert.throws(() => decodeAssetToken(token), { message }));
  }
  it('is renewed shortly before its end', () => {
    assert.deepEqual(
      [4999, 5000, 9999].map((now) => isTokenExpired(10_000, now)),
      [false, true, true],
    );
  });
  it('is looked for in the answer', () => {
    assert.deepEqual([{ token: 'x' }, {}, null, 'x'].map(tokenInAnswer), [
      'x',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('base64', () => {
  for (const text of ['', 'a', 'ab', 'abc', 'Grüße 👋', '>>>???']) {
    it(`decodes "${text}" from both alphabets`, () => {
      assert.equal(decodeBase64(Buffer.from(text).toString('base64')), text);
      assert.equal(decodeBase64(Buffer.from(text).toString('base64url')), text);
    });
  }
  it('refuses bytes that are no text', () => assert.throws(() => decodeBase64('/w=='), URIError));
});

describe('password', () => {
  const rows: [string, boolean, number | undefined, boolean, string | undefined][] = [
    ['at rest', false, undefined, false, undefined],
    ['after a refusal', false, 401, false, 'Please try again.'],
    ['after a fault of the server', false, 500, false, 'Please try again.'],
    ['when nobody answered', false, 0, false, 'Nobody answered. Please check your connection and try again.'],
    ['after too many tries', false, 429, false, 'Too many tries. Please wait a moment before the next one.'],
    ['typing after it', false, 401, true, undefined],
    ['in the editor', true, undefined, false, 'Log out to test.'],
    ['in the editor, failed', true, 401, false, 'Log out to test.'],
    ['in the editor, typing', true, undefined, true, undefined],
  ];
  for (const [title, isDesignFrame, status, hasTypedSince, message] of rows) {
    it(`${title}: ${message}`, () => {
      const failure = status === undefined ? undefined : failureOf(status);
      const problem = passwordProblem({ isDesignFrame, failure, hasTypedSince });
      assert.equal(problem && passwordMessages[problem], message);
    });
  }
  it('calls for the site and for a collection', () => {
    assert.deepEqual(passwordCall('p', { kind: 'site' }), {
      path: 'auth/visitor/site',
      body: { password: 'p' },
    });
    assert.deepEqual(passwordCall('p', { kind: 'collection', collectionId: 'c1' }), {
      path: 'auth/visitor/collection',
      body: { password: 'p', collectionId: 'c1' },
    });
  });
  for (const [body, id] of [
    ['collection-5f1', '5f1'],
    ['item-1', undefined],
    ['', undefined],
    ['collection-', undefined],
  ] as const) {
    it(`body "${body}" is collection ${id}`, () => assert.equal(collectionIdOfBody(body), id));
  }
});

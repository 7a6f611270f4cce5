import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newId } from '../../server/src/ids.ts';

/** Later than any other id of this process. */
const FUTURE = Date.UTC(2100, 0, 1);
const VERSION_7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('an id', () => {
  it('is a UUID of version 7 that says when it was made', () => {
    const id = newId(FUTURE);
    assert.match(id, VERSION_7);
    assert.equal(Number.parseInt(id.replace('-', '').slice(0, 12), 16), FUTURE);
  });

  it('comes after every one before, more of them in a millisecond than its counter holds, and when the clock is put back', () => {
    const ids = Array.from({ length: 10_000 }, () => newId(FUTURE + 1000));
    ids.push(newId(FUTURE), newId(FUTURE + 2000));
    assert.deepEqual(ids, ids.toSorted());
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.every((id) => VERSION_7.test(id)));
  });
});

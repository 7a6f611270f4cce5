/** The moment at which a visitor first does anything. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onFirstTouch } from '../../src/services/first-touch.ts';

describe('the first touch', () => {
  for (const act of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click']) {
    it(`is a ${act}, once`, () => {
      const window = new EventTarget();
      let touches = 0;
      onFirstTouch(() => (touches += 1), { window });
      assert.equal(touches, 0);
      window.dispatchEvent(new Event(act));
      window.dispatchEvent(new Event('click'));
      assert.equal(touches, 1);
    });
  }

  it('is not waited for any more when told so', () => {
    const window = new EventTarget();
    onFirstTouch(() => assert.fail('heard'), { window })();
    window.dispatchEvent(new Event('click'));
  });
});

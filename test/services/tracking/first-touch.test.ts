/** The moment at which a visitor first does anything. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstTouch } from '../../../src/services/tracking/first-touch.ts';
import { settle } from '../../support/node/fake-page.ts';

function waiting() {
  const window = new EventTarget();
  const controller = new AbortController();
  const seen = { touches: 0 };
  firstTouch({ window }, controller.signal).then(() => {
    seen.touches += 1;
  });
  return { window, controller, seen };
}

describe('the first touch', () => {
  for (const act of ['pointerover', 'keydown', 'focusin', 'click']) {
    it(`is a ${act}, once`, async () => {
      const { window, seen } = waiting();
      await settle();
      assert.equal(seen.touches, 0);
      window.dispatchEvent(new Event(act));
      window.dispatchEvent(new Event('click'));
      await settle();
      assert.equal(seen.touches, 1);
    });
  }

  it('is not waited for any more when told so', async () => {
    const { window, controller, seen } = waiting();
    controller.abort();
    window.dispatchEvent(new Event('click'));
    await settle();
    assert.equal(seen.touches, 0);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSecretBox } from '../../server/src/secrets.ts';

const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(32)];

describe('the secrets of connections', () => {
  it('open under the key and for the place that they were sealed for', () => {
    const box = createSecretBox([NEW]);
    const sealed = box.seal('péssimo secret', 'connection 1');
    assert.ok(!sealed.includes('secret'));
    assert.notEqual(sealed, box.seal('péssimo secret', 'connection 1'));
    assert.equal(box.open(sealed, 'connection 1'), 'péssimo secret');
    assert.throws(() => box.open(sealed, 'connection 2'), /SECRET_KEY/);
    assert.throws(() => createSecretBox([OLD]).open(sealed, 'connection 1'), /SECRET_KEY/);
  });

  it('open under an older key too, so that it can be replaced', () => {
    const sealed = createSecretBox([OLD]).seal('a', 'b');
    assert.equal(createSecretBox([NEW, OLD]).open(sealed, 'b'), 'a');
  });

  for (const wrong of ['', 'v1.', 'v2.abc', 'v1.!!!!', `v1.${'A'.repeat(60)}`])
    it(`do not open when they are ${JSON.stringify(wrong)}`, () => {
      assert.throws(() => createSecretBox([NEW]).open(wrong, 'b'), /SECRET_KEY/);
    });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TAGS } from '../../elements/tags.ts';
import { states, type TagName } from '../../src/testing/states.ts';

const all = { film: 'film.webm', press() {} };
const names = (tag: string, given: object = all) => states(tag as TagName, given).map(({ name }) => name);

describe('states', () => {
  for (const tag of Object.keys(TAGS))
    it(`of <${tag}> begin with the initial one, have names and sentences, and the tag in their markup`, () => {
      assert.equal(names(tag)[0], 'initial');
      assert.equal(new Set(names(tag)).size, names(tag).length);
      for (const { name, description, markup } of states(tag as TagName, all)) {
        assert.match(name, /^[a-z]+(-[a-z]+)*$/);
        assert.match(description, /^[A-Z].*\.$/);
        assert.match(markup, new RegExp(`<${tag}[ >]`));
        assert.doesNotMatch(markup, /\{(film|sound)\}/);
      }
    });

  it('are fewer without a film, and without a way to press', () => {
    assert.deepEqual(names('sqs-bg-video', {}), ['initial', 'failed']);
    assert.deepEqual(names('sqs-audio', {}), ['initial', 'failed', 'lyrics']);
    assert.deepEqual(names('sqs-audio', { press() {} }), [
      'initial',
      'playing',
      'paused',
      'failed',
      'lyrics',
    ]);
  });

  it('are there for tags of the kit alone', () => {
    assert.throws(
      () => names('sqs-poem'),
      /^Error: <sqs-poem> is no tag of the kit; there are sqs-add-to-cart, .*, sqs-video\.$/,
    );
  });
});

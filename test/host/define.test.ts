import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { define, inTurn } from '../../src/host/define.ts';

describe('first views of tags', () => {
  const { customElements } = globalThis;
  let shown: string[] = [];
  const show = (name: string) => () => void shown.push(name);

  beforeEach(() => {
    shown = [];
    mock.timers.enable({ apis: ['setTimeout'] });
    // As a browser upgrades the elements of a page: within the call.
    const upgrade = () => ['a', 'b'].forEach((name) => void inTurn(show(name)));
    Object.assign(globalThis, { customElements: { get: () => undefined, define: upgrade } });
  });
  afterEach(() => {
    mock.timers.reset();
    Object.assign(globalThis, { customElements });
  });

  it('are shown at once where one tag is put into the page', () => {
    inTurn(show('a'));
    assert.deepEqual(shown, ['a']);
  });

  it('come after the script that upgrades the page, in its order', () => {
    define('sqs-x', class {} as CustomElementConstructor);
    assert.deepEqual(shown, []);
    mock.timers.tick(1);
    assert.deepEqual(shown, ['a', 'b']);
  });

  it('are shown at once again after an upgrade', () => {
    define('sqs-x', class {} as CustomElementConstructor);
    inTurn(show('c'));
    assert.deepEqual(shown, ['c']);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ConnectionSetting } from '../../../src/domain/api/owner/connections.ts';
import {
  connectionProblems,
  readBackendConnections,
  visitorAddress,
} from '../../../src/domain/forms/connections.ts';

const config = (backendType: number, connectionState = 1) => ({
  backendId: `b${backendType}`,
  backendType,
  connectionState,
  config: {},
});

describe('the connections of a form', () => {
  const KINDS: [number, string][] = [
    [1, 'google'],
    [2, 'mailchimp'],
    [3, 'email'],
    [4, 'site-user'],
    [5, 'zapier'],
    [6, 'campaigns'],
  ];
  for (const [type, kind] of KINDS)
    it(`are of kind ${kind} by type ${type}`, () => {
      const { connections, errors } = readBackendConnections([config(type)]);
      assert.deepEqual(connections, [{ backendId: `b${type}`, kind, state: 'connected', config: {} }]);
      assert.deepEqual(errors, []);
    });

  it('are kept when they are connected or pending', () => {
    const { connections } = readBackendConnections([config(3, 1), config(3, 2), config(5, 3)]);
    assert.deepEqual(
      connections.map(({ kind, state }) => [kind, state]),
      [
        ['email', 'connected'],
        ['zapier', 'pending'],
      ],
    );
  });

  it('go into a list of errors when their type is unknown', () => {
    const { connections, errors } = readBackendConnections([config(9), config(3)]);
    assert.equal(connections.length, 1);
    assert.deepEqual(errors, [
      { backendId: 'b9', backendType: 9, reason: 'There is no connection of type 9.' },
    ]);
  });

  it('have texts and flags, and a name of their own where the editor says none', () => {
    const { connections } = readBackendConnections([
      { ...config(6), backendId: '', config: { listId: 7, useSingleOptIn: true, more: { nested: 1 } } },
    ]);
    assert.deepEqual(connections[0], {
      backendId: '#0',
      kind: 'campaigns',
      state: 'connected',
      config: { listId: '7', useSingleOptIn: true },
    });
  });
});

describe('the settings of a connection', () => {
  const setting = (type: ConnectionSetting['type'], required = true): ConnectionSetting => ({
    name: 'x',
    label: 'X',
    type,
    required,
  });
  const NEEDED = 'This is needed.';
  const CASES: [ConnectionSetting, string | boolean | undefined, string | undefined][] = [
    [setting('text'), 'a', undefined],
    [setting('text'), '', NEEDED],
    [setting('text', false), '', undefined],
    [setting('text'), true, 'This is no text.'],
    [setting('email'), 'ada@example.com', undefined],
    [setting('email'), 'ada@example.com\r\nBcc: x@y.zz', 'This is no email address.'],
    [setting('url'), 'https://example.com/a?b', undefined],
    [setting('url'), '/a', 'This is no address that begins with https:// or http://.'],
    [setting('url'), 'file:///etc/passwd', 'This is no address that begins with https:// or http://.'],
    [setting('flag'), undefined, undefined],
    [setting('flag'), 'yes', 'This is on or off.'],
    [setting('secret'), undefined, NEEDED],
    [setting('secret', false), undefined, undefined],
  ];
  for (const [rule, value, problem] of CASES)
    it(`${rule.type}, ${rule.required ? 'required' : 'optional'}, as ${JSON.stringify(value)}: ${problem ?? 'fine'}`, () => {
      const given: Record<string, string | boolean> = value === undefined ? {} : { x: value };
      assert.deepEqual(connectionProblems([rule], given, []), problem ? { x: problem } : {});
    });

  it('need no secret again that is set', () => {
    assert.deepEqual(connectionProblems([setting('secret')], {}, ['x']), {});
  });
});

describe('the address of a visitor', () => {
  const field = (id: string, type: 'email' | 'text') => ({ id, type });
  it('is that of the first field which asks for one', () => {
    const fields = [field('other', 'text'), field('mail', 'email')];
    assert.equal(visitorAddress(fields, { other: 'a@b.test', mail: ' c@d.test ' }), 'c@d.test');
    assert.equal(visitorAddress(fields, { mail: ['', 'c@d.test'] }), 'c@d.test');
    assert.equal(visitorAddress([field('other', 'text')], { other: 'a@b.test' }), undefined);
  });
  it('is the first value that is one where the fields are unknown', () => {
    assert.equal(visitorAddress([], { name: ['A', 'B'], mail: 'c@d.test' }), 'c@d.test');
    assert.equal(visitorAddress([], { name: 'A' }), undefined);
  });
});

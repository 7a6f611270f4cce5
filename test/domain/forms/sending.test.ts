import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterSilence, type Silence } from '../../../src/domain/forms/sending.ts';

const FORM: Silence = {
  send: 'auto',
  isJson: false,
  isElsewhere: true,
  isBlocked: false,
  isReachable: true,
};

describe('what a request without an answer means', () => {
  const table: [string, Partial<Silence>, ReturnType<typeof afterSilence>][] = [
    ['a form to another site that answers others', {}, 'unread'],
    ['the same without a connection', { isReachable: false }, 'failed'],
    ['JSON, which was asked for beforehand', { isJson: true }, 'refused'],
    ['JSON without a connection', { isJson: true, isReachable: false }, 'failed'],
    ['to the page’s own site', { isElsewhere: false }, 'failed'],
    ['the page’s policy lets nothing out', { isBlocked: true, isReachable: false }, 'navigate'],
    ['nor to its own site', { isBlocked: true, isElsewhere: false }, 'navigate'],
    ['nor JSON, which no form post carries', { isBlocked: true, isJson: true }, 'failed'],
    ['an author who wants the answer', { send: 'fetch' }, 'failed'],
    ['the same with a policy', { send: 'fetch', isBlocked: true }, 'failed'],
  ];
  for (const [what, silence, meaning] of table)
    it(what, () => assert.equal(afterSilence({ ...FORM, ...silence }), meaning));
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSafeRedirect } from '../../src/domain/links.ts';

const SAFE = [
  'https://example.com/a?b#c',
  'HTTP://EXAMPLE.COM',
  '/thanks',
  'thanks.html',
  '?done',
  '#end',
  '//example.com/x',
];
const UNSAFE = [
  '',
  '  ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' \tjavascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'mailto:ada@example.com',
  'file:///etc/passwd',
];

describe('redirects', () => {
  for (const address of SAFE)
    it(`follows ${JSON.stringify(address)}`, () => assert.equal(isSafeRedirect(address), true));
  for (const address of UNSAFE)
    it(`refuses ${JSON.stringify(address)}`, () => assert.equal(isSafeRedirect(address), false));
});

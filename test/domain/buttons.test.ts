import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buttonLink } from '../../src/domain/buttons.ts';

const NONE = { text: '', href: '', newWindow: false };

describe('the link of a button', () => {
  const cases: [string, object, object, [text: string, href: string, newWindow: boolean] | undefined][] = [
    ['is that of the settings', { text: 'Go', href: '/a' }, { text: 'B', href: '/b' }, ['Go', '/a', false]],
    ['is else the author’s', {}, { text: 'B', href: '/b', newWindow: true }, ['B', '/b', true]],
    ['mixes both', { text: 'Go' }, { text: 'B', href: '/b' }, ['Go', '/b', false]],
    [
      'is that of published content',
      { text: 'Go', clickthroughUrl: { url: '/p', newWindow: 'true' } },
      { text: 'B', href: '/b' },
      ['Go', '/p', true],
    ],
    [
      'opens a window',
      { text: 'Go', href: 'https://a.test', newWindow: true },
      NONE,
      ['Go', 'https://a.test', true],
    ],
    [
      'opens none for a mail',
      { text: 'Go', href: 'mailto:a@b.test', newWindow: true },
      NONE,
      ['Go', 'mailto:a@b.test', false],
    ],
    ['opens none for a call', { text: 'Go', href: 'TEL:1', newWindow: true }, NONE, ['Go', 'TEL:1', false]],
    ['is none without a text', { href: '/a' }, NONE, undefined],
    ['is none without an address', { text: 'Go' }, NONE, undefined],
    ['is none that runs a script', { text: 'Go' }, { text: 'B', href: 'java\nscript:alert(1)' }, undefined],
  ];
  for (const [name, settings, authored, expected] of cases) {
    it(name, () => {
      const link = buttonLink({ ...NONE, clickthroughUrl: {}, ...settings }, { ...NONE, ...authored });
      assert.deepEqual(link && [link.text, link.href, link.newWindow], expected);
    });
  }
});

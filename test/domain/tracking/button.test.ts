/** Which clicks may be held for tracking: only those that replace this page in this window. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Click, judgeClick, opensNewWindow } from '../../../src/domain/tracking/button.ts';

const CLICK: Click = {
  button: 0,
  hasModifier: false,
  isPrevented: false,
  href: 'https://a.test/other',
  target: '',
  isDownload: false,
  pageUrl: 'https://a.test/here?x=1#y',
};

const ROWS: [string, Partial<Click>, boolean][] = [
  ['a plain click', {}, true],
  ['another site', { href: 'http://b.test/' }, true],
  ['target _self', { target: '_self' }, true],
  ['this page again (a reload)', { href: 'https://a.test/here?x=1' }, true],
  ['another query with a hash', { href: 'https://a.test/here?x=2#y' }, true],
  ['a hash on this page', { href: 'https://a.test/here?x=1#z' }, false],
  ['the top of this page', { href: 'https://a.test/here?x=1#' }, false],
  ['middle button', { button: 1 }, false],
  ['right button', { button: 2 }, false],
  ['with ctrl, meta, shift or alt', { hasModifier: true }, false],
  ['taken by the page', { isPrevented: true }, false],
  ['target _blank', { target: '_blank' }, false],
  ['a named window', { target: 'shop' }, false],
  ['the parent frame', { target: '_parent' }, false],
  ['download', { isDownload: true }, false],
  ['mailto', { href: 'mailto:a@b.test' }, false],
  ['tel', { href: 'tel:+1' }, false],
  ['javascript', { href: 'javascript:void 0' }, false],
  ['no link', { href: undefined }, false],
];

describe('clicks', () => {
  for (const [title, click, held] of ROWS) {
    it(`${title}: ${held ? 'may be held' : 'never held'}`, () => {
      assert.equal(judgeClick({ ...CLICK, ...click }), held ? 'leaves-page' : 'stays');
    });
  }
  for (const [target, isNew] of [
    ['', false],
    ['_self', false],
    ['_TOP', false],
    ['_blank', true],
    ['shop', true],
  ] as const) {
    it(`target "${target}" opens ${isNew ? 'a new' : 'this'} window`, () =>
      assert.equal(opensNewWindow(target), isNew));
  }
});

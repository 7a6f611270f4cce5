/** HTML as text, in one pass over whatever is given. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainText, withoutTags } from '../../../src/domain/text/plain-text.ts';

/** With a pattern that starts over at each of these, minutes. */
const MANY = 1_000_000;

describe('text without tags', () => {
  for (const [html, text] of [
    ['', ''],
    ['plain', 'plain'],
    ['<b>bold</b> text', 'bold text'],
    ['a < b', 'a < b'],
    ['a < b > c', 'a  c'],
    ['<<b>x', 'x'],
    ['<>a<b>c</i>d<br/>e<em />f<small>g', 'acdefg'],
    ['x<b', 'x<b'],
    ['x<br', 'x<br'],
    ['<p title="a>b">x', 'b">x'],
  ] as const) {
    it(`${JSON.stringify(html)} → ${JSON.stringify(text)}`, () => assert.equal(withoutTags(html), text));
  }

  it('puts something in the place of each tag', () => assert.equal(withoutTags('a<br>b<i>', '-'), 'a-b-'));

  it('looks at each character once', () => {
    const open = '<'.repeat(MANY);
    assert.equal(withoutTags(open), open);
    assert.equal(withoutTags(`${open}>x`), 'x');
  });
});

describe('plain text', () => {
  for (const [html, text] of [
    ['<p>Thank <b>you</b>,</p>\n<p>Ada</p>', 'Thank you , Ada'],
    ['Tom &amp; &lt;Jerry&gt; &quot;&#39;&nbsp;!', 'Tom & <Jerry> "\' !'],
    ['&amp;lt;', '&lt;'],
    ['a<script>if (1 < 2) b()</script> c<STYLE>x{}</STYLE>d', 'a c d'],
    ['a<script src="x">', 'a'],
    ['<scripture>kept</scripture>', 'kept'],
  ] as const) {
    it(`${JSON.stringify(html)} → ${JSON.stringify(text)}`, () => assert.equal(plainText(html), text));
  }

  it('looks at each script once', () => assert.equal(plainText(`a${'<script'.repeat(MANY / 4)}`), 'a'));
});

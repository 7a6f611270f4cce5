/** Rows and cells that an HTML text begins with, without their table. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { looseTablePart } from '../../../src/domain/text/loose-table-part.ts';

const ROWS: [html: string, part: string | undefined][] = [
  ['<tr><td>1</td></tr>', 'tr'],
  ['\n  <!-- rows --> <!-- a > b -->\n<TBODY class="x"><tr>', 'tbody'],
  ['<td>1', 'td'],
  ['<table><tr><td>1</td></tr></table>', undefined],
  ['<track src="x">', undefined],
  ['<p>1</p><tr>', undefined],
  ['text <tr>', undefined],
  ['', undefined],
  ['<!---->'.repeat(50), undefined],
];

for (const [html, part] of ROWS)
  it(`${JSON.stringify(html.slice(0, 60))}: ${part}`, () => assert.equal(looseTablePart(html), part));

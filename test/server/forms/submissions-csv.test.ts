import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { readFormEntity, type StoredForm } from '../../../server/src/forms/form-entity.ts';
import { csvCell, submissionsCsv } from '../../../server/src/forms/submissions-csv.ts';
import type { Submission } from '../../../src/domain/api/owner/submissions.ts';

const CELLS: [string, string][] = [
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+4711', "'+4711"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=cmd|"/c calc"!A1,1', '"\'=cmd|""/c calc""!A1,1"'],
  ['a=b', 'a=b'],
];

describe('CSV', () => {
  for (const [text, cell] of CELLS) {
    it(`${JSON.stringify(text)} becomes ${JSON.stringify(cell)}`, () => {
      assert.equal(csvCell(text), cell);
    });
  }

  it('has a column per field in the order of the form, then whatever else was sent', async () => {
    const read = readFormEntity({
      fields: [
        { type: 'section', id: 's', title: 'Start' },
        { type: 'date', id: 'd', title: 'Date' },
        { type: 'name', id: 'n', title: 'Name' },
        { type: 'checkbox', id: 'c1', title: 'Pick', options: ['a', 'b'] },
        { type: 'checkbox', id: 'c2', title: 'Pick', options: ['a', 'b'] },
        { type: 'likert', id: 'l', title: '=Survey', options: ['Good?'] },
      ],
    });
    assert.ok(read.ok);
    const submission: Submission = {
      id: '1',
      formId: 'f',
      createdAt: '2026-11-27T00:00:00.000Z',
      values: { n: ['Ada', ''], d: ['1', '2', '2026'], c1: ['a', 'b'], l: { 'Good?': '-2' }, extra: '+1' },
      page: { title: 'Home', path: '/' },
    };
    assert.equal(
      await written([[submission]], read.form),
      "\uFEFFid,formId,createdAt,page title,page path,Date,Name,Pick (c1),Pick (c2),'=Survey,extra\r\n" +
        "1,f,2026-11-27T00:00:00.000Z,Home,/,1/2/2026,Ada,a; b,,Good?: Strongly Disagree,'+1\r\n",
    );
  });

  it('takes numbers in what belongs to no field for no answers', async () => {
    const submission: Submission = {
      id: '1',
      formId: 'f',
      createdAt: '',
      values: { x: { a: '1' } },
      page: {},
    };
    assert.match(await written([[submission]]), /,a: 1\r\n$/);
  });

  it('of nothing is a header line', async () => {
    assert.equal(await written([[]]), '\uFEFFid,formId,createdAt,page title,page path\r\n');
  });

  it('has at most fifty columns for what belongs to no field; the rest shares one', async () => {
    const values = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`n${index}`, String(index)]));
    const [header = '', row = ''] = (await written([[{ ...EMPTY, values }]])).split('\r\n');
    assert.equal(header.split(',').length, 5 + 50 + 1);
    assert.ok(header.endsWith(',n49,other entries'));
    assert.ok(row.endsWith('n57: 57; n58: 58; n59: 59'));
  });

  it('keeps what turns up later than its columns were chosen', async () => {
    const csv = await written([[{ ...EMPTY, values: { a: '1' } }], [{ ...EMPTY, values: { b: '2' } }]]);
    assert.deepEqual(
      csv.split('\r\n').map((line) => line.split(',').slice(5)),
      [['a', 'other entries'], ['1', ''], ['', 'b: 2'], []],
    );
  });

  it('is written piece by piece, as batches come', async () => {
    let asked = 0;
    async function* batches() {
      for (; asked < 1000; asked += 1) yield [{ ...EMPTY, values: { a: '1' } }];
    }
    for await (const _piece of submissionsCsv(batches())) break;
    assert.ok(asked < 5);
  });
});

const EMPTY: Submission = { id: '1', formId: 'f', createdAt: '', values: {}, page: {} };

async function written(batches: Submission[][], form?: StoredForm): Promise<string> {
  return text(submissionsCsv(Readable.from(batches), form));
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFormEntity } from '../../../server/src/forms/form-entity.ts';
import { csvCell, submissionsCsv } from '../../../server/src/forms/submissions-csv.ts';
import type { Submission } from '../../../server/src/forms/submissions-store.ts';

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

  it('has a column per field in the order of the form, then whatever else was sent', () => {
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
      submissionsCsv([submission], read.form),
      "\uFEFFid,formId,createdAt,page title,page path,Date,Name,Pick (c1),Pick (c2),'=Survey,extra\r\n" +
        "1,f,2026-11-27T00:00:00.000Z,Home,/,1/2/2026,Ada,a; b,,Good?: Strongly Disagree,'+1\r\n",
    );
  });

  it('of nothing is a header line', () => {
    assert.equal(submissionsCsv([]), '\uFEFFid,formId,createdAt,page title,page path\r\n');
  });
});

/** The name that somebody probably meant: by a slip, or because the written one is short for it. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nearest } from '../../../src/domain/text/nearest.ts';

const NAMES = [
  'size',
  'alignment',
  'form-id',
  'submitButtonText',
  'address-title',
  'address-line',
  'autoplay',
];

for (const [written, meant, mostSlips] of [
  ['form_Id', 'form-id'],
  ['sise', 'size'],
  ['from-id', 'form-id'],
  ['align', 'alignment'],
  ['submit-text', 'submitButtonText'],
  ['submitText', 'submitButtonText'],
  ['address', undefined],
  ['at', undefined],
  ['', undefined],
  ['teapot', undefined],
  ['align', undefined, 1],
  ['alignmnet', 'alignment', 1],
] as const)
  it(`is ${meant ?? 'none'} for "${written}"${mostSlips ? ', by a slip alone' : ''}`, () =>
    assert.equal(nearest(written, NAMES, mostSlips), meant));

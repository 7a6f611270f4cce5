import assert from 'node:assert/strict';
import { it } from 'node:test';
import { knownLanguage } from '../../../src/domain/text/known-language.ts';

const KNOWN = ['ar', 'fr', 'pt', 'pt-PT', 'zh-Hant'];
const CASES: [written: string, string | undefined][] = [
  ['fr', 'fr'],
  ['FR', 'fr'],
  [' fr-CA ', 'fr'],
  ['fr_CA', 'fr'],
  ['ar-u-nu-latn', 'ar'],
  ['pt-BR', 'pt'],
  ['pt-pt', 'pt-PT'],
  ['pt-PT-x-old', 'pt-PT'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['zh', undefined],
  ['en', undefined],
  ['fra', undefined],
  ['constructor', undefined],
  ['', undefined],
  ['not a language!', undefined],
];
for (const [written, found] of CASES)
  it(`${JSON.stringify(written)} is ${found ?? 'none that is known'}`, () =>
    assert.equal(knownLanguage(written, KNOWN), found));

/** Texts that count: which form, and how the number is written. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countText, type PluralForms } from '../../../src/domain/text/plural.ts';

const english: PluralForms = { one: '{count} thing', other: '{count} things' };
const polish: PluralForms = {
  one: '{count} rzecz',
  few: '{count} rzeczy',
  many: '',
  other: '{count} rzeczy i pół',
};
const arabic: PluralForms = {
  two: 'شيئان',
  few: '{count} أشياء',
  many: '{count} شيئًا',
  other: '{count} شيء',
};
const japanese: PluralForms = { other: '{count}個' };

const CASES: [PluralForms, language: string, [number, string][]][] = [
  [
    english,
    'en',
    [
      [0, '0 things'],
      [1, '1 thing'],
      [1234, '1,234 things'],
    ],
  ],
  // No Japanese is loaded: English is counted as English is.
  [english, 'ja', [[1, '1 thing']]],
  [english, '', [[1, '1 thing']]],
  [
    polish,
    'pl',
    [
      [1, '1 rzecz'],
      [22, '22 rzeczy'],
      // An author has left this one empty.
      [5, '5 rzeczy i pół'],
    ],
  ],
  [
    arabic,
    'ar',
    [
      [1, '1 شيء'],
      [2, 'شيئان'],
      [3, '3 أشياء'],
      [11, '11 شيئًا'],
      [100, '100 شيء'],
    ],
  ],
  [arabic, 'ar-EG', [[3, '٣ أشياء']]],
  [
    japanese,
    'ja',
    [
      [1, '1個'],
      [2000, '2,000個'],
    ],
  ],
];

describe('a text that counts', () => {
  for (const [forms, language, counts] of CASES)
    for (const [count, expected] of counts)
      it(`${JSON.stringify(language)}: ${expected}`, () =>
        assert.equal(countText(forms, english, count, language), expected));
});

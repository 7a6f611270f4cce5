/** What is put into a text, and how. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fill } from '../../../src/domain/text/fill.ts';

it('puts in names as they are, numbers as the language writes them, and leaves what nobody gives', () => {
  assert.equal(fill('“{title}”: {title}', { title: '$& {count}' }), '“$& {count}”: $& {count}');
  assert.equal(fill('{index} von {count}', { index: 2, count: 1234 }, 'de'), '2 von 1.234');
  assert.equal(fill('{index} من {count}', { index: 2, count: 10 }, 'ar-EG'), '٢ من ١٠');
  assert.equal(fill('{here} {there}', { here: '' }), ' {there}');
});

it('writes small whole numbers as `Intl` does, in every language of the kit', () => {
  const languages = [
    'en',
    'en-GB',
    'de',
    'de-CH',
    'fr',
    'es',
    'pt',
    'pt-BR',
    'it',
    'nl',
    'ja',
    'ar',
    'ar-EG',
    'fa',
  ];
  for (const language of [...languages, 'de-u-nu-deva'])
    for (const value of [0, 7, 42, 999, 1000, -3, 1.5])
      assert.equal(fill('{value}', { value }, language), value.toLocaleString(language), language);
});

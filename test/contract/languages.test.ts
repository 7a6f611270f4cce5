/** Each language is a file of its own in the drop-in builds, and nothing but what the loader fetches for pages in others knows of it. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { LOCALES } from '../../elements/locales.ts';
import type { Catalogue } from '../../src/i18n/en/index.ts';
import { build } from '../../tools/build.mjs';

describe('languages', () => {
  before(() => build());

  for (const runtime of ['cdn', 'lite']) {
    const filesWith = (text: string) =>
      readdirSync(`dist/${runtime}`, { recursive: true, encoding: 'utf8' })
        .filter(
          (file) => file.endsWith('.js') && readFileSync(`dist/${runtime}/${file}`, 'utf8').includes(text),
        )
        .sort();

    for (const language of Object.keys(LOCALES))
      it(`${runtime}: ${language} has its texts in one file`, async () => {
        const { texts } = (await import(`../../src/i18n/languages/${language}.ts`)) as { texts: Catalogue };
        for (const text of [texts.form.bannerTop, texts.cart.notSaved, texts.video.consent])
          assert.deepEqual(filesWith(text), [`locales/${language}.js`]);
      });

    it(`${runtime}: only one file beside the loader knows of languages`, () => {
      assert.deepEqual(filesWith('/locales/'), ['locales.js']);
    });
  }
});

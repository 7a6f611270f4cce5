import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { draftOf, parseDraft } from '../../../src/domain/forms/draft.ts';
import { formSchema, sortFields } from '../../../src/domain/forms/form.ts';
import { disclaimerOf } from '../../../src/domain/forms/form-entity.ts';
import { read } from '../../../src/domain/schema.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { successMessages } from '../../../src/i18n/en/success.ts';
import { field, plain } from '../../support/node/form-fields.ts';

describe('form entity', () => {
  it('has the builder’s defaults; its texts are those of the catalogue', () => {
    const { value } = read(formSchema, {});
    assert.deepEqual(
      [value?.name, value?.submitButtonText, value?.submissionMessage],
      [undefined, undefined, undefined],
    );
    assert.deepEqual(
      [formMessages.name, formMessages.submit, successMessages.thanks],
      ['New Form', 'Submit', 'Thank you!'],
    );
    assert.deepEqual(
      [value?.type, value?.captchaEnabled, value?.captchaTheme, value?.captchaAlignment],
      [1, false, 1, 1],
    );
  });

  it('reads fields as JSON text and a redirect as an object', () => {
    const { value } = read(formSchema, {
      fields: '[{"id":"a","type":"text"}]',
      successRedirect: { url: '/thanks' },
    });
    assert.equal(value?.fields[0]?.id, 'a');
    assert.equal(value?.successRedirect, '/thanks');
  });

  it('counts to a maximum, and to none that is none', () => {
    const maxima = [20, '20', 0, -1, 2.5, 'many', null, true, {}].map(
      (maxLength) =>
        read(formSchema, { fields: [{ id: 'a', type: 'textarea', maxLength }] }).value?.fields[0]?.maxLength,
    );
    assert.deepEqual(maxima, [20, 20, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('has a disclaimer of its own for newsletter and slide only, unless it is written', () => {
    const texts = [1, 2, 3, 4, 5, 6].map((type) =>
      disclaimerOf({ type, disclaimerMessage: undefined }, 'We respect your privacy.'),
    );
    assert.deepEqual(texts, ['', '', '', 'We respect your privacy.', 'We respect your privacy.', '']);
    assert.equal(disclaimerOf({ type: 5, disclaimerMessage: '' }, 'We respect your privacy.'), '');
  });

  it('sorts out what cannot be shown, keeping the first of two ids', () => {
    const raw = [
      field('text'),
      { ...field('text'), type: 'hologram' },
      field('email', { id: '' }),
      field('text'),
      field('section', { id: '' }),
    ];
    const problems = sortFields(raw.map((entry) => ({ ...entry, options: [...entry.options] }))).map(
      (entry) => (entry.ok ? 'ok' : entry.problem),
    );
    assert.deepEqual(problems, ['ok', 'unknown-type', 'missing-id', 'duplicate-id', 'ok']);
  });

  it('counts fields as they are written, those that are left out too', () => {
    const fields = [
      7,
      { id: 'a' },
      { type: 'text' },
      { id: 'b', type: 'text' },
      'x',
      { id: 'b', type: 'email' },
    ];
    const entries = sortFields(read(formSchema, { fields }).value.fields);
    assert.deepEqual(
      entries.map((entry) => (entry.ok ? entry.field.id : `${entry.index} ${entry.problem}`)),
      ['2 missing-id', 'b', '5 duplicate-id'],
    );
  });
});

describe('drafts', () => {
  it('hold no password, no hidden field and nothing empty', () => {
    const fields = [field('text'), field('password'), field('hidden'), field('email')];
    const values = { 'text-1': 'kept', 'password-1': 'secret', 'hidden-1': 'x', 'email-1': ' ' };
    assert.deepEqual(plain(draftOf(fields, values)), { 'text-1': 'kept' });
    assert.equal(draftOf(fields, { 'password-1': 'secret' }), undefined);
  });

  it('are read back only when they are drafts', () => {
    assert.deepEqual(plain(parseDraft('{"a":"b"}')), { a: 'b' });
    assert.equal(parseDraft('{"a":"b"}')?.constructor, undefined);
    for (const text of [null, '', '{', '[]', 'null', '3']) assert.equal(parseDraft(text), undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressNames, type OwnControl, type Validity } from '../../../src/domain/forms/own-control.ts';
import {
  isBrowsers,
  ownDestination,
  ownDraftFields,
  ownErrors,
  ownValues,
  sentEntries,
} from '../../../src/domain/forms/own-form.ts';

const control = (name: string, type = 'text', more: Partial<OwnControl> = {}): OwnControl => ({
  name,
  type,
  autoComplete: '',
  hint: '',
  ...more,
});
const wrong = (validity: Validity, message = 'In the browser’s words.') => ({ wrong: { validity, message } });

describe('the values of an author’s own form', () => {
  const table: [string, OwnControl[], [string, unknown][], object][] = [
    ['a text', [control('a')], [['a', 'x']], { a: 'x' }],
    ['an empty form', [control('a'), control('b', 'checkbox')], [], { a: '', b: '' }],
    ['one checkbox', [control('b', 'checkbox')], [['b', 'on']], { b: 'on' }],
    ['several checkboxes', [control('b', 'checkbox'), control('b', 'checkbox')], [['b', '1']], { b: ['1'] }],
    ['radios', [control('r', 'radio'), control('r', 'radio')], [['r', '2']], { r: '2' }],
    [
      'a list',
      [control('s', 'select-multiple')],
      [
        ['s', '1'],
        ['s', '2'],
      ],
      { s: ['1', '2'] },
    ],
    [
      'texts of one name',
      [control('t[]'), control('t[]')],
      [
        ['t[]', 'a'],
        ['t[]', ''],
      ],
      { 't[]': ['a', ''] },
    ],
    ['line breaks', [control('a', 'textarea')], [['a', '1\r\n2']], { a: '1\n2' }],
    [
      'no file or trap, and no button that was not pressed',
      [control('go', 'submit'), control('f', 'file'), control('_gotcha')],
      [
        ['f', {}],
        ['_gotcha', 'robot'],
      ],
      {},
    ],
    [
      'the button that was pressed, and what elements and scripts of the page’s own send',
      [control('a'), control('go', 'submit')],
      [
        ['a', '1'],
        ['size', 'L'],
        ['tags', 'x'],
        ['tags', 'y'],
        ['file', {}],
        ['go', 'now'],
      ],
      { a: '1', size: 'L', tags: ['x', 'y'], go: 'now' },
    ],
    ['names of objects', [control('__proto__')], [['__proto__', 'x']], JSON.parse('{"__proto__":"x"}')],
  ];
  for (const [what, controls, entries, values] of table)
    it(`${what}`, () => assert.equal(JSON.stringify(ownValues(controls, entries)), JSON.stringify(values)));
});

describe('what is sent of an author’s own form', () => {
  const text = (...pairs: string[]) => pairs.map((pair) => pair.split('=') as [string, string]);
  const table: [string, [string, string][], [string, string][], [string, string][], string][] = [
    ['as it was submitted', text('a=1', 'go=x'), text('a=1'), text('a=1'), 'a=1&go=x'],
    ['locked since', text('a=1', 'b=2'), [], [], 'a=1&b=2'],
    ['emptied since', text('a=1', 'a=2'), text('a=', 'a='), text('a=', 'a='), 'a=1&a=2'],
    [
      'with what was written as it was told of',
      text('a=1', 't='),
      text('a=', 't='),
      text('a=', 't=token'),
      'a=1&t=token',
    ],
    ['and what was added then', text('a=1'), text('a=1'), text('a=1', 't=token'), 'a=1&t=token'],
  ];
  for (const [what, submitted, before, now, sent] of table)
    it(what, () =>
      assert.equal(
        sentEntries(submitted, before, now)
          .map((entry) => entry.join('='))
          .join('&'),
        sent,
      ),
    );
});

describe('what an author’s own form leaves to the browser', () => {
  const FORM = { method: 'post', action: '/x', target: '', hasOwnAddress: false };
  const table: [string, Partial<typeof FORM>, { isReceiver?: boolean; sendsToTabs?: boolean }, boolean][] = [
    ['nothing of a post', {}, {}, false],
    ['nor to the page', { method: 'POST', action: '' }, {}, false],
    ['a search', { method: 'GET' }, { isReceiver: true }, true],
    ['a dialog', { method: 'dialog' }, { isReceiver: true }, true],
    ['a form without a method, which asks for a page', { method: '' }, {}, true],
    ['but not where the tag says where it goes', { method: '' }, { isReceiver: true }, false],
    ['a mail', { action: 'mailto:ada@example.com' }, {}, true],
    ['a script', { action: ' javascript:void(0)' }, {}, true],
    ['but not where the tag says so', { action: 'mailto:ada@example.com' }, { isReceiver: true }, false],
    ['the address of a button', { hasOwnAddress: true }, { isReceiver: true }, true],
    ['a tab', { target: '_blank' }, {}, true],
    ['but not for a tag that sends to tabs', { target: '_blank' }, { sendsToTabs: true }, false],
    ['the page around it', { target: '_TOP' }, { sendsToTabs: true }, true],
  ];
  for (const [what, form, tag, left] of table)
    it(what, () =>
      assert.equal(isBrowsers({ ...FORM, ...form }, { isReceiver: false, sendsToTabs: false, ...tag }), left),
    );
});

describe('what is wrong with an author’s own form', () => {
  const table: [string, OwnControl[], object][] = [
    ['nothing', [control('a')], {}],
    ['missing', [control('a', 'text', wrong({ valueMissing: true }))], { a: { code: 'required' } }],
    [
      'no number, though something is typed',
      [control('a', 'number', wrong({ valueMissing: true, badInput: true }))],
      { a: { message: 'In the browser’s words.' } },
    ],
    [
      'what the page has words for',
      [control('a', 'text', wrong({ valueMissing: true, customError: true }, 'Your name, please.'))],
      { a: { message: 'Your name, please.' } },
    ],
    ['an address', [control('a', 'email', wrong({ typeMismatch: true }))], { a: { code: 'emailInvalid' } }],
    [
      'a web address',
      [control('a', 'url', wrong({ typeMismatch: true }))],
      { a: { message: 'In the browser’s words.' } },
    ],
    ['too long', [control('a', 'text', wrong({ tooLong: true }))], { a: { code: 'tooLong' } }],
    [
      'a pattern with its hint',
      [control('a', 'text', { ...wrong({ patternMismatch: true }), hint: 'Two letters.' })],
      { a: { message: 'In the browser’s words. Two letters.' } },
    ],
    [
      'the first of one name',
      [control('a', 'text', wrong({ valueMissing: true })), control('a', 'text', wrong({ tooLong: true }))],
      { a: { code: 'required' } },
    ],
    [
      'a control without a name',
      [control('', 'checkbox', wrong({ valueMissing: true })), control('a')],
      { '': { code: 'required' } },
    ],
    [
      'several, in their order',
      [control('b', 'text', wrong({ valueMissing: true })), control('a', 'text', wrong({ tooLong: true }))],
      { b: { code: 'required' }, a: { code: 'tooLong' } },
    ],
  ];
  for (const [what, controls, errors] of table)
    it(`${what}`, () => assert.equal(JSON.stringify(ownErrors(controls)), JSON.stringify(errors)));
});

describe('the one address of a newsletter', () => {
  const table: [string, OwnControl[], string[]][] = [
    ['by its type', [control('name'), control('EMAIL', 'email')], ['EMAIL']],
    ['by its name', [control('FNAME'), control('email_address')], ['email_address']],
    ['by its autofill', [control('field_1', 'text', { autoComplete: 'section-a email' })], ['field_1']],
    ['the type before a name', [control('emailFormat'), control('mail', 'email')], ['mail']],
    ['no choice, no hidden value', [control('email', 'checkbox'), control('email', 'hidden')], []],
    ['none', [control('name'), control('mailing')], []],
    ['several', [control('a', 'email'), control('b', 'email')], ['a', 'b']],
    ['twice the same', [control('a', 'email'), control('a', 'email')], ['a', 'a']],
  ];
  for (const [what, controls, names] of table)
    it(what, () => assert.deepEqual(addressNames(controls), names));
});

describe('the draft of an author’s own form', () => {
  it('keeps what a visitor entered, and no secret', () => {
    const kept = ownDraftFields([
      control('a'),
      control('b', 'checkbox'),
      control('b', 'checkbox'),
      control('p', 'password'),
      control('h', 'hidden'),
      control('card', 'text', { autoComplete: 'billing cc-number' }),
      control('code', 'text', { autoComplete: 'one-time-code' }),
      control('off', 'text', { autoComplete: 'off' }),
      control('g-recaptcha-response', 'textarea'),
      control('go', 'submit'),
    ]);
    assert.deepEqual(
      kept.map(({ id, type }) => [id, type]),
      [
        ['a', 'text'],
        ['b', 'checkbox'],
      ],
    );
  });
});

describe('where an author’s own form goes', () => {
  const TAG = { formId: '', action: '', enctype: undefined };
  const FORM = { action: null, enctype: null, hasFiles: false };
  const MULTIPART = 'multipart/form-data' as const;
  const URLENCODED = 'application/x-www-form-urlencoded' as const;
  const table: [string, Partial<Parameters<typeof ownDestination>[0]>, object, [string, string]][] = [
    ['to the page', {}, {}, ['/page', URLENCODED]],
    ['to the page, which an empty address is', {}, { action: '' }, ['/page', URLENCODED]],
    ['as the form says', {}, { action: '/x', enctype: 'Multipart/Form-Data' }, ['/x', MULTIPART]],
    ['with files', {}, { action: '/x', hasFiles: true }, ['/x', MULTIPART]],
    [
      'as the tag says',
      { action: '/tag', enctype: 'application/json' },
      { action: '/x' },
      ['/tag', 'application/json'],
    ],
    ['by the form’s id', { formId: 'f' }, { action: '/x' }, ['', URLENCODED]],
    ['the tag’s action before its id', { formId: 'f', action: '/tag' }, {}, ['/tag', URLENCODED]],
  ];
  for (const [what, tag, form, [action, enctype]] of table)
    it(what, () =>
      assert.deepEqual(ownDestination({ ...TAG, ...tag }, { ...FORM, ...form }, '/page'), {
        action,
        enctype,
      }),
    );
});

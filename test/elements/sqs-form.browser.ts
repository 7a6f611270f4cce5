import { expect, fixture, html } from '@open-wc/testing';
import { install } from '@sinonjs/fake-timers';
import { sendKeys } from '@web/test-runner-commands';
import type { SqsFormElement } from '../../elements/sqs-form.ts';
import { errorsDuring, expectAccessibleEverywhere, record, type, until } from '../support/browser/page.ts';
import { arrived } from '../support/browser/site.ts';
import { FORM_API, type StubAnswer, stubApi, validatePath } from '../support/browser/stub.ts';

const ALL_FIELDS = [
  {
    id: 'section-1',
    type: 'section',
    title: 'About you',
    description: 'Everything is optional.',
    underline: true,
  },
  { id: 'name-1', type: 'name', title: 'Name' },
  {
    id: 'email-1',
    type: 'email',
    title: 'E-mail',
    placeholder: 'you@example.com',
    description: 'We answer there.',
  },
  { id: 'text-1', type: 'text', title: 'Subject' },
  { id: 'textarea-1', type: 'textarea', title: 'Message', maxLength: 20 },
  { id: 'date-1', type: 'date', title: 'Birthday' },
  { id: 'time-1', type: 'time', title: 'Best time' },
  { id: 'address-1', type: 'address', title: 'Address' },
  { id: 'checkbox-1', type: 'checkbox', title: 'Interests', options: ['Art', 'Bread', 'Code'] },
  { id: 'likert-1', type: 'likert', title: 'How was it?', options: ['Fast', 'Kind'] },
  { id: 'radio-1', type: 'radio', title: 'Size', options: ['S', 'M'] },
  { id: 'select-1', type: 'select', title: 'Colour', options: ['Red', 'Blue'] },
  { id: 'phone-1', type: 'phone', title: 'Phone' },
  { id: 'phone-2', type: 'phone', title: 'Phone abroad', showCountryCode: true },
  { id: 'number-1', type: 'number', title: 'Guests' },
  { id: 'currency-1', type: 'currency', title: 'Budget', currencySymbol: '€' },
  { id: 'website-1', type: 'website', title: 'Website' },
  { id: 'password-1', type: 'password', title: 'Password' },
  { id: 'twitter-1', type: 'twitter', title: 'Twitter' },
  { id: 'hidden-1', type: 'hidden', key: 'campaign', value: 'none' },
];

interface FormSetup {
  fields?: object[];
  settings?: object;
  attributes?: Record<string, string>;
  api?: Record<string, StubAnswer[]>;
}

let formCount = 0;

const ONE_FIELD = [{ id: 'note', type: 'text', title: 'Note' }];

async function formWith({ fields = ONE_FIELD, settings = {}, attributes = {}, api = {} }: FormSetup = {}) {
  formCount += 1;
  const formId = `form-${formCount}`;
  const stub = await stubApi({ ...FORM_API, [validatePath(formId)]: [{ json: {} }], ...api });
  const container = await fixture<HTMLElement>(html`<main></main>`);
  const element = document.createElement('sqs-form') as SqsFormElement;
  for (const [name, value] of Object.entries({ 'form-id': formId, 'api-root': stub.root, ...attributes })) {
    element.setAttribute(name, value);
  }
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify({ fields, ...settings });
  element.append(script);
  container.append(element);
  await element.updateComplete;
  return { element, stub, formId };
}

const part = (element: HTMLElement, name: string) =>
  element.querySelector<HTMLElement>(`[data-part="${name}"]`);
const control = (element: HTMLElement, name: string) =>
  element.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`) as HTMLInputElement;
const check = (element: HTMLElement, name: string, value: string) =>
  element.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"][value="${value}"]`)?.click();
const errorOf = (element: HTMLElement, fieldId: string) =>
  element.querySelector(`[data-field-id="${fieldId}"] [data-part="error"]`)?.textContent;
const email = [{ id: 'email-1', type: 'email', title: 'E-mail', required: true }];

describe('<sqs-form>', () => {
  it('is accessible with every field type', async () => {
    const { element } = await formWith({ fields: ALL_FIELDS });
    await expectAccessibleEverywhere(element);
  });

  it('is accessible with errors on every required field', async () => {
    const { element } = await formWith({ fields: ALL_FIELDS.map((field) => ({ ...field, required: true })) });
    expect(await element.submit()).to.equal(false);
    await until(() => part(element, 'banner-top'));
    await expectAccessibleEverywhere(element);
  });

  it('gives every control a name, an id and an autofill token that fits', async () => {
    const { element } = await formWith({ fields: ALL_FIELDS });
    const tokens = Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('[autocomplete]')].map((input) => [
        input.name,
        input.getAttribute('autocomplete'),
      ]),
    );
    expect(tokens).to.include({
      'name-1.first': 'given-name',
      'name-1.last': 'family-name',
      'email-1': 'email',
      'address-1.line1': 'address-line1',
      'address-1.zip': 'postal-code',
      'phone-1.areacode': 'tel-area-code',
      'phone-2.country': 'tel-country-code',
      'website-1': 'url',
      'password-1': 'current-password',
      'twitter-1': 'off',
    });
    for (const input of element.querySelectorAll<HTMLInputElement>(
      'input:not([tabindex="-1"]), select, textarea',
    )) {
      expect(input.labels?.length, input.name).to.be.greaterThan(0);
    }
    expect(element.querySelectorAll('[role="radiogroup"]')).to.have.length(2);
    expect(element.querySelector('[data-field-id="hidden-1"]')).to.equal(null);
    expect(element.querySelector('[data-field-id="currency-1"]')?.textContent).to.contain('€');
    expect(control(element, 'phone-1.country')).to.equal(null);
  });

  it('submits every value in its shape', async () => {
    history.replaceState(null, '', `${location.pathname}${location.search}&campaign=letter`);
    const { element, stub, formId } = await formWith({
      fields: ALL_FIELDS,
      attributes: { 'page-id': 'p1', 'page-title': 'Contact', 'content-source': 'c', 'collection-id': 'col' },
    });
    const texts: Record<string, string> = {
      'name-1.first': 'Ada',
      'name-1.last': 'Lovelace',
      'email-1': 'ada@example.com',
      'text-1': 'Hello',
      'textarea-1': 'two\nlines',
      'date-1.month': '12',
      'date-1.day': '10',
      'date-1.year': '1815',
      'time-1.hour': '9',
      'time-1.minute': '30',
      'time-1.second': '00',
      'time-1.ampm': 'AM',
      'address-1.line1': '1 Main St',
      'address-1.city': 'London',
      'select-1': 'Blue',
      'phone-1.areacode': '555',
      'phone-1.prefix': '123',
      'phone-1.line': '4567',
      'phone-2.country': '44',
      'phone-2.areacode': '20',
      'phone-2.prefix': '7946',
      'phone-2.line': '0958',
      'number-1': '3',
      'currency-1': '12.50',
      'website-1': 'https://example.com',
      'password-1': 'secret',
      'twitter-1': 'ada',
    };
    // Set without events, as password managers do.
    for (const [name, text] of Object.entries(texts)) control(element, name).value = text;
    check(element, 'checkbox-1', 'Art');
    check(element, 'checkbox-1', 'Code');
    check(element, 'radio-1', 'M');
    check(element, 'likert-1.0', '2');
    check(element, 'likert-1.1', '-1');
    const expected = {
      'name-1': ['Ada', 'Lovelace'],
      'email-1': 'ada@example.com',
      'text-1': 'Hello',
      'textarea-1': 'two\nlines',
      'date-1': ['12', '10', '1815'],
      'time-1': ['9', '30', '00', 'AM'],
      'address-1': ['1 Main St', '', 'London', '', '', ''],
      'checkbox-1': ['Art', 'Code'],
      'likert-1': { Fast: '2', Kind: '-1' },
      'radio-1': 'M',
      'select-1': 'Blue',
      'phone-1': ['', '555', '123', '4567'],
      'phone-2': ['44', '20', '7946', '0958'],
      'number-1': '3',
      'currency-1': '12.50',
      'website-1': 'https://example.com',
      'password-1': 'secret',
      'twitter-1': 'ada',
      'hidden-1': 'letter',
    };
    expect(element.values).to.deep.equal(expected);
    const submits = record(element, 'sqs-form-submit');
    expect(await element.submit()).to.equal(true);
    expect(submits).to.deep.equal([{ values: expected }]);

    const [validated, key, saved] = await stub.requests();
    expect(validated?.path).to.equal(validatePath(formId));
    // The builder's API is sent the list of checked answers to each question.
    const sent = { ...expected, 'likert-1': { Fast: ['2'], Kind: ['-1'] } };
    expect(JSON.parse(validated?.body ?? '')).to.deep.equal(sent);
    expect(key?.path).to.equal('/form/FormSubmissionKey');
    expect(saved?.path).to.equal('/form/SaveFormSubmission');
    const body = JSON.parse(saved?.body ?? '');
    expect(JSON.parse(body.form)).to.deep.equal(sent);
    expect(body).to.include({
      key: 'key-1',
      formId,
      collectionId: 'col',
      pageId: 'p1',
      pageTitle: 'Contact',
      contentSource: 'c',
      pagePath: location.pathname,
    });
    expect(body).not.to.have.any.keys('_gotcha', 'isReactFormSubmission');
  });

  it('checks and sends the same text: what cannot be seen goes, full-width signs become the usual ones', async () => {
    const { element, stub } = await formWith({
      fields: [
        ...email,
        { id: 't', type: 'text', title: 'T', required: true },
        { id: 'p', type: 'password', title: 'P' },
      ],
    });
    control(element, 'email-1').type = 'text';
    type(control(element, 'email-1'), '\u00a0ada\u200b＠example.com\ufeff');
    type(control(element, 't'), '\u200b');
    type(control(element, 'p'), ' secret ');
    expect(element.validate()).to.equal(false);
    await until(() => errorOf(element, 't'));
    expect(errorOf(element, 'email-1')).to.equal(undefined);
    type(control(element, 't'), '\u00a0 words ');
    expect(await element.submit()).to.equal(true);
    const [, , saved] = await stub.requests();
    expect(JSON.parse(JSON.parse(saved?.body ?? '').form)).to.deep.equal({
      'email-1': 'ada@example.com',
      t: 'words',
      p: ' secret ',
    });
  });

  it('asks for a day and a number in one row, on a phone too, and no wider than they are long', async () => {
    for (const width of ['312px', '640px']) {
      const { element } = await formWith({
        fields: [
          { type: 'date', id: 'day', title: 'Day' },
          { type: 'phone', id: 'phone', title: 'Phone' },
        ],
      });
      (element.parentElement as HTMLElement).style.inlineSize = width;
      for (const parts of element.querySelectorAll<HTMLElement>('[data-part="parts"]')) {
        const boxes = [...parts.querySelectorAll('input')].map((input) => input.getBoundingClientRect());
        expect(new Set(boxes.map(({ top }) => top)).size, width).to.equal(1);
        expect(parts.offsetWidth, width).to.be.at.most(400);
      }
    }
  });

  it('has the box of a choice in its first line', async () => {
    const { element } = await formWith({
      fields: [
        { type: 'checkbox', id: 'c', title: 'Which', options: ['One', 'Two words '.repeat(30).trim()] },
      ],
    });
    (element.parentElement as HTMLElement).style.lineHeight = '2';
    const middles = [...element.querySelectorAll('[data-part="choice"]')].map((choice) => {
      const box = choice.querySelector('input')!.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(choice.querySelector('span')!);
      const [line] = words.getClientRects();
      return (box.top + box.bottom) / 2 - (line!.top + line!.bottom) / 2;
    });
    for (const middle of middles) expect(middle).to.be.closeTo(0, 1.5);
  });

  describe('local errors', () => {
    it('marks fields, shows both banners and a summary whose links lead to the first wrong part', async () => {
      const { element, stub } = await formWith({
        fields: [
          { id: 'text-1', type: 'text', title: 'Subject', required: true },
          { id: 'date-1', type: 'date', title: 'Day', required: true },
          { id: 'likert-1', type: 'likert', title: 'Survey', options: ['A', 'B'], required: true },
          { id: 'email-1', type: 'email', title: 'E-mail' },
          { id: 'ok', type: 'text', title: 'Fine' },
        ],
      });
      check(element, 'likert-1.0', '1');
      type(control(element, 'email-1'), 'ada@night.museum');
      const failures = record(element, 'sqs-form-failure');
      part(element, 'submit')?.click();
      await until(() => part(element, 'banner-bottom'));

      expect(errorOf(element, 'text-1')).to.equal('Required');
      expect(errorOf(element, 'date-1')).to.equal('Required');
      expect(errorOf(element, 'likert-1')).to.equal('Survey is not valid. Missing a required question.');
      expect(errorOf(element, 'email-1')).to.match(
        /^Email is not valid\. Email addresses should follow the format /,
      );
      expect(errorOf(element, 'ok')).to.equal(undefined);
      expect(part(element, 'banner-top')?.textContent).to.contain(
        'Your form has encountered a problem. Please scroll down to review.',
      );
      expect(part(element, 'banner-bottom')?.textContent).to.equal(
        'Your form has encountered a problem. Please scroll up to review.',
      );
      expect(document.activeElement).to.equal(part(element, 'banner-top'));
      expect(failures).to.have.length(1);
      expect(await stub.requests()).to.have.length(0);
      expect(element.state).to.equal('failure');

      const input = control(element, 'text-1');
      expect(input.getAttribute('aria-invalid')).to.equal('true');
      expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
        'Required',
      );

      const links = [...element.querySelectorAll<HTMLElement>('[data-part="summary"] a')];
      expect(links.map((link) => link.textContent?.split(':')[0])).to.deep.equal([
        'Subject',
        'Day',
        'Survey',
        'E-mail',
      ]);
      const focused = links.map((link) => {
        link.click();
        return (document.activeElement as HTMLInputElement).name;
      });
      expect(focused).to.deep.equal(['text-1', 'date-1.month', 'likert-1.1', 'email-1']);
    });

    it('checks a wrong field again while it is corrected, and leaves the others alone', async () => {
      const { element } = await formWith({
        fields: [...email, { id: 'text-1', type: 'text', title: 'Subject', required: true }],
      });
      type(control(element, 'email-1'), 'half');
      expect(errorOf(element, 'email-1')).to.equal(undefined);
      await element.submit();
      await until(() => errorOf(element, 'email-1'));
      type(control(element, 'email-1'), 'ada@example.com');
      await until(() => !errorOf(element, 'email-1'));
      expect(control(element, 'email-1').hasAttribute('aria-invalid')).to.equal(false);
      expect(errorOf(element, 'text-1')).to.equal('Required');
    });

    it('counts characters and says when there are too many', async () => {
      const { element } = await formWith({
        fields: [{ id: 'm', type: 'textarea', title: 'Message', maxLength: 3 }],
      });
      type(control(element, 'm'), 'abcd');
      await until(() => part(element, 'counter')?.hasAttribute('data-exceeded'));
      expect(part(element, 'counter')?.textContent).to.contain('4 / 3');
      // In a right-to-left page the two numbers would change places.
      expect(part(element, 'counter')?.querySelector('span')?.dir).to.equal('ltr');
      await element.submit();
      await until(() => errorOf(element, 'm') === 'You have exceeded the character limit.');
    });

    it('accepts long top-level domains with the modern rule', async () => {
      const { element } = await formWith({ fields: email, attributes: { 'email-rule': 'modern' } });
      type(control(element, 'email-1'), 'ada@night.museum');
      expect(element.validate()).to.equal(true);
    });

    it('sends without checking when validation is disabled', async () => {
      const { element, stub } = await formWith({ fields: email, attributes: { 'disable-validation': '' } });
      expect(await element.submit()).to.equal(true);
      expect((await stub.requests()).map((request) => request.path)).to.deep.equal([
        '/form/FormSubmissionKey',
        '/form/SaveFormSubmission',
      ]);
    });
  });

  describe('answers of the server', () => {
    const ready = async (api: Record<string, StubAnswer[]>, more: FormSetup = {}) => {
      const setup = await formWith({ fields: email, ...more, api });
      type(control(setup.element, 'email-1'), 'ada@example.com');
      return setup;
    };

    /** answers, text of the top banner */
    const FAILURES: [string, Record<string, StubAnswer[]>, string][] = [
      [
        '401',
        { '/form/SaveFormSubmission': [{ status: 401, json: {} }] },
        'Unable to submit form. Please try again later.',
      ],
      [
        '404',
        { '/form/SaveFormSubmission': [{ status: 404, json: {} }] },
        'This form has not been configured yet.',
      ],
      [
        '429',
        { '/form/SaveFormSubmission': [{ status: 429, json: {} }] },
        'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      ],
      [
        '500',
        { '/form/SaveFormSubmission': [{ status: 500, json: {} }] },
        'Unable to send form. Please try again later.',
      ],
      [
        '400 with a text',
        { '/form/SaveFormSubmission': [{ status: 400, json: { error: 'Closed' } }] },
        'Closed',
      ],
      [
        '418 with data.error',
        { '/form/SaveFormSubmission': [{ status: 418, json: { data: { error: 'Tea' } } }] },
        'Tea',
      ],
      [
        '503 without a text',
        { '/form/SaveFormSubmission': [{ status: 503 }] },
        'Unknown error, please try again later.',
      ],
      [
        'a dropped connection',
        { '/form/SaveFormSubmission': [{ drop: true }] },
        'Unknown error, please try again later.',
      ],
      [
        'an HTML page',
        {
          '/form/SaveFormSubmission': [{ text: '<h1>Log in</h1>', headers: { 'content-type': 'text/html' } }],
        },
        'Error processing form submission. Please reload and try again.',
      ],
      [
        'no key',
        { '/form/FormSubmissionKey': [{ json: {} }] },
        'Could not get a form submission key, please try again later.',
      ],
      [
        'a key call that fails',
        { '/form/FormSubmissionKey': [{ status: 500 }] },
        'Could not get a form submission key, please try again later.',
      ],
      [
        'errors of fields that are not here',
        { '/form/SaveFormSubmission': [{ status: 400, json: { data: { errors: { elsewhere: 'Bad' } } } }] },
        'One or more fields is invalid, please check your entries.',
      ],
    ];
    for (const [name, api, text] of FAILURES) {
      it(`says what happened and keeps what was typed: ${name}`, async () => {
        const { element } = await ready(api);
        const failures = record(element, 'sqs-form-failure');
        expect(await element.submit()).to.equal(false);
        await until(() => part(element, 'banner-top'));
        expect(part(element, 'banner-top')?.textContent).to.equal(text);
        expect(control(element, 'email-1').value).to.equal('ada@example.com');
        expect(failures).to.deep.equal([{ fieldErrors: {}, formError: text }]);
        expect(part(element, 'submit')?.textContent).to.equal('Submit');
        expect(element.state).to.equal('failure');
      });
    }

    it('marks the fields of a server check', async () => {
      const { element, stub, formId } = await formWith({ fields: email });
      await fetch(stub.root.slice(0, -1), {
        method: 'PUT',
        body: JSON.stringify({
          [validatePath(formId)]: [{ status: 400, json: { errors: { 'email-1': 'Blocked domain' } } }],
        }),
      });
      type(control(element, 'email-1'), 'ada@example.com');
      await element.submit();
      await until(() => errorOf(element, 'email-1') === 'Blocked domain');
      expect((await stub.requests()).map((request) => request.path)).to.deep.equal([validatePath(formId)]);
    });

    it('marks the fields of a 400 of the save call', async () => {
      const { element } = await ready({
        '/form/SaveFormSubmission': [{ status: 400, json: { data: { errors: { 'email-1': 'Taken' } } } }],
      });
      await element.submit();
      await until(() => errorOf(element, 'email-1') === 'Taken');
    });

    it('takes 204 without a body as success', async () => {
      const { element } = await ready({ '/form/SaveFormSubmission': [{ status: 204 }] });
      expect(await element.submit()).to.equal(true);
    });

    it('fetches a new key once when the first is refused', async () => {
      const refused = { status: 400, json: { error: 'stale', code: 'invalid-key' } };
      const { element, stub } = await ready({ '/form/SaveFormSubmission': [refused, { json: {} }] });
      expect(await element.submit()).to.equal(true);
      const keys = (await stub.requests()).flatMap(({ path, body }) =>
        path.includes('Save') ? [JSON.parse(body).key] : [],
      );
      expect(keys).to.deep.equal(['key-1', 'key-2']);

      const second = await ready({ '/form/SaveFormSubmission': [refused] });
      expect(await second.element.submit()).to.equal(false);
      await until(() => part(second.element, 'banner-top'));
      expect(part(second.element, 'banner-top')?.textContent).to.equal(
        'Could not get a form submission key, please try again later.',
      );
    });

    it('sends an unanswered save again with its key, so that it is stored once', async () => {
      const { element, stub } = await ready({ '/form/SaveFormSubmission': [{ drop: true }, { json: {} }] });
      expect(await element.submit()).to.equal(false);
      expect(await element.submit()).to.equal(true);
      const requests = await stub.requests();
      expect(requests.filter(({ path }) => path.includes('Key'))).to.have.length(1);
    });

    it('repeats a call once with a new crumb', async () => {
      const { element, stub } = await ready({
        '/form/FormSubmissionKey': [
          { status: 400, json: { crumbFail: true, crumb: 'fresh' } },
          { json: { key: 'k' } },
        ],
      });
      expect(await element.submit()).to.equal(true);
      const crumbs = (await stub.requests())
        .filter(({ path }) => path.includes('Key'))
        .map(({ headers }) => headers['x-csrf-token']);
      expect(crumbs[1]).to.equal('fresh');
      await cookieStore.delete('crumb');
    });

    it('ignores a second submit while it is locked', async () => {
      const { element, stub } = await ready({ '/form/SaveFormSubmission': [{ json: {}, hold: 'save' }] });
      const first = element.submit();
      await until(() => part(element, 'submit')?.textContent === 'Submitting…');
      expect(await element.submit()).to.equal(false);
      part(element, 'submit')?.click();
      await stub.release('save');
      expect(await first).to.equal(true);
      expect((await stub.requests()).filter(({ path }) => path.includes('Save'))).to.have.length(1);
    });

    for (const [name, address] of [
      ['nothing wrong', 'ada@example.com'],
      ['something wrong', 'ada@'],
    ] as const) {
      it(`a check while it submits, with ${name}, changes nothing of it`, async () => {
        const { element, stub } = await ready({
          '/form/SaveFormSubmission': [{ status: 500, hold: 'save' }],
        });
        const first = element.submit();
        // What is checked is what stands there once the submit path has come.
        let sent = await stub.requests();
        while (!sent.some(({ path }) => path.includes('Save'))) sent = await stub.requests();
        type(control(element, 'email-1'), address);
        expect(element.validate()).to.equal(name === 'nothing wrong');
        expect(await element.submit()).to.equal(false);
        expect([element.state, part(element, 'banner-top')]).to.deep.equal(['submitting', null]);
        await stub.release('save');
        expect(await first).to.equal(false);
        await until(() => part(element, 'submit')?.textContent === 'Submit');
        expect(part(element, 'banner-top')?.textContent).to.equal(
          'Unable to send form. Please try again later.',
        );
        expect((await stub.requests()).filter(({ path }) => path.includes('Save'))).to.have.length(1);
      });
    }

    it('takes no second submit and shows no check after success, until it is reset', async () => {
      const { element, stub } = await ready({});
      await element.submit();
      await until(() => part(element, 'success'));
      element.validate();
      expect(await element.submit()).to.equal(false);
      expect([element.state, part(element, 'form')]).to.deep.equal(['success', null]);
      expect((await stub.requests()).filter(({ path }) => path.includes('Save'))).to.have.length(1);
    });

    it('is unlocked when the page comes back from the back/forward cache', async () => {
      const { element, stub } = await ready({ '/form/SaveFormSubmission': [{ status: 500, hold: 'save' }] });
      const first = element.submit();
      let sent = await stub.requests();
      while (!sent.some(({ path }) => path.includes('Save'))) sent = await stub.requests();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await until(() => part(element, 'submit')?.textContent === 'Submit');
      expect(element.state).to.equal('idle');
      await stub.release('save');
      expect(await first).to.equal(false);
      expect(part(element, 'banner-top')).to.equal(null);
    });

    it('lets the page take over', async () => {
      const { element, stub } = await ready({});
      element.addEventListener('sqs-form-submit', (event) => event.preventDefault());
      expect(await element.submit()).to.equal(false);
      expect(element.state).to.equal('idle');
      expect((await stub.requests()).length).to.equal(0);
    });

    it('hands sanitised values to the page and never writes them into it', async () => {
      const sanitized = { 'email-1': '<b>ada</b>' };
      const { element, stub } = await ready(
        { '/form/SaveFormSubmission': [{ json: { sanitizedValues: sanitized } }] },
        { attributes: { 'sanitized-values': '' } },
      );
      const details = record(element, 'sqs-form-success') as { sanitizedValues: object }[];
      await element.submit();
      expect(details[0]?.sanitizedValues).to.deep.equal(sanitized);
      expect(element.querySelector('b')).to.equal(null);
      const [, , saved] = await stub.requests();
      expect(JSON.parse(saved?.body ?? '').isReactFormSubmission).to.equal(true);
    });
  });

  describe('success', () => {
    it('hides the form, shows the text, runs the post-submit scripts once and in order', async () => {
      const { element } = await formWith({
        settings: {
          submissionMessage: 'Thanks <b>a lot</b><script>window.ran = ["message"]</script>',
          submissionHTML:
            '<p>More</p><script>window.ran = [...(window.ran ?? []), 1]</script><script>window.ran.push(2)</script>',
        },
      });
      const order: string[] = [];
      element.addEventListener('sqs-form-success', () => order.push('success'));
      expect(await element.submit()).to.equal(true);
      const success = await until(() => part(element, 'success'));
      expect(part(element, 'form')).to.equal(null);
      expect(success.textContent).to.contain('Thanks a lot');
      expect(success.textContent).to.contain('More');
      expect((window as unknown as { ran: unknown }).ran).to.deep.equal([1, 2]);
      expect(document.activeElement).to.equal(success);
      expect(element.state).to.equal('success');
    });

    it('fires the newsletter event first when the form is a newsletter form', async () => {
      const { element } = await formWith({ settings: { type: 5 } });
      const order: string[] = [];
      for (const name of ['sqs-newsletter-subscribe', 'sqs-form-success'])
        element.addEventListener(name, () => order.push(name));
      await element.submit();
      expect(order).to.deep.equal(['sqs-newsletter-subscribe', 'sqs-form-success']);
      await until(() => part(element, 'success'));
    });

    it('shows and runs nothing when another page follows', async () => {
      const page = document.createElement('iframe');
      document.body.append(page);
      const kit = `/dist/${(window as unknown as { SQS_TEST_RUNTIME: string }).SQS_TEST_RUNTIME}/sqs-kit.js`;
      const stub = await stubApi({
        ...FORM_API,
        'GET /page': [
          {
            headers: { 'content-type': 'text/html' },
            text: `<script type="module" src="${kit}"></script><sqs-form disable-validation form-id="x" api-root="./">
              <script type="application/json">${JSON.stringify({
                fields: ONE_FIELD,
                successRedirect: { url: 'thanks' },
                submissionHTML: '<script>parent.postMessage("ran", "*")</script>',
              }).replaceAll('</', '<\\/')}</script></sqs-form>`,
          },
        ],
        'GET /thanks': [{ hold: 'thanks', text: 'Thanks', headers: { 'content-type': 'text/html' } }],
      });
      const heard: unknown[] = [];
      const hear = (event: MessageEvent) => heard.push(event.data);
      window.addEventListener('message', hear);
      page.src = `${stub.root}page`;
      const form = await until(() => {
        const found = page.contentDocument?.querySelector<SqsFormElement>('sqs-form');
        return found?.querySelector('[data-part="submit"]') ? found : null;
      });
      expect(await form.submit()).to.equal(true);
      expect(form.state).to.equal('success');
      await form.updateComplete;
      expect(part(form, 'success')).to.equal(null);
      expect(part(form, 'submit')?.textContent).to.equal('Submitting…');
      expect(await form.submit(), 'a second submit').to.equal(false);
      await stub.release('thanks');
      await until(() => page.contentDocument?.body?.textContent === 'Thanks');
      expect(heard).to.deep.equal([]);
      window.removeEventListener('message', hear);
      page.remove();
    });

    it('thanks the visitor where the redirect leads to a place on the same page', async () => {
      const { element } = await formWith({ settings: { successRedirect: '#thanks' } });
      await element.submit();
      await until(() => part(element, 'success'));
      expect(location.hash).to.equal('#thanks');
      history.replaceState(null, '', location.href.replace('#thanks', ''));
    });

    it('does not follow a redirect that is none', async () => {
      const { element } = await formWith({
        settings: { successRedirect: 'java\nscript:window.hacked = true' },
      });
      await element.submit();
      await until(() => part(element, 'success'));
      expect('hacked' in window).to.equal(false);
    });

    it('starts over after reset', async () => {
      const { element } = await formWith({ fields: email });
      type(control(element, 'email-1'), 'ada@example.com');
      await element.submit();
      await until(() => part(element, 'success'));
      element.reset();
      await until(() => part(element, 'form'));
      expect(element.state).to.equal('idle');
    });
  });

  describe('an endpoint of the page', () => {
    it('receives form data', async () => {
      const { element, stub } = await formWith({
        fields: [
          ...email,
          { id: 'c', type: 'checkbox', title: 'C', options: ['1', '2'] },
          { id: 'n', type: 'name', title: 'N' },
          { id: 'l', type: 'likert', title: 'L', options: ['Fast?'] },
        ],
        api: { 'POST /mine': [{ text: 'ok' }] },
      });
      element.action = `${stub.root}mine`;
      type(control(element, 'email-1'), 'ada@example.com');
      check(element, 'c', '1');
      check(element, 'c', '2');
      check(element, 'l.0', '1');
      expect(await element.submit()).to.equal(true);
      const [request] = await stub.requests();
      expect(request?.headers['content-type']).to.match(/^multipart\/form-data/);
      expect(request?.body).to.match(/name="email-1"\r\n\r\nada@example.com/);
      // Of several parts of one name some receivers keep the last alone.
      expect([...(request?.body.matchAll(/name="([^"]+)"/g) ?? [])].map(([, name]) => name)).to.deep.equal([
        'email-1',
        'c[]',
        'c[]',
        'n.first',
        'n.last',
        'l[Fast?]',
      ]);
    });

    it('receives the usual encoding of plain forms when it wants it', async () => {
      const { element, stub } = await formWith({
        fields: email,
        attributes: { enctype: 'application/x-www-form-urlencoded' },
        api: { 'POST /mine': [{ text: 'ok' }] },
      });
      element.action = `${stub.root}mine`;
      type(control(element, 'email-1'), 'ada@example.com');
      await element.submit();
      const [request] = await stub.requests();
      expect(request?.headers['content-type']).to.match(/^application\/x-www-form-urlencoded/);
      expect(request?.body).to.equal('email-1=ada%40example.com');
    });

    it('receives JSON when it wants it, and its errors are shown', async () => {
      const { element, stub } = await formWith({
        fields: email,
        attributes: { enctype: 'application/json' },
        api: { 'POST /mine': [{ status: 422, json: { errors: { 'email-1': 'Known already' } } }] },
      });
      element.action = `${stub.root}mine`;
      type(control(element, 'email-1'), 'ada@example.com');
      expect(await element.submit()).to.equal(false);
      await until(() => errorOf(element, 'email-1') === 'Known already');
      const [request] = await stub.requests();
      expect(JSON.parse(request?.body ?? '')).to.deep.equal({ 'email-1': 'ada@example.com' });
    });
  });

  describe('what an endpoint says', () => {
    const sentTo = async (answer: StubAnswer) => {
      const { element, stub } = await formWith({ fields: email, api: { 'POST /mine': [answer] } });
      element.action = `${stub.root}mine`;
      type(control(element, 'email-1'), 'ada@example.com');
      return { element, stub };
    };

    for (const enctype of ['multipart/form-data', 'application/json']) {
      it(`gets what a robot left in the trap as ${enctype}, and nothing from a person`, async () => {
        const { element, stub } = await sentTo({ json: {} });
        element.enctype = enctype as typeof element.enctype;
        await element.submit();
        element.reset();
        await until(() => part(element, 'form'));
        type(control(element, 'email-1'), 'robot@example.com');
        control(element, '_gotcha').value = 'gold';
        await element.submit();
        const [person, robot] = await stub.requests();
        expect(person?.body).not.to.contain('_gotcha');
        expect(robot?.body).to.match(/_gotcha[\s\S]*gold/);
      });
    }

    it('a 200 that says no is no, and what was typed stays', async () => {
      const { element } = await sentTo({ json: { success: false, message: 'The list is full.' } });
      expect(await element.submit()).to.equal(false);
      await until(() => part(element, 'banner-top')?.textContent === 'The list is full.');
      expect(control(element, 'email-1').value).to.equal('ada@example.com');
    });

    for (const errors of [
      [{ field: 'email-1', message: 'Known already' }],
      { 'email-1': ['Known already'] },
    ]) {
      it(`marks fields by ${JSON.stringify(errors)}`, async () => {
        const { element } = await sentTo({ status: 422, json: { errors } });
        await element.submit();
        await until(() => errorOf(element, 'email-1') === 'Known already');
      });
    }
  });

  it('sends nothing to an address that is none, and tells the owner', async () => {
    const { element } = await formWith({ attributes: { action: 'javascript:alert(1)' } });
    const lines = await errorsDuring(() => element.submit());
    expect(lines.join()).to.contain('action: javascript:alert(1) must be an http(s) or relative address');
    await until(() => part(element, 'banner-top'));
  });

  it('tells its author at once of addresses that lead nowhere', async () => {
    const lines = await errorsDuring(async () => {
      await formWith({ attributes: { action: 'javascript:alert(1)' } });
      await formWith({ settings: { successRedirect: 'mailto:ada@example.com' } });
      await formWith({ attributes: { 'form-id': '' } });
    });
    expect(lines).to.deep.equal([
      '<sqs-form> action: must be an http(s) or relative address',
      '<sqs-form> successRedirect: must be an http(s) or relative address',
      '<sqs-form> form-id: and action are both missing',
    ]);
  });

  describe('drafts', () => {
    it('puts back what was typed after a reload, but no password, and forgets it after success', async () => {
      sessionStorage.clear();
      const fields = [
        ...email,
        { id: 'password-1', type: 'password', title: 'Password' },
        { id: 'radio-1', type: 'radio', title: 'Size', options: ['S', 'M'] },
      ];
      const { element, formId } = await formWith({ fields });
      type(control(element, 'email-1'), 'ada@example.com');
      type(control(element, 'password-1'), 'secret');
      check(element, 'radio-1', 'M');
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(JSON.stringify(sessionStorage)).not.to.contain('secret');
      element.remove();

      const again = await formWith({ fields, attributes: { 'form-id': formId } });
      const restored = again.element;
      expect(control(restored, 'email-1').value).to.equal('ada@example.com');
      expect(control(restored, 'password-1').value).to.equal('');
      expect(restored.querySelector<HTMLInputElement>('[value="M"]')?.checked).to.equal(true);
      restored.setAttribute('disable-validation', '');
      await restored.submit();
      expect(Object.keys(sessionStorage).filter((key) => key.endsWith(`:${formId}`))).to.deep.equal([]);
    });
  });

  describe('a draft', () => {
    const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));

    it('is kept again after success and reset', async () => {
      const { element } = await formWith();
      type(control(element, 'note'), 'first');
      await element.submit();
      await until(() => part(element, 'success'));
      element.reset();
      await until(() => part(element, 'form'));
      await element.updateComplete;
      type(control(element, 'note'), 'second words');
      leave();
      expect(JSON.stringify(sessionStorage)).to.contain('second words');
    });

    it('is its own for each of two forms with one id', async () => {
      const page = async () => {
        const main = await fixture<HTMLElement>(html`<main></main>`);
        const json = JSON.stringify({ fields: ONE_FIELD });
        main.innerHTML = ['a', 'b']
          .map(() => `<sqs-form form-id="twins"><script type="application/json">${json}</script></sqs-form>`)
          .join('');
        const forms = [...main.querySelectorAll('sqs-form')];
        for (const form of forms) await form.updateComplete;
        return { main, notes: forms.map((form) => control(form, 'note')) };
      };
      const before = await page();
      for (const [index, note] of before.notes.entries()) type(note, `note ${index}`);
      leave();
      before.main.remove();
      await until(() => !before.main.querySelector('[data-part="form"]'), 'taken down');
      const { notes } = await page();
      expect(notes.map(({ value }) => value)).to.deep.equal(['note 0', 'note 1']);
    });

    it('is that of the form which its tag shows, whatever the tag showed before', async () => {
      sessionStorage.clear();
      const stored = (id: string) => ({ json: { id, fields: ONE_FIELD } });
      const stub = await stubApi({
        ...FORM_API,
        '/rest/forms/one': [stored('one')],
        '/rest/forms/two': [stored('two')],
      });
      const main = await fixture<HTMLElement>(html`<main></main>`);
      const element = document.createElement('sqs-form');
      Object.assign(element, { apiRoot: stub.root, formId: 'one' });
      main.append(element);
      await element.updateComplete;
      type(control(element, 'note'), 'for the first');
      element.formId = 'two';
      await element.updateComplete;
      expect(control(element, 'note').value).to.equal('');
      element.formId = 'one';
      await element.updateComplete;
      expect(control(element, 'note').value).to.equal('for the first');
    });
  });

  it('has fields with the names of methods like any others', async () => {
    const ids = ['__proto__', 'constructor', 'toString'];
    const fields = ids.map((id) => ({ id, type: 'text', title: id, required: true }));
    const { element, stub } = await formWith({ fields });
    expect(element.validate()).to.equal(false);
    await until(() => part(element, 'banner-top'));
    expect(ids.map((id) => errorOf(element, id))).to.deep.equal(ids.map(() => 'Required'));
    for (const id of ids) type(control(element, id), `value of ${id}`);
    await until(() => !element.querySelector('[data-part="error"]'));
    expect(await element.submit()).to.equal(true);
    const [, , saved] = await stub.requests();
    expect(JSON.parse(saved?.body ?? '').form).to.equal(
      '{"__proto__":"value of __proto__","constructor":"value of constructor","toString":"value of toString"}',
    );
  });

  describe('bad configuration', () => {
    it('shows HTML in titles, options and descriptions as text', async () => {
      const evil = '<img src=x onerror="window.hacked = 1">';
      const { element } = await formWith({
        fields: [
          { id: 'a', type: 'radio', title: evil, description: evil, options: [evil] },
          { id: 'b', type: 'likert', title: 'L', options: [evil] },
          { id: 'c', type: 'select', title: 'S', options: [evil] },
          { id: 'd', type: 'section', title: evil, description: evil },
        ],
      });
      expect(element.querySelector('img')).to.equal(null);
      expect(element.textContent).to.contain(evil);
    });

    for (const [markup, told] of [
      [
        '<sqs-form formid="f">{"fields":[]}</sqs-form>',
        'formid: is no attribute of this tag; did you mean "form-id"?',
      ],
      [
        '<sqs-form form_id="f">{"fields":[]}</sqs-form>',
        'form_id: is no attribute of this tag; did you mean "form-id"?',
      ],
      [
        '<sqs-form action="/x" fields="[]">{}</sqs-form>',
        'fields: is no attribute; write it into the JSON child',
      ],
      ['<sqs-form action="/x">{"feilds":[]}</sqs-form>', 'feilds: is not known; did you mean "fields"?'],
      [
        '<sqs-form action="/x">{"fields":[{"id":"a","type":"text","requried":true}]}</sqs-form>',
        'fields.0.requried: is not known; did you mean "required"?',
      ],
      [
        '<sqs-form action="/x">{"fields":[{"id":"a","type":"text","label":"A"}]}</sqs-form>',
        'fields.0.label: is not known',
      ],
      ['<sqs-form action="/x">{"fields":[{"name":"a","type":"text"}]}</sqs-form>', 'fields.0: has no id'],
    ] as const)
      it(`tells its author of ${told}`, async () => {
        const main = await fixture<HTMLElement>(html`<main></main>`);
        const lines = await errorsDuring(async () => {
          main.innerHTML = markup.replace(/>(\{.*\})</, '><script type="application/json">$1</script><');
          await (main.firstElementChild as SqsFormElement).updateComplete;
        });
        expect(lines).to.include(`<sqs-form> ${told}`);
      });

    it('names fields that cannot be shown, as their author counts them, and shows the rest', async () => {
      const lines = await errorsDuring(async () => {
        const { element } = await formWith({
          fields: [
            ...email,
            ['no field'],
            { id: 'x', type: 'emial', title: 'X' },
            { type: 'text', title: 'No id' },
            ...email,
          ],
        });
        expect(element.querySelectorAll('[data-part="field"]')).to.have.length(1);
        expect(element.querySelectorAll('[data-part="unshown-field"]')).to.have.length(3);
        await expect(element).to.be.accessible();
      });
      expect(lines).to.have.length(4);
      expect(lines).to.include.members([
        '<sqs-form> fields.1: must be an object',
        '<sqs-form> fields.3: has no id',
        '<sqs-form> fields.4: the id "email-1" is used twice',
      ]);
      expect(lines.join()).to.match(
        /<sqs-form> fields\.2\.type: must be one of "name", "email", .*; did you mean "email"\?/,
      );
    });

    it('a maximum that is none disables the counter and refuses nothing', async () => {
      const lines = await errorsDuring(async () => {
        for (const maxLength of [0, -3, 'many', 2.5]) {
          const { element } = await formWith({
            fields: [{ id: 'm', type: 'textarea', title: 'M', maxLength }],
          });
          expect([control(element, 'm') !== null, part(element, 'counter')]).to.deep.equal([true, null]);
          type(control(element, 'm'), 'as long as it likes');
          expect(element.validate()).to.equal(true);
        }
      });
      expect(lines).to.deep.equal(
        Array(3).fill('<sqs-form> fields.0.maxLength: must be a whole number from 0'),
      );
    });

    it('says that it is not configured with broken JSON, and throws nothing', async () => {
      const container = await fixture<HTMLElement>(html`<main></main>`);
      await errorsDuring(async () => {
        container.innerHTML =
          '<sqs-form form-id="x"><script type="application/json">{ "fields": [</script></sqs-form>';
        await (container.firstElementChild as SqsFormElement).updateComplete;
      });
      expect(container.textContent).to.contain('This form has not been configured yet.');
    });

    it('sends 10,000 characters whole', async () => {
      const { element, stub } = await formWith({ fields: [{ id: 't', type: 'textarea', title: 'T' }] });
      const long = 'ä'.repeat(10_000);
      control(element, 't').value = long;
      expect(await element.submit()).to.equal(true);
      const [, , saved] = await stub.requests();
      expect(JSON.parse(JSON.parse(saved?.body ?? '').form).t).to.equal(long);
    });
  });

  describe('a form fetched by its id', () => {
    const load = async (answer: StubAnswer, fallback = '') => {
      const stub = await stubApi({ ...FORM_API, '/rest/forms/stored': [answer] });
      const container = await fixture<HTMLElement>(html`<main></main>`);
      container.innerHTML = `<sqs-form form-id="stored" api-root="${stub.root}">${fallback}</sqs-form>`;
      const element = container.firstElementChild as SqsFormElement;
      await element.updateComplete;
      return element;
    };

    it('is on screen when updateComplete resolves', async () => {
      const element = await load({
        json: { id: 'stored', fields: JSON.stringify(email), submitButtonText: 'Go' },
      });
      expect(control(element, 'email-1')).to.exist;
      expect(part(element, 'submit')?.textContent).to.equal('Go');
    });

    it('says so when there is none', async () => {
      const lines = await errorsDuring(async () => {
        const element = await load({ status: 404 });
        expect(element.textContent).to.equal('This form has not been configured yet.');
      });
      expect(lines[0]).to.equal(
        '<sqs-form> form-id: could not be loaded: HTTP status 404 (in the form stored)',
      );
    });

    for (const [name, answer] of [
      ['does not answer', { status: 503 }],
      ['answers with the page of a portal', { text: '<h1>Welcome to our Wi-Fi</h1>' }],
    ] as [string, StubAnswer][])
      it(`says that it could not be loaded when the server ${name}`, async () => {
        await errorsDuring(async () => {
          const element = await load(answer);
          expect(element.textContent).to.equal('This form could not be loaded. Please reload and try again.');
          await expectAccessibleEverywhere(element);
        });
      });

    it('brings the author’s own form back when there is none', async () => {
      await errorsDuring(async () => {
        const element = await load({ status: 500 }, '<form action="/plain"><button>Plain</button></form>');
        expect(element.querySelector('form[action]')?.checkVisibility()).to.equal(true);
        expect(element.querySelector('[data-part="banner-top"]')?.checkVisibility() ?? false).to.equal(false);
      });
    });
  });

  describe('captcha', () => {
    /** A stand-in that offers what the provider's script offers to a page. */
    const RECAPTCHA = `window.captchaCalls = [];
      window.grecaptcha = { enterprise: {
        ready: (done) => done(),
        render: (place, options) => {
          captchaCalls.push(['render', options]);
          place.innerHTML = '<i class="grecaptcha-badge" style="position:absolute">captcha</i>';
          return 7;
        },
        getResponse: (widget) => window.captchaAnswer ?? '',
        reset: (widget) => { captchaCalls.push(['reset', widget]); },
      } };`;
    const page = window as unknown as {
      captchaCalls: [string, { callback(): void }][];
      captchaAnswer?: string;
    };
    /** The visitor completes it. */
    const complete = () => {
      page.captchaAnswer = 'human';
      page.captchaCalls[0]?.[1].callback();
    };

    async function guarded(api: Record<string, StubAnswer[]> = {}, attributes: Record<string, string> = {}) {
      const stub = await stubApi({
        '/recaptcha.js': [{ text: RECAPTCHA, headers: { 'content-type': 'text/javascript' } }],
      });
      delete page.captchaAnswer;
      return formWith({
        settings: { captchaEnabled: true, captchaTheme: 2, captchaAlignment: 2 },
        attributes: {
          'captcha-site-key': 'site',
          'captcha-script': `${stub.root}recaptcha.js`,
          'disable-validation': '',
          ...attributes,
        },
        api,
      });
    }

    it('must be completed, is sent along, and is reset after a failure', async () => {
      const { element, stub } = await guarded({
        '/form/SaveFormSubmission': [{ status: 500 }, { json: {} }],
      });
      const box = await until(() =>
        part(element, 'captcha')?.textContent === 'captcha' ? part(element, 'captcha') : null,
      );
      expect(box.dataset.align).to.equal('center');
      const [[, options] = []] = page.captchaCalls;
      expect(options).to.include({
        sitekey: 'site',
        theme: 'dark',
        action: 'FORM_BLOCK_SUBMISSION',
        size: 'normal',
      });

      expect(await element.submit()).to.equal(false);
      await until(() => part(element, 'banner-top')?.textContent === 'Complete CAPTCHA before submitting.');
      expect(await stub.requests()).to.have.length(0);

      const button = part(element, 'submit');
      const isOff = () => button?.getAttribute('aria-disabled') === 'true';
      for (const reset of [1, 2]) {
        await until(() => page.captchaCalls.filter(([name]) => name === 'reset').length === reset);
        await until(() => isOff() && button?.hasAttribute('aria-describedby'), 'off until it is completed');
        expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
          'Verification reset, please complete it again.',
        );
        expect(await element.submit()).to.equal(false);
        await expect(element).to.be.accessible();
        complete();
        await until(() => !isOff(), 'on again');
        expect(await element.submit()).to.equal(reset === 2);
      }
      const saves = (await stub.requests()).filter(({ path }) => path.includes('Save'));
      expect(JSON.parse(saves[1]?.body ?? '').captchaKey).to.equal('human');
    });

    it('has its badge above the page, and above a lightbox that holds it', async () => {
      const { element } = await guarded();
      const badge = await until(() => element.querySelector('.grecaptcha-badge'));
      const level = () => getComputedStyle(badge).zIndex;
      await until(() => level() === '12000');
      const lightbox = document.createElement('sqs-lightbox');
      lightbox.append(badge);
      element.after(lightbox);
      lightbox.open = true;
      await lightbox.updateComplete;
      expect(level()).to.equal('100000001');
      lightbox.remove();
    });

    it('keeps what the visitor has completed while other settings change, and follows its own', async () => {
      const { element } = await guarded();
      await until(() => part(element, 'captcha')?.textContent === 'captcha');
      element.config = { ...element.config, submitButtonText: 'Go' };
      await until(() => part(element, 'submit')?.textContent === 'Go');
      const rendered = () => page.captchaCalls.filter(([name]) => name === 'render').length;
      expect(rendered()).to.equal(1);
      element.setAttribute('captcha-site-key', 'another');
      element.config = undefined;
      await until(() => rendered() === 2);
      expect(page.captchaCalls.at(-1)?.[1]).to.include({ sitekey: 'another' });
    });

    it('cannot be shown without its site key, and says so where the owner looks', async () => {
      const lines = await errorsDuring(async () => {
        const { element } = await guarded({}, { 'captcha-site-key': '' });
        expect(await element.submit()).to.equal(false);
        await until(() => part(element, 'banner-top')?.textContent === 'Complete CAPTCHA before submitting.');
        // Nobody could complete it: the button goes on saying what is missing.
        await until(() => !part(element, 'submit')?.hasAttribute('aria-disabled'));
      });
      expect(lines).to.deep.equal(['Enterprise V3 ReCaptcha site key not found']);
    });
  });

  it('grows with a long text, so that all of it is seen, on paper too', async () => {
    const { element } = await formWith({ fields: [{ id: 'note', type: 'textarea', title: 'Note' }] });
    const note = control(element, 'note') as unknown as HTMLTextAreaElement;
    const { width, height } = note.getBoundingClientRect();
    type(note as never, 'A line of it.\n'.repeat(30));
    const grown = note.getBoundingClientRect();
    expect(grown.width).to.equal(width);
    if (CSS.supports('field-sizing', 'content')) expect(note.scrollHeight).to.equal(note.clientHeight);
    else expect(grown.height).to.equal(height);
  });

  it('gives up after 30 s, says so and keeps what was typed', async () => {
    const { element, stub } = await formWith({
      api: { '/form/FormSubmissionKey': [{ json: { key: 'k' }, hold: 'key' }] },
    });
    type(control(element, 'note'), 'still here');
    element.setAttribute('disable-validation', '');
    await element.updateComplete;
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const done = element.submit();
      await arrived(stub, '/form/FormSubmissionKey');
      clock.tick(29_999);
      expect(element.state).to.equal('submitting');
      clock.tick(1);
      expect(await done).to.equal(false);
    } finally {
      clock.uninstall();
      await stub.release('key');
    }
    await until(
      () =>
        part(element, 'banner-top')?.textContent ===
        'Could not get a form submission key, please try again later.',
    );
    expect(control(element, 'note').value).to.equal('still here');
  });

  it('with thirty errors shows the words of its summary, below what stands at the top, and the form goes on', async () => {
    const fields = Array.from({ length: 30 }, (_, at) => ({
      id: `f${at}`,
      type: 'text',
      title: `Field ${at}`,
      required: true,
    }));
    const { element } = await formWith({ fields });
    const bar = document.createElement('header');
    bar.style.cssText = 'position:sticky;inset-block-start:0;block-size:80px;background:silver;z-index:1';
    element.before(bar);
    part(element, 'submit')?.click();
    const summary = await until(() => part(element, 'banner-top'));
    await until(() => document.activeElement === summary);
    const words = summary.querySelector('p')?.getBoundingClientRect() as DOMRect;
    expect(words.top).to.be.at.least(80);
    expect(words.bottom).to.be.at.most(innerHeight);
    expect(summary.getBoundingClientRect().height).to.be.below(innerHeight);
    await expectAccessibleEverywhere(element);
  });

  it('leads a keyboard from the error summary to the field and on to success', async () => {
    const { element } = await formWith({ fields: [{ id: 'a', type: 'text', title: 'A' }, ...email] });
    part(element, 'submit')?.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => document.activeElement === part(element, 'banner-top'));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(document.activeElement).to.equal(control(element, 'email-1'));
    await sendKeys({ type: 'ada@example.com' });
    await sendKeys({ press: 'Enter' });
    await until(() => part(element, 'success'));
  });

  it('works with the keyboard alone', async () => {
    const { element } = await formWith({
      fields: [
        { id: 'n', type: 'name', title: 'Name' },
        ...email,
        { id: 'r', type: 'radio', title: 'R', options: ['A', 'B'] },
      ],
    });
    control(element, 'n.first').focus();
    await sendKeys({ type: 'Ada' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: 'Lovelace' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: 'ada@example.com' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: ' ' });
    await sendKeys({ press: 'ArrowDown' });
    expect(element.values).to.deep.equal({ n: ['Ada', 'Lovelace'], 'email-1': 'ada@example.com', r: 'B' });
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(part(element, 'submit'));
    await sendKeys({ press: 'Enter' });
    await until(() => part(element, 'success'));
  });
});

import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SqsNewsletterElement } from '../../elements/sqs-newsletter.ts';
import { errorsDuring, record, type, until } from '../support/browser/page.ts';
import { eventsOf, siteWith } from '../support/browser/site.ts';
import { FORM_API, type StubAnswer, stubApi } from '../support/browser/stub.ts';

async function newsletter(
  attributes: Record<string, string> = {},
  { config, api = {} }: { config?: object; api?: Record<string, StubAnswer[]> } = {},
) {
  const stub = await stubApi({ ...FORM_API, ...api });
  const container = await fixture<HTMLElement>(html`<main></main>`);
  const element = document.createElement('sqs-newsletter') as SqsNewsletterElement;
  for (const [name, value] of Object.entries({ 'form-id': 'news', 'api-root': stub.root, ...attributes })) {
    element.setAttribute(name, value);
  }
  if (config) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(config);
    element.append(script);
  }
  container.append(element);
  await element.updateComplete;
  const input = element.querySelector('input[type="email"]') as HTMLInputElement;
  return { element, stub, input };
}

const part = (element: HTMLElement, name: string) =>
  element.querySelector<HTMLElement>(`[data-part="${name}"]`);

describe('<sqs-newsletter>', () => {
  it('asks for one required address, with the default placeholder and disclaimer', async () => {
    const { element, input } = await newsletter();
    expect(element.querySelectorAll('input:not([tabindex="-1"])')).to.have.length(1);
    expect(input.required).to.equal(true);
    expect(input.placeholder).to.equal('Email Address');
    expect(input.autocomplete).to.equal('email');
    expect(input.labels?.[0]?.textContent).to.equal('Email Address');
    expect(part(element, 'disclaimer')?.textContent).to.equal('We respect your privacy.');
    expect(part(element, 'submit')?.textContent).to.equal('Submit');
  });

  it('has its button beside the address, and as wide as it where there is no room beside', async () => {
    const { element, input } = await newsletter({ 'submit-button-text': 'Join' });
    const boxes = (width: number) => {
      element.style.inlineSize = `${width}px`;
      return [input, part(element, 'submit')!].map((each) => each.getBoundingClientRect());
    };
    const [address, button] = boxes(600);
    expect(button!.top).to.equal(address!.top);
    expect(button!.width).to.be.at.most(100);
    const [narrow, below] = boxes(280);
    expect(below!.top).to.be.above(narrow!.bottom);
    expect(below!.width).to.be.closeTo(narrow!.width, 0.5);
  });

  it('takes its texts from the configuration', async () => {
    const { element, input } = await newsletter(
      { 'email-placeholder': 'Your address', 'submit-button-text': 'Join' },
      {
        config: {
          disclaimerMessage: '',
          submissionMessage: 'Welcome',
          fields: [{ id: 'email-yui_3', type: 'email' }],
        },
      },
    );
    expect(input.placeholder).to.equal('Your address');
    expect(input.name).to.equal('email-yui_3');
    expect(part(element, 'submit')?.textContent).to.equal('Join');
    expect(part(element, 'disclaimer')).to.equal(null);
    type(input, 'ada@example.com');
    await element.submit();
    expect((await until(() => part(element, 'success'))).textContent).to.equal('Welcome');
  });

  it('speaks the language of the page as soon as it is known, without losing what was typed', async () => {
    const { element, input } = await newsletter({ lang: 'de-AT', 'form-id': '' });
    expect(part(element, 'submit')?.textContent).to.equal('Submit');
    type(input, 'ada@beispiel.at');
    await import('../../elements/locales/de.ts');
    await until(() => part(element, 'submit')?.textContent === 'Absenden');
    expect([input.isConnected, input.value, input.placeholder]).to.deep.equal([
      true,
      'ada@beispiel.at',
      'E-Mail-Adresse',
    ]);
    expect(part(element, 'disclaimer')?.textContent).to.equal('Wir respektieren Ihre Privatsphäre.');
    await element.submit();
    await until(
      () =>
        part(element, 'error')?.textContent === 'Bitte verbinden Sie Ihren Newsletter mit einem Speicherort.',
    );
    const { element: other } = await newsletter();
    expect(part(other, 'submit')?.textContent).to.equal('Submit');
  });

  it('is told languages by the file for them, by another copy’s too, and by the whole kit', async () => {
    const runtime = (window as unknown as { SQS_TEST_RUNTIME: string }).SQS_TEST_RUNTIME;
    const files = [`${runtime}/sqs-kit`, 'lite/register-locale', 'cdn/register-locale'];
    for (const [index, file] of files.entries()) {
      const { registerLocale } = await import(`/dist/${file}.js`);
      registerLocale('qaa', { newsletter: { submit: `by file ${index}` } });
      const { element } = await newsletter({ lang: 'qaa' });
      expect(part(element, 'submit')?.textContent, file).to.equal(`by file ${index}`);
    }
  });

  it('shows the error above the form, which takes focus; focus in the field clears it', async () => {
    const { element, input, stub } = await newsletter();
    type(input, 'not an address');
    part(element, 'submit')?.click();
    await until(() => part(element, 'error'));
    expect(part(element, 'error')?.textContent).to.equal('Please enter a valid email address.');
    expect(document.activeElement).to.equal(part(element, 'form'));
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(part(element, 'banner-top')).to.equal(null);
    expect(part(element, 'banner-bottom')).to.equal(null);
    expect(await stub.requests()).to.have.length(0);
    input.focus();
    await until(() => !part(element, 'error'));
    expect(input.value).to.equal('not an address');
  });

  it('tells its author that it is not connected before anybody finds out', async () => {
    const lines = await errorsDuring(() => newsletter({ 'form-id': '' }));
    expect(lines).to.deep.equal(['<sqs-newsletter> form-id: and action are both missing']);
    expect(await errorsDuring(() => newsletter({ 'form-id': '', action: '/send' }))).to.deep.equal([]);
  });

  it('says that it is not connected without a form id', async () => {
    const { element, input } = await newsletter({ 'form-id': '' });
    type(input, 'ada@example.com');
    await element.submit();
    await until(
      () => part(element, 'error')?.textContent === 'Please connect your newsletter to a storage option.',
    );
  });

  it('submits without the server’s check, with what only a newsletter sends', async () => {
    const { element, input, stub } = await newsletter();
    const order: string[] = [];
    for (const name of ['sqs-form-submit', 'sqs-newsletter-subscribe', 'sqs-form-success']) {
      element.addEventListener(name, () => order.push(name));
    }
    input.type = 'text';
    type(input, '\u00a0ada\u200b＠example.com ');
    expect(await element.submit()).to.equal(true);
    expect(order).to.deep.equal(['sqs-form-submit', 'sqs-newsletter-subscribe', 'sqs-form-success']);
    const requests = await stub.requests();
    expect(requests.map(({ path }) => path)).to.deep.equal([
      '/form/FormSubmissionKey',
      '/form/SaveFormSubmission',
    ]);
    const body = JSON.parse(requests[1]?.body ?? '');
    expect(JSON.parse(body.form)).to.deep.equal({ email: 'ada@example.com' });
    expect(body).to.include({
      formId: 'news',
      collectionId: null,
      objectName: null,
      isOverlayForm: true,
      submitButtonText: 'Submit',
      disableValidation: true,
    });
  });

  it('counts a sign-up with the form that it came from, and nobody’s address', async () => {
    const site = await siteWith();
    const { element, input } = await newsletter();
    type(input, 'ada@example.com');
    await element.submit();
    const [signUp] = await eventsOf(site, 'commerce-newsletter-sign-up');
    expect(signUp).to.include({ formId: 'news', pagePath: location.pathname });
    // Letters alone may stand in an id.
    expect(JSON.stringify(await site.arrived('/events/RecordEvent'))).not.to.contain('example.com');
  });

  it('asks the server to check when it is told to', async () => {
    const { element, input } = await newsletter(
      { 'disable-validation': 'false' },
      {
        api: {
          '/rest/forms/validate/news': [{ status: 400, json: { errors: { email: 'On our block list' } } }],
        },
      },
    );
    type(input, 'ada@example.com');
    expect(await element.submit()).to.equal(false);
    await until(() => part(element, 'error')?.textContent === 'On our block list');
  });

  it('says what the server’s status means and keeps the address', async () => {
    const { element, input } = await newsletter(
      {},
      { api: { '/form/SaveFormSubmission': [{ status: 429 }] } },
    );
    const failures = record(element, 'sqs-form-failure');
    type(input, 'ada@example.com');
    await element.submit();
    const text = 'Unable to submit form. Submission rate limit exceeded. Please try again later.';
    await until(() => part(element, 'error')?.textContent === text);
    expect(input.value).to.equal('ada@example.com');
    expect(failures).to.deep.equal([{ fieldErrors: {}, formError: text }]);
  });

  it('works with the keyboard alone', async () => {
    const { element, input } = await newsletter();
    input.focus();
    await sendKeys({ type: 'ada@example.com' });
    await sendKeys({ press: 'Enter' });
    await until(() => part(element, 'success'));
    expect(element.state).to.equal('success');
  });
});

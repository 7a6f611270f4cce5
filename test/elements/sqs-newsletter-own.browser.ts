/** Newsletters that their authors wrote as a form with one address, upgraded in place. */
import { expect } from '@open-wc/testing';
import { type OwnForm, showOwnForm } from '../support/browser/own-form.ts';
import { errorsDuring, expectAccessibleEverywhere, record, type, until } from '../support/browser/page.ts';

/** Four authors, four ways to ask for an address; `{action}` is where it goes. */
const FORMS: Record<string, string> = {
  'a label around it': `<form action="{action}" method="post">
    <label>Email <input name="email" type="email" required></label> <button>Join</button></form>`,
  'a mailing-list provider’s code': `<form action="{action}" method="post" name="mc-embedded" class="validate" novalidate>
    <div class="mc-field"><label for="mce-EMAIL">Email address *</label>
    <input type="email" name="EMAIL" class="required email" id="mce-EMAIL" value=""></div>
    <div class="mc-field"><label for="mce-FNAME">First name</label><input type="text" name="FNAME" id="mce-FNAME"></div>
    <input type="hidden" name="tags" value="own-list"><input type="submit" name="subscribe" value="Join" class="button"></form>`,
  'a text called email': `<form action="{action}" method="post" enctype="multipart/form-data">
    <input type="text" name="email_address" aria-label="Email"><button type="submit"><b>Join</b> us</button></form>`,
  'an address that stands elsewhere': `<div><form id="away" action="{action}" method="post"><button>Join</button></form>
    <label>Email <input form="away" name="mail" type="email"></label></div>`,
};

async function own({ markup = FORMS['a label around it'], ...rest }: OwnForm = {}) {
  const shown = await showOwnForm('sqs-newsletter', { markup, ...rest });
  const address = [...shown.form.elements].find(
    (control) => control instanceof HTMLInputElement && /mail/i.test(control.name),
  ) as HTMLInputElement;
  return { ...shown, address };
}

const part = (element: Element, name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
const buttonOf = (element: Element) =>
  element.querySelector<HTMLButtonElement>('button, input[type="submit"]') as HTMLButtonElement;
const INVALID = 'Please enter a valid email address.';

describe('<sqs-newsletter> around an author’s own form', () => {
  for (const [name, markup] of Object.entries(FORMS)) {
    describe(name, () => {
      it('is accessible as it is, with an error, while it is sent, and after', async () => {
        const { element, stub, address } = await own({
          markup,
          api: { '/send': [{ json: {}, hold: 'send' }] },
        });
        await expectAccessibleEverywhere(element);
        buttonOf(element).click();
        await until(() => part(element, 'error'));
        await expectAccessibleEverywhere(element);
        type(address, 'ada@example.com');
        buttonOf(element).click();
        await until(() => element.querySelector('[aria-busy]'));
        await expectAccessibleEverywhere(element);
        await stub.release('send');
        await until(() => part(element, 'success'));
        await expectAccessibleEverywhere(element);
      });

      it('says what is wrong beside the address, which has the focus, until it is mended', async () => {
        const { element, stub, address, form, before } = await own({ markup });
        expect(form.checkVisibility()).to.equal(true);
        type(address, 'not an address');
        buttonOf(element).click();
        await until(() => address.getAttribute('aria-invalid'));
        expect(document.activeElement).to.equal(address);
        const described = () => document.getElementById(address.getAttribute('aria-describedby') ?? '');
        expect(described()?.textContent).to.equal(INVALID);
        expect(part(element, 'banner-top')).to.equal(null);
        expect(part(element, 'banner-bottom')).to.equal(null);
        type(address, 'ada@example.com');
        await until(() => !part(element, 'error'));
        expect(await stub.requests()).to.have.length(0);
        element.reset();
        element.remove();
        await until(() => !part(element, 'captcha'));
        expect(form.outerHTML).to.equal(before);
      });

      it('is sent as the form would be, without leaving the page, and thanks', async () => {
        const { element, stub, form, address } = await own({
          markup,
          api: { '/send': [{ json: {}, hold: 'send' }] },
        });
        const order: string[] = [];
        for (const event of ['sqs-form-submit', 'sqs-newsletter-subscribe', 'sqs-form-success'])
          element.addEventListener(event, () => order.push(event));
        // What cannot be seen is neither checked nor sent.
        address.type = 'text';
        type(address, '\u00a0ada\u200b＠example.com ');
        buttonOf(element).click();
        const button = buttonOf(element);
        await until(() => [button.textContent, button.value].includes('Submitting…'));
        expect(button.getAttribute('aria-disabled')).to.equal('true');
        button.click();
        await stub.release('send');
        await until(() => part(element, 'success')?.textContent === 'Thank you!');
        expect(form.checkVisibility()).to.equal(false);
        expect(order).to.deep.equal(['sqs-form-submit', 'sqs-newsletter-subscribe', 'sqs-form-success']);
        const requests = await stub.requests();
        expect(requests).to.have.length(1);
        const body = decodeURIComponent(requests[0]?.body ?? '');
        expect(body).to.contain('ada@example.com').and.not.contain('\u200b');
        expect(body.includes('own-list')).to.equal(markup.includes('own-list'));
        element.reset();
        await until(() => form.checkVisibility());
        expect(address.value).to.equal('');
      });
    });
  }

  it('says what the receiver says, above the form or beside the address', async () => {
    const { element, address } = await own({
      api: {
        '/send': [
          { status: 400, json: { errors: { email: ['On our block list.'] } } },
          { status: 400, text: 'Closed for today.' },
          { json: { success: false, message: 'Full.' } },
        ],
      },
    });
    const failures = record(element, 'sqs-form-failure');
    type(address, 'ada@example.com');
    await element.submit();
    await until(() => part(element, 'error')?.textContent === 'On our block list.');
    await element.submit();
    const summary = await until(() => part(element, 'banner-top'));
    expect(summary.textContent).to.equal('Closed for today.');
    expect(document.activeElement).to.equal(summary);
    expect(summary.querySelector('[data-part="error"]')).to.equal(part(element, 'error'));
    expect(address.hasAttribute('aria-invalid')).to.equal(false);
    await element.submit();
    await until(() => part(element, 'banner-top')?.textContent === 'Full.');
    expect(failures).to.have.length(3);
    expect(address.value).to.equal('ada@example.com');
  });

  it('goes to the builder’s API by its form id, with what a newsletter tells', async () => {
    const { element, address, stub } = await own({ attributes: { 'form-id': 'news' } });
    type(address, 'ada@example.com');
    expect(element.values).to.deep.equal({ email: 'ada@example.com' });
    expect(await element.submit()).to.equal(true);
    const save = (await stub.requests()).find(({ path }) => path.includes('SaveFormSubmission'));
    const body = JSON.parse(save?.body ?? '');
    expect(JSON.parse(body.form)).to.deep.equal({ email: 'ada@example.com' });
    expect(body).to.include({
      formId: 'news',
      collectionId: null,
      isOverlayForm: true,
      submitButtonText: 'Join',
      disableValidation: true,
    });
  });

  it('takes the rule of its tag for the address', async () => {
    const { element, address } = await own();
    type(address, 'ada@night.museum');
    expect(element.validate()).to.equal(false);
    element.setAttribute('email-rule', 'modern');
    await element.updateComplete;
    expect(element.validate()).to.equal(true);
  });

  it('checks the other controls as the form asks for it', async () => {
    const markup = `<form action="{action}" method="post"><label>Email <input name="email" type="email"></label>
      <label><input type="checkbox" name="terms" required> Terms</label><button>Join</button></form>`;
    const { element, address, stub } = await own({ markup });
    type(address, 'ada@example.com');
    await element.submit();
    await until(() => part(element, 'error')?.textContent === 'Required');
    expect(document.activeElement).to.equal(element.querySelector('[name="terms"]'));
    element.querySelector<HTMLElement>('[name="terms"]')?.click();
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests())[0]?.body).to.equal('email=ada%40example.com&terms=on');
  });

  const WRONG: [string, string, string][] = [
    [
      'several addresses',
      '<input name="a" type="email"><input name="b" type="email">',
      'several addresses (a, b)',
    ],
    ['no address', '<input name="name">', 'no address'],
  ];
  for (const [what, controls, words] of WRONG) {
    it(`leaves a form with ${what} to the browser, and tells the author what to do`, async () => {
      const lines = await errorsDuring(async () => {
        const { element, form, stub } = await own({
          markup: `<form action="{action}" method="post">${controls}<button>Join</button></form>`,
        });
        expect(form.checkVisibility()).to.equal(true);
        expect(form.noValidate).to.equal(false);
        const left = new Promise((done) => {
          form.addEventListener('submit', (event) => {
            done(event.defaultPrevented);
            event.preventDefault();
          });
        });
        buttonOf(element).click();
        expect(await left).to.equal(false);
        expect(await stub.requests()).to.have.length(0);
      });
      expect(lines.join())
        .to.contain(words)
        .and.to.match(/<input type="email"|<sqs-form>/);
    });
  }

  it('has its captcha before the button, and the trap for robots', async () => {
    const lines = await errorsDuring(async () => {
      const { element, address } = await own({ json: { captchaEnabled: true } });
      expect(part(element, 'captcha')?.nextElementSibling?.localName).to.equal('button');
      expect(element.querySelector('[name="_gotcha"]')).to.be.an.instanceOf(HTMLInputElement);
      type(address, 'ada@example.com');
      expect(await element.submit()).to.equal(false);
      await until(() => part(element, 'banner-top')?.textContent === 'Complete CAPTCHA before submitting.');
    });
    expect(lines).to.deep.equal(['Enterprise V3 ReCaptcha site key not found']);
  });

  it('takes a form that comes later, and gives its own place back when that goes', async () => {
    const { element, form } = await own();
    form.remove();
    const fields = await until(() => part(element, 'form'));
    expect(fields.checkVisibility()).to.equal(true);
    element.append(form);
    await until(() => form.noValidate);
    expect(form.checkVisibility()).to.equal(true);
    expect(part(element, 'form')).to.equal(null);
  });

  it('is the kit’s own form where fields are configured', async () => {
    const { element, form } = await own({
      attributes: { 'form-id': 'news' },
      json: { fields: [{ id: 'email', type: 'email' }] },
    });
    expect(part(element, 'form')?.checkVisibility()).to.equal(true);
    expect(form.checkVisibility()).to.equal(false);
  });
});

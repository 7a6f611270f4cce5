import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { record, type, until } from '../support/browser/page.ts';
import { type Attributes, newItemId, show, tag, VARIANTS } from '../support/browser/product.ts';
import { type StubAnswer, stubApi } from '../support/browser/stub.ts';

const PATH = '/commerce/restock-notifications';

async function restock(attributes: Attributes = {}, answers: StubAnswer[] = [{ status: 204 }], content = '') {
  const stub = await stubApi({ [PATH]: answers });
  const itemId = newItemId();
  const picker = tag('sqs-product-variants', { 'item-id': itemId, variants: VARIANTS });
  const element = tag(
    'sqs-restock-notification',
    { 'item-id': itemId, 'api-root': stub.root, ...attributes },
    content,
  );
  await show(picker, element);
  const sent = async () => (await stub.requests()).map(({ body }) => JSON.parse(body));
  return { element, picker, itemId, stub, sent };
}

const field = (element: Element) =>
  element.querySelector<HTMLInputElement>('[name="email"]') as HTMLInputElement;
const alert = (element: Element) => element.querySelector('[role="alert"]')?.textContent ?? '';

describe('<sqs-restock-notification>', () => {
  it('labels its field, and says what its owner says', async () => {
    const { element } = await restock({
      cta: 'Tell me',
      placeholder: 'you@example.com',
      'button-text': 'Go',
    });
    expect(field(element).labels?.[0]?.textContent).to.equal('Email Address');
    const { placeholder, type: kind, autocomplete } = field(element);
    expect([placeholder, kind, autocomplete]).to.deep.equal(['you@example.com', 'email', 'email']);
    expect(element.innerText).to.contain('Tell me');
    expect(element.querySelector('button')?.textContent).to.equal('Go');
    expect(element.querySelector('[type="checkbox"]')).to.equal(null);
  });

  it('sends an address by keyboard, and the focus goes to the thanks', async () => {
    const { element, itemId, sent } = await restock({
      'mailing-list': 'News',
      'mailing-list-opt-in': true,
    });
    const signedUp = record(element, 'sqs-restock-notification-sign-up') as { email: string }[];
    field(element).focus();
    await sendKeys({ type: 'ada@example.com' });
    await sendKeys({ press: 'Enter' });
    await until(() => signedUp.length > 0);
    expect(await sent()).to.deep.equal([
      { productId: itemId, email: 'ada@example.com', isJoinMailingList: true },
    ]);
    await until(() => document.activeElement?.getAttribute('data-part') === 'restock-done');
    expect(document.activeElement?.textContent).to.match(/^Thank you/);
  });

  it('waits until its variant is chosen, and goes with it', async () => {
    const { element, picker, sent } = await restock({ 'variant-id': 'l', 'hidden-by-default': true });
    expect(element.checkVisibility()).to.equal(false);
    await picker.choose({ Size: 'S', Colour: 'Ink' });
    await element.updateComplete;
    expect(element.checkVisibility()).to.equal(false);
    await picker.choose({ Size: 'L', Colour: 'Ink' });
    await until(() => element.checkVisibility());
    type(field(element), 'a@example.com');
    await element.submit();
    expect((await sent()).map(({ variantId }) => variantId)).to.deep.equal(['l']);
  });

  it('sends an address without what nobody can see, in the usual signs', async () => {
    const { element, sent } = await restock();
    type(field(element), '\u00a0ada\u200b＠example.com ');
    expect(await element.submit()).to.equal(true);
    expect((await sent()).map(({ email }) => email)).to.deep.equal(['ada@example.com']);
  });

  it('of a product is there until something in stock is chosen', async () => {
    const { element, picker } = await restock();
    expect(element.checkVisibility()).to.equal(true);
    await picker.choose({ Size: 'S', Colour: 'Ink' });
    await until(() => !element.checkVisibility());
  });

  for (const [name, answer, words] of [
    ['400, in the shop’s words', { status: 400, json: { error: 'Not this one.' } }, 'Not this one.'],
    ['500', { status: 500, json: { error: 'Oops' } }, 'Your address could not be stored. Please try again.'],
    ['no answer', { drop: true }, 'Your address could not be stored. Please try again.'],
  ] as [string, StubAnswer, string][]) {
    it(`keeps the address after ${name}, and takes it the next time`, async () => {
      const { element } = await restock({}, [answer, { status: 204 }]);
      const failures = record(element, 'sqs-restock-notification-failure');
      type(field(element), 'a@example.com');
      expect(await element.submit()).to.equal(false);
      await until(() => alert(element) === words);
      expect([field(element).value, document.activeElement, failures.length]).to.deep.equal([
        'a@example.com',
        field(element),
        1,
      ]);
      expect(await element.submit()).to.equal(true);
    });
  }

  it('sends once at a time', async () => {
    const { element, stub, sent } = await restock({}, [{ status: 204, hold: 'b' }]);
    type(field(element), 'a@example.com');
    const first = element.submit();
    await until(() => element.querySelector('[aria-busy]'));
    expect(await element.submit()).to.equal(false);
    await stub.release('b');
    expect([await first, await sent()]).to.have.deep.nested.property('[1].length', 1);
  });

  it('sends nothing while the captcha is not completed', async () => {
    const config = '<script type="application/json">{ "captchaProvider": "altcha" }</script>';
    const { element, sent } = await restock({ captcha: true }, [{ status: 204 }], config);
    type(field(element), 'a@example.com');
    expect(await element.submit()).to.equal(false);
    await until(() => alert(element) === 'Complete CAPTCHA before submitting.');
    expect((await sent().catch(() => [])).filter(({ email }) => email)).to.deep.equal([]);
  });

  it('is not there while everything is in stock', async () => {
    const itemId = newItemId();
    const all = VARIANTS.map((variant) => ({ ...variant, qtyInStock: 2 }));
    const element = tag('sqs-restock-notification', { 'item-id': itemId });
    await show(tag('sqs-product-variants', { 'item-id': itemId, variants: all }), element);
    await until(() => !element.checkVisibility());
  });

  it('of the page’s one product signs up for that one', async () => {
    const stub = await stubApi({ [PATH]: [{ status: 204 }] });
    const itemId = newItemId();
    const element = tag('sqs-restock-notification', { 'api-root': stub.root });
    await show(tag('sqs-add-to-cart', { 'item-id': itemId }), element);
    type(field(element), 'ada@example.com');
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests()).map(({ body }) => JSON.parse(body).productId)).to.deep.equal([itemId]);
  });
});

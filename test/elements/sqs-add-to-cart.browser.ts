import { expect } from '@open-wc/testing';
import { install } from '@sinonjs/fake-timers';
import { sendKeys } from '@web/test-runner-commands';
import { errorsDuring, expectAccessibleEverywhere, record, type, until } from '../support/browser/page.ts';
import {
  type Attributes,
  cartOf,
  ENTRIES,
  newItemId,
  shop,
  show,
  tag,
  VARIANTS,
} from '../support/browser/product.ts';
import type { StubAnswer } from '../support/browser/stub.ts';

/** @param variants of the product; none: nothing is known of it */
async function product(attributes: Attributes = {}, answers?: StubAnswer[], variants?: object[]) {
  const stub = await shop(answers);
  const itemId = newItemId();
  const picker = tag('sqs-product-variants', { 'item-id': itemId, variants });
  const element = tag('sqs-add-to-cart', { 'item-id': itemId, 'api-root': stub.root, ...attributes });
  await show(...(variants ? [picker, element] : [element]));
  const button = element.querySelector('button') as HTMLButtonElement;
  const bodies = async () =>
    (await stub.requests()).filter(({ path }) => path === ENTRIES).map(({ body }) => JSON.parse(body));
  const sent = async () => (await bodies()).map(({ requestId, ...entry }) => entry);
  const requestIds = async () => (await bodies()).map(({ requestId }) => requestId);
  return { element, button, picker, itemId, stub, sent, requestIds };
}

const alert = (element: Element) => element.querySelector('[role="alert"]')?.textContent ?? '';
const status = (element: Element) => element.querySelector('[role="status"]')?.textContent ?? '';

describe('<sqs-add-to-cart>', () => {
  it('is a real button with the owner’s words', async () => {
    const texts = async (attributes: Attributes) => (await product(attributes)).button.textContent;
    expect(await texts({})).to.equal('Add To Cart');
    expect(await texts({ 'is-subscription': true })).to.equal('Subscribe');
    expect(await texts({ label: 'Into the basket', 'is-subscription': true })).to.equal('Into the basket');
    const { button } = await product({ 'button-class': 'mine' });
    expect([button.type, button.className]).to.deep.equal(['button', 'mine']);
  });

  it('sends what is chosen by keyboard, and tells what is in the cart', async () => {
    const { element, button, picker, itemId, sent } = await product(
      { 'collection-id': 'c', 'subscription-option-id': 'o' },
      [{ json: cartOf(6) }],
      VARIANTS,
    );
    const before = record(element, 'sqs-add-to-cart-before-add');
    const after = record(element, 'sqs-add-to-cart-added');
    await picker.choose({ Size: 'M', Colour: 'Ink' });
    button.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => after.length > 0);
    const entry = {
      itemId,
      collectionId: 'c',
      variantId: 'm',
      sku: 'M',
      quantity: 1,
      subscriptionOptionId: 'o',
    };
    expect(await sent()).to.deep.equal([entry]);
    expect(before).to.deep.equal([entry]);
    expect(after).to.deep.equal([{ cart: cartOf(6), quantity: 6 }]);
    await until(() => element.querySelector('a')?.getAttribute('href') === '/cart');
  });

  it('says which option is open, leads there, and sends nothing', async () => {
    const { element, button, picker, sent } = await product({}, undefined, VARIANTS);
    button.click();
    await until(() => alert(element) === 'Please select Size first.');
    expect(document.activeElement).to.equal(picker.querySelector('select'));
    await picker.choose({ Size: 'S' });
    await until(() => alert(element) === '');
    button.click();
    await until(() => alert(element) === 'Please select Colour first.');
    await picker.choose({ Size: 'L', Colour: 'Sand' });
    button.click();
    await until(() => alert(element).includes('not available'));
    expect(await sent()).to.deep.equal([]);
  });

  it('leads to a group of buttons where it is chosen', async () => {
    const { button, picker } = await product({}, undefined, VARIANTS);
    picker.setAttribute('control', 'buttons');
    await picker.updateComplete;
    await picker.choose({ Size: 'L', Colour: 'Sand' });
    button.click();
    await until(() => (document.activeElement as HTMLInputElement).value === 'L');
  });

  it('refuses what is sold out, and what is left can still be had', async () => {
    const { element, button, picker, sent } = await product(
      { 'sold-out-label': 'Gone' },
      undefined,
      VARIANTS,
    );
    await picker.choose({ Size: 'L', Colour: 'Ink' });
    await until(() => button.textContent === 'Gone');
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    button.focus();
    button.click();
    await until(() => alert(element) === 'This is sold out.');
    expect(document.activeElement).to.equal(button);
    await picker.choose({ Size: 'S', Colour: 'Ink' });
    await until(() => button.textContent === 'Add To Cart');
    expect(await element.add()).to.equal(true);
    expect(await sent()).to.have.length(1);
  });

  it('sends once at a time', async () => {
    const { element, button, stub, sent } = await product({}, [{ json: cartOf(1), hold: 'b' }]);
    button.click();
    button.click();
    await until(() => button.textContent === 'Adding…');
    expect(await element.add()).to.equal(false);
    await stub.release('b');
    await until(() => element.state === 'added');
    expect(await sent()).to.have.length(1);
  });

  it('lets the page prevent it', async () => {
    const { element, sent } = await product();
    element.addEventListener('sqs-add-to-cart-before-add', (event) => event.preventDefault());
    expect(await element.add()).to.equal(false);
    expect([await sent(), element.state]).to.deep.equal([[], 'idle']);
  });

  const words = 'There are only 3 of these.';
  for (const [name, answer, expected] of [
    ['409, in the shop’s words', { status: 409, json: { error: words, code: 'stock' } }, words],
    ['404 of something else', { status: 404, json: { error: 'Not found.' } }, /could not be added/],
    ['500', { status: 500, json: { error: 'Oops' } }, /could not be added/],
    ['no answer', { drop: true }, /could not be reached/],
    ['a page instead of a cart', { text: '<html></html>' }, /could not be reached/],
  ] as [string, StubAnswer, string | RegExp][]) {
    it(`keeps what was chosen after ${name}, and adds it the next time`, async () => {
      const { element, picker, sent } = await product({}, [answer, { json: cartOf(1) }], VARIANTS);
      const failures = record(element, 'sqs-add-to-cart-failure') as { message: string }[];
      await picker.choose({ Size: 'M', Colour: 'Ink' });
      expect(await element.add()).to.equal(false);
      await until(() => alert(element) !== '');
      expect(alert(element)).to.match(typeof expected === 'string' ? new RegExp(expected) : expected);
      expect(failures.map(({ message }) => message)).to.deep.equal([alert(element)]);
      expect(picker.choice).to.deep.equal({ Size: 'M', Colour: 'Ink' });
      expect(await element.add()).to.equal(true);
      expect((await sent()).map(({ variantId }) => variantId)).to.deep.equal(['m', 'm']);
    });
  }

  it('asks for no more than the shop has, once it has said how many', async () => {
    const words = 'There are only 2 of these.';
    const { element, itemId, sent } = await product({}, [
      { status: 409, json: { error: words, code: 'stock', available: 2 } },
      { json: cartOf(2) },
    ]);
    const quantity = tag('sqs-quantity', { 'item-id': itemId });
    element.after(quantity);
    await quantity.updateComplete;
    await quantity.setQuantity(5);
    expect(await element.add()).to.equal(false);
    await until(() => alert(element) === words);
    const input = quantity.querySelector('input');
    await until(() => input?.max === '2');
    expect([input?.value, quantity.quantity]).to.deep.equal(['2', 2]);
    expect(await element.add()).to.equal(true);
    expect((await sent()).map((entry) => entry.quantity)).to.deep.equal([5, 2]);
  });

  it('says that the shop cannot be reached where nobody answers for 30 s', async () => {
    const { element, stub } = await product({}, [{ json: cartOf(1), hold: 'silence' }]);
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const done = element.add();
      await until(() => clock.countTimers() > 0 && status(element) === 'Adding…');
      clock.tick(29_999);
      expect(status(element)).to.equal('Adding…');
      clock.tick(1);
      expect(await done).to.equal(false);
    } finally {
      clock.uninstall();
      await stub.release('silence');
    }
    await until(() => alert(element).includes('could not be reached'));
    expect([status(element), element.querySelector('button')?.ariaBusy]).to.deep.equal(['', null]);
  });

  it('sends what was not answered under its own id again, and anything else under a new one', async () => {
    const { element, requestIds } = await product({}, [{ drop: true }, { status: 500 }, { json: cartOf(1) }]);
    for (let turn = 0; turn < 4; turn += 1) await element.add();
    const [lost, again, next, another] = await requestIds();
    expect(lost).to.equal(again);
    expect(new Set([again, next, another]).size).to.equal(3);
  });

  it('without an item-id says so on the console and to the visitor', async () => {
    const { element, sent } = await product({ 'item-id': '' });
    const errors = await errorsDuring(() => element.add());
    expect(errors).to.have.length(1);
    await until(() => alert(element).includes('could not be added'));
    expect(await sent()).to.deep.equal([]);
  });

  const FORM = { id: 'f', fields: [{ id: 'text', type: 'text', title: 'Engraving', required: true }] };

  it('asks for additional fields first, and not again after a failure', async () => {
    const { element, button, sent } = await product({ form: FORM }, [{ status: 500 }, { json: cartOf(1) }]);
    button.click();
    const input = await until(() => element.querySelector<HTMLInputElement>('sqs-form input[name="text"]'));
    const lightbox = element.querySelector('sqs-lightbox') as HTMLElement;
    await until(() => lightbox.shadowRoot?.querySelector('dialog[open]'));
    await expectAccessibleEverywhere(lightbox);
    const submit = element.querySelector<HTMLButtonElement>('sqs-form [data-part="submit"]');
    expect(submit?.textContent).to.equal('Add To Cart');
    submit?.click();
    await until(() => element.querySelector('sqs-form [data-part="error"]'));
    type(input, 'For Ada');
    submit?.click();
    await until(() => alert(element) !== '');
    await until(() => !element.querySelector('sqs-lightbox'));
    expect(await element.add()).to.equal(true);
    expect((await sent()).map(({ additionalFields }) => additionalFields)).to.deep.equal([
      { text: 'For Ada' },
      { text: 'For Ada' },
    ]);
  });

  it('adds nothing when the visitor closes the additional fields, and the focus is back', async () => {
    const { element, button, sent } = await product({ form: FORM });
    button.focus();
    button.click();
    await until(() => element.querySelector('sqs-form input[name="text"]'));
    await until(() => element.querySelector('sqs-lightbox')?.shadowRoot?.querySelector('dialog[open]'));
    await sendKeys({ press: 'Escape' });
    await until(() => !element.querySelector('sqs-lightbox'));
    expect(document.activeElement).to.equal(button);
    expect([await sent(), element.state]).to.deep.equal([[], 'idle']);
  });

  describe('on a page whose other tags name no product', () => {
    async function onePage(tags: (button: HTMLElement) => HTMLElement[]) {
      const stub = await shop();
      const itemId = newItemId();
      const element = tag('sqs-add-to-cart', { 'item-id': itemId, 'api-root': stub.root });
      const container = await show(...tags(element));
      const sent = async () =>
        (await stub.requests()).filter(({ path }) => path === ENTRIES).map(({ body }) => JSON.parse(body));
      return { element, itemId, container, sent };
    }
    const pickers = () => tag('sqs-product-variants', { variants: VARIANTS });
    const quantity = () => tag('sqs-quantity');

    for (const [place, order] of [
      ['first', (button: HTMLElement) => [button, pickers(), quantity()]],
      ['last', (button: HTMLElement) => [pickers(), quantity(), button]],
    ] as const) {
      it(`asks for the choice and sends it, with the quantity, as the ${place} of them`, async () => {
        const { element, itemId, container, sent } = await onePage(order);
        expect(await element.add()).to.equal(false);
        await until(() => alert(element) === 'Please select Size first.');
        expect(document.activeElement).to.equal(container.querySelector('select'));
        await container.querySelector('sqs-product-variants')?.choose({ Size: 'M', Colour: 'Ink' });
        container.querySelector('sqs-quantity')?.setQuantity(3);
        expect(await element.add()).to.equal(true);
        const [entry] = await sent();
        expect([entry.itemId, entry.variantId, entry.quantity]).to.deep.equal([itemId, 'm', 3]);
      });
    }

    it('sends nothing while the page sells two products and the choice may be of either', async () => {
      const { element, sent } = await onePage((button) => [
        button,
        pickers(),
        tag('sqs-add-to-cart', { 'item-id': newItemId() }),
      ]);
      const errors = await errorsDuring(() => element.add());
      expect(errors.join()).to.contain('item-id');
      await until(() => alert(element) !== '');
      expect(await sent()).to.deep.equal([]);
    });
  });
});

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { cart, entry, money, showCart } from '../support/browser/cart.ts';
import { expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { show, tag } from '../support/browser/product.ts';
import { eventsOf, siteWith } from '../support/browser/site.ts';

/** As a visitor types: over what stands there, and on with Tab. */
async function enter(field: HTMLInputElement, typed: string) {
  field.focus();
  field.select();
  await sendKeys(typed === '' ? { press: 'Delete' } : { type: typed });
  await sendKeys({ press: 'Tab' });
}

describe('<sqs-cart>', () => {
  it('is accessible full, with notes, with something taken out, failed, empty and unreadable', async () => {
    const full = await showCart(
      {
        'GET ': [cart(entry('a', { url: '/a', quantity: 3, available: 2 }), entry('b', { isGone: true }))],
        'DELETE entries/a': [cart(entry('b', { isGone: true }))],
        'POST entries': [{ status: 500 }],
      },
      { 'checkout-url': '/checkout' },
    );
    await until(() => full.all('line').length === 2);
    await expectAccessibleEverywhere(full.main);
    full.part('remove').click();
    await until(() => full.text('removed').startsWith('Thing a was removed.'));
    full.part('undo').click();
    await until(() => full.text('error').startsWith('This could not be saved.'));
    await expectAccessibleEverywhere(full.main);
    full.main.remove();
    const empty = await showCart({ 'GET ': [cart()] });
    await until(() => empty.text('empty') !== '');
    await expectAccessibleEverywhere(empty.main);
    empty.main.remove();
    const lost = await showCart({ 'GET ': [{ status: 500 }, cart(entry('a'))] });
    await until(() => lost.text('error') !== '');
    await expectAccessibleEverywhere(lost.main);
  });

  it('leaves no broken sign where a picture is lost', async () => {
    const { root, part } = await showCart({ 'GET ': [cart(entry('a', { image: '/no-such-picture.jpg' }))] });
    await until(() => part('image') && !root.querySelector('img'), 'its place alone');
    expect(part('image').offsetHeight).to.be.at.least(50);
  });

  it('is read and used in half the width of a phone, as at 200 % zoom', async () => {
    const { main, part, all } = await showCart({
      'GET ': [
        cart(entry('Handkerchief', { image: '/lamp.svg', quantity: 2, price: money('1234.250', 'KWD') })),
      ],
    });
    main.style.inlineSize = '148px';
    await until(() => all('line').length === 1);
    const boxes = ['title', 'unit', 'price', 'quantity', 'remove'].map((name) =>
      part(name).getBoundingClientRect(),
    );
    const right = main.getBoundingClientRect().right;
    for (const [index, box] of boxes.entries()) {
      expect(box.right, `${index}`).to.be.at.most(right);
      for (const other of boxes.slice(index + 1))
        expect(
          box.right <= other.left || box.bottom <= other.top || other.bottom <= box.top,
          `${index}`,
        ).to.equal(true);
    }
    // Words are read as words.
    expect(part('title').getBoundingClientRect().height).to.be.below(60);
  });

  it('shows what is in it: picture, link, options, prices, and a sum by currency', async () => {
    const { part, all, text } = await showCart({
      'GET ': [
        cart(
          entry('a', {
            url: '/lamp',
            image: '/lamp.svg',
            quantity: 3,
            price: money('0.10'),
            options: [{ name: 'Size', value: 'L' }],
          }),
          entry('b', { quantity: 2, price: money('500', 'JPY') }),
          entry('c', { price: money('1.250', 'KWD') }),
          { id: 'd', itemId: 'bare', quantity: 4 },
        ),
      ],
    });
    await until(() => all('line').length === 4);
    expect((part('title') as HTMLAnchorElement).getAttribute('href')).to.equal('/lamp');
    expect(part('image').getAttribute('src')).to.equal('/lamp.svg');
    expect(text('options')).to.equal('Size: L');
    expect(text('unit')).to.equal('€0.10 each|¥500 each');
    expect(text('price').replaceAll('\u00a0', ' ')).to.equal('€0.30|¥1,000|KWD 1.250');
    expect(text('sum').replaceAll('\u00a0', ' ')).to.equal('€0.30|¥1,000|KWD 1.250');
    expect(all('title').map(({ textContent }) => textContent)).to.include('Item');
    expect(all('checkout')).to.have.length(0);
  });

  it('says what has changed since it was put in', async () => {
    const { all, text } = await showCart({
      'GET ': [
        cart(
          entry('a', { priceBefore: money('4.00') }),
          entry('b', { quantity: 3, available: 2 }),
          entry('c', { available: 0 }),
          entry('d', { isGone: true }),
        ),
      ],
    });
    await until(() => all('note').length === 4);
    expect(text('note')).to.equal(
      'The price has changed from €4.00 to €5.00.|Only 2 can be ordered.|This is sold out. Please remove it.|This is not sold any more. Please remove it.',
    );
    expect([all('number').length, text('sum')]).to.deep.equal([3, '€25.00']);
  });

  it('has room for long words on a small phone: nothing covers anything else', async () => {
    const messages = { remove: 'Verwijderen', subtotal: 'Zwischensumme' };
    const { main, element, part, all } = await showCart(
      { 'GET ': [cart(entry('a', { title: 'Kaffeetasse', quantity: 2, price: money('124.90') }))] },
      {},
      `<script type="application/json">${JSON.stringify({ messages })}</script>`,
    );
    main.style.inlineSize = '17rem';
    await until(() => all('line').length === 1);
    const box = (name: string) => part(name).getBoundingClientRect();
    expect(box('quantity').right).to.be.at.most(box('remove').left);
    expect(part('title').getClientRects().length).to.equal(1);
    expect(element.scrollWidth).to.equal(element.clientWidth);
  });

  it('takes words of others as words, and leads nowhere by script', async () => {
    const hostile = '<img src=x onerror="window.hacked = 1">';
    const { all, part, root } = await showCart({
      'GET ': [cart(entry('a', { title: hostile, url: 'javascript:hacked = 1', image: 'javascript:1' }))],
    });
    await until(() => all('line').length === 1);
    expect([part('title').textContent, part('title').localName]).to.deep.equal([hostile, 'span']);
    expect([root.querySelector('img'), 'hacked' in window]).to.deep.equal([null, false]);
  });

  it('changes how many by keys and by buttons, one call after the other, and tells', async () => {
    const of = (quantity: number) => cart(entry('a', { quantity }));
    const { element, field, part, text, requests } = await showCart({
      'GET ': [of(1)],
      'PUT entries/a': [of(3), of(4), of(6)],
    });
    await until(() => field()?.value === '1');
    const changes = record(element, 'sqs-cart-change');
    await enter(field(), '3');
    await until(() => text('price') === '€15.00');
    for (let clicks = 0; clicks < 3; clicks += 1) part('more').click();
    await until(() => text('price') === '€30.00' && text('news') === 'Thing a: 6 in your cart.');
    expect(field().value).to.equal('6');
    expect((await requests()).filter((call) => call.startsWith('PUT'))).to.deep.equal(
      [3, 4, 6].map((quantity) => `PUT /commerce/shopping-cart/entries/a {"quantity":${quantity}}`),
    );
    expect(changes).to.have.length(3);
  });

  for (const typed of ['1.5', '10000', '']) {
    it(`keeps "${typed}" as it was typed, says what is possible, and sends nothing`, async () => {
      const { field, text, requests } = await showCart({ 'GET ': [cart(entry('a'))] });
      await until(() => field()?.value === '1');
      await enter(field(), typed);
      await until(() => text('error') === 'Please enter a whole number from 1 to 9,999.');
      expect([field().value, field().ariaInvalid]).to.deep.equal([typed, 'true']);
      expect((await requests()).every((call) => call.startsWith('GET'))).to.equal(true);
    });
  }

  it('says how many there are where the shop has fewer, and when it cannot be reached; what was typed stays', async () => {
    const { element, field, text } = await showCart({
      'GET ': [cart(entry('a'))],
      'PUT entries/a': [{ status: 409, json: { error: 'No.', code: 'stock', available: 2 } }, { drop: true }],
    });
    await until(() => field()?.value === '1');
    const failures = record(element, 'sqs-cart-failure');
    await enter(field(), '7');
    await until(() => text('error') === 'Only 2 can be ordered.');
    expect(field().value).to.equal('7');
    await enter(field(), '8');
    await until(() => text('error').startsWith('The shop could not be reached.'));
    expect([field().value, text('price')]).to.deep.equal(['8', '€5.00']);
    expect(failures).to.deep.equal([
      { action: 'change', status: 409 },
      { action: 'change', status: 0 },
    ]);
  });

  it('takes out and puts back, in its place, with the focus where it was', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => entry(id, { quantity: 2 }));
    const back = entry('x', { title: 'Thing a', quantity: 2 });
    const { all, part, text, focused, stub } = await showCart({
      'GET ': [cart(a as object, b as object, c as object)],
      'DELETE entries/a': [cart(b as object, c as object)],
      'POST entries': [{ drop: true }, cart(b as object, c as object, back)],
    });
    await until(() => all('line').length === 3);
    part('remove').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => focused()?.textContent === 'Undo');
    expect([text('news'), text('sum')]).to.deep.equal(['Thing a was removed.', '€20.00']);
    await sendKeys({ press: 'Enter' });
    await until(() => text('error').startsWith('The shop could not be reached.'));
    await sendKeys({ press: 'Enter' });
    await until(() => all('title')[0]?.textContent === 'Thing a' && focused()?.localName === 'input');
    expect(text('sum')).to.equal('€30.00');
    const sent = (await stub.requests())
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(body));
    expect([sent[1].itemId, sent[1].quantity]).to.deep.equal(['item-a', 2]);
    expect(sent[0].requestId).to.equal(sent[1].requestId);
  });

  it('takes 0 as taking it out; an empty cart leads back and can still be undone', async () => {
    const { field, text, part, all } = await showCart(
      { 'GET ': [cart(entry('a'))], 'DELETE entries/a': [cart()] },
      { 'continue-url': '/shop' },
    );
    await until(() => field()?.value === '1');
    await enter(field(), '0');
    await until(() => text('empty') !== '');
    expect([part('continue').getAttribute('href'), all('undo').length]).to.deep.equal(['/shop', 1]);
  });

  it('follows another tab and the page, and says that it did', async () => {
    const { all, text } = await showCart({
      'GET ': [cart(entry('a')), cart(entry('b')), cart(entry('b'), entry('c'))],
    });
    await until(() => text('title') === 'Thing a');
    window.dispatchEvent(new StorageEvent('storage', { key: 'sqs-cart-change', newValue: 'x' }));
    await until(() => text('title') === 'Thing b');
    await until(() => text('news') === 'Your cart was changed on another page.');
    document.dispatchEvent(
      new CustomEvent('sqs-cart-quantity-change', { bubbles: true, detail: { quantity: 2 } }),
    );
    await until(() => all('line').length === 2);
  });

  it('reads again when it could not be read', async () => {
    const failures = record(document, 'sqs-cart-failure');
    const { part, text } = await showCart({ 'GET ': [{ status: 500 }, cart(entry('a'))] });
    await until(() => text('error') === 'Your cart could not be loaded.');
    part('retry').click();
    await until(() => text('title') === 'Thing a');
    expect(failures).to.deep.equal([{ action: 'read', status: 500 }]);
  });

  it('is counted with what it comes to, once for the page', async () => {
    const site = await siteWith();
    const answers = { 'GET ': [cart(entry('a', { quantity: 3 }), entry('b', { price: money('7', 'USD') }))] };
    await showCart(answers);
    const views = await eventsOf(site, 'commerce-cart-view');
    await showCart(answers);
    expect(await eventsOf(site, 'commerce-cart-view')).to.have.length(1);
    expect(views[0]).to.deep.include({ quantity: 4, sums: [money('15.00'), money('7', 'USD')] });
  });

  it('shows five hundred lines', async () => {
    const { all, text } = await showCart({
      'GET ': [cart(...Array.from({ length: 500 }, (_, index) => entry(`n${index}`)))],
    });
    await until(() => all('line').length === 500);
    expect(text('sum')).to.equal('€2,500.00');
  });

  it('goes along with a tag that adds', async () => {
    const { all, stub } = await showCart({ 'GET ': [cart()], 'POST entries': [cart(entry('z'))] });
    const button = tag('sqs-add-to-cart', { 'item-id': 'z', 'api-root': stub.root });
    await show(button);
    await button.add();
    await until(() => all('line').length === 1);
  });
});

import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { errorsDuring, record, until } from '../support/browser/page.ts';
import { type Attributes, newItemId, show, tag } from '../support/browser/product.ts';
import { arrived, siteWith } from '../support/browser/site.ts';
import { stubApi } from '../support/browser/stub.ts';

const PAGE = `<!doctype html><title>Mug</title><header>Shop</header>
  <main><h1>Mug</h1><img src="mug.jpg" alt="A mug"><a href="more.html">More</a>
  <script>window.ran = true</script></main>`;

async function quickView(attributes: Attributes = {}, content = '') {
  const stub = await stubApi({
    '/shop/mug.html': [{ text: PAGE, headers: { 'content-type': 'text/html' } }],
  });
  const element = tag(
    'sqs-quick-view',
    { 'item-id': newItemId(), href: `${stub.root}shop/mug.html`, ...attributes },
    content,
  );
  // A test stays on its page.
  element.addEventListener('sqs-quick-view-failure', (event) => event.preventDefault());
  await show(element);
  return { element, stub, button: element.querySelector('button') as HTMLButtonElement };
}

const lightbox = (element: HTMLElement) => element.querySelector('sqs-lightbox');
const opened = (element: HTMLElement) =>
  until(() => lightbox(element)?.shadowRoot?.querySelector('dialog[open]') && lightbox(element));

describe('<sqs-quick-view>', () => {
  it('shows the part of the product’s page, whose scripts do not run and whose addresses still lead there', async () => {
    const { element, button, stub } = await quickView();
    const events = record(element, 'sqs-quick-view-open');
    button.focus();
    await sendKeys({ press: 'Enter' });
    const box = await opened(element);
    expect(box.querySelector('h1')?.textContent).to.equal('Mug');
    expect(box.querySelector('header')).to.equal(null);
    expect(box.querySelector('a')?.href).to.equal(`${location.origin}${stub.root}shop/more.html`);
    expect(box.querySelector('img')?.src).to.equal(`${location.origin}${stub.root}shop/mug.jpg`);
    expect((window as { ran?: boolean }).ran).to.equal(undefined);
    expect(events).to.have.length(1);
    await sendKeys({ press: 'Escape' });
    await until(() => !lightbox(element));
    expect(document.activeElement).to.equal(button);
  });

  it('keeps the words of its button whole in the cell of a table', async () => {
    const { element, button } = await quickView({ label: 'Tickets' });
    const table = document.createElement('table');
    table.style.inlineSize = '200px';
    const row = table.insertRow();
    row.insertCell().textContent = 'Somewhere far away in the north, where nobody was';
    element.before(table);
    row.insertCell().append(element);
    const words = document.createRange();
    words.selectNodeContents(button);
    expect(words.getClientRects().length).to.equal(1);
  });

  it('shows a product beside its pictures where the window has room', async () => {
    await setViewport({ width: 1200, height: 800 });
    const product = {
      id: 'mug',
      title: 'Mug',
      assetUrl: '/demo/assets/shirt.svg',
      structuredContent: {
        productType: 1,
        variants: [{ id: 'm', priceMoney: { value: '14.50', currency: 'EUR' } }],
      },
    };
    const { element } = await quickView(
      { href: undefined },
      `<template><sqs-product no-structured-data><script type="application/json">${JSON.stringify(product)}</script></sqs-product></template>`,
    );
    await element.show();
    const box = await opened(element);
    const details = await until(() => box.querySelector('[data-part="product-details"]'));
    const pictures = box.querySelector('[data-part="product-pictures"]')!.getBoundingClientRect();
    expect(details.getBoundingClientRect().left).to.be.at.least(pictures.right);
    expect(pictures.width).to.be.above(320);
    await setViewport({ width: 800, height: 600 });
  });

  it('says on its button that it waits', async () => {
    const { element, button } = await quickView({ label: 'Look' });
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(button.textContent));
    observer.observe(button, { childList: true, characterData: true, subtree: true });
    await element.show();
    await until(() => seen.length > 1);
    observer.disconnect();
    expect(seen).to.deep.equal(['Loading…', 'Look']);
  });

  it('tells of a selector and of an address that are none when it is shown, and shows what it would without', async () => {
    const { element, stub } = await quickView();
    const lines = await errorsDuring(async () => {
      element.setAttribute('select', 'main[');
      await element.updateComplete;
    });
    expect(lines).to.deep.equal(['<sqs-quick-view> select: must be a CSS selector']);
    expect(await stub.requests()).to.deep.equal([]);
    await element.show();
    expect((await opened(element)).querySelector('h1')?.textContent).to.equal('Mug');
    const lost = await errorsDuring(() => quickView({ href: 'javascript:alert(1)' }));
    expect(lost).to.deep.equal(['<sqs-quick-view> href: must be an http(s) or relative address']);
  });

  it('shows what `select` names, or a template inside the tag', async () => {
    const chosen = await quickView({ select: 'header', label: 'Look' });
    expect(chosen.button.textContent).to.equal('Look');
    await chosen.element.show();
    expect((await opened(chosen.element)).innerText).to.equal('Shop');
    const written = await quickView({ href: undefined }, '<template><h2>Cup</h2></template>');
    await written.element.show();
    expect((await opened(written.element)).querySelector('h2')?.textContent).to.equal('Cup');
  });

  it('shows the page that a link inside it leads to', async () => {
    const { stub } = await quickView();
    const address = `${stub.root}shop/mug.html`;
    const { element, button } = await quickView({ href: undefined }, `<p><a href="${address}">Mug</a></p>`);
    button.click();
    expect((await opened(element)).querySelector('h1')?.textContent).to.equal('Mug');
  });

  for (const [name, attributes] of [
    ['a page that is not there', { href: '/nobody-there.html' }],
    ['a page without such a part', { select: '.nothing' }],
  ] as [string, Attributes][]) {
    it(`would go to ${name}`, async () => {
      const { element } = await quickView(attributes);
      const failures = record(element, 'sqs-quick-view-failure');
      await errorsDuring(async () => expect(await element.show()).to.equal(false));
      expect([failures.length, lightbox(element)]).to.deep.equal([1, null]);
    });
  }

  for (const href of [undefined, 'javascript:alert(1)']) {
    it(`goes nowhere with ${href}`, async () => {
      const { element } = await quickView({ href });
      const failures = record(element, 'sqs-quick-view-failure');
      const errors = await errorsDuring(() => element.show());
      expect([errors.length, failures]).to.deep.equal([1, []]);
    });
  }

  it('is counted by the page’s site', async () => {
    const { stub } = await siteWith({}, { '/census/RecordQuickView/mug': [{ status: 204 }] });
    const { element } = await quickView({ 'item-id': 'mug' });
    await element.show();
    await arrived(stub, '/census/RecordQuickView/mug');
  });
});

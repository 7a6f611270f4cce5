/** Where the kit's stylesheets count: in every root and document an element can come to. */
import { expect, fixture, html } from '@open-wc/testing';
import { adoptStyles } from '../../../src/services/html/adopt-styles.ts';

const css = (name: string) => `.${name} { opacity: 0.5 }`;

function classed(page: Document, name: string): HTMLElement {
  const element = page.createElement('p');
  element.className = name;
  return element;
}

describe('styles', () => {
  it('count in the root a node is in, once, and in the next one it is moved to', async () => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    const shadow = home.attachShadow({ mode: 'open' });
    const element = document.body.appendChild(classed(document, 'adopt-move'));
    for (const root of [document.body, shadow]) {
      root.append(element);
      for (let again = 0; again < 2; again += 1) adoptStyles(element, css('adopt-move'));
      expect(getComputedStyle(element).opacity).to.equal('0.5');
    }
    expect(shadow.adoptedStyleSheets.length).to.equal(1);
    element.remove();
  });

  it('count in the document of a frame, and in a shadow root that has come there', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Other"></iframe>`);
    const page = frame.contentDocument as Document;
    const host = document.createElement('div');
    const shadow = host.attachShadow({ mode: 'open' });
    document.body.append(host);
    adoptStyles(shadow, css('adopt-frame'));
    page.body.append(host);
    const outside = page.body.appendChild(classed(page, 'adopt-frame'));
    const inside = shadow.appendChild(classed(page, 'adopt-frame'));
    for (const node of [outside, shadow]) adoptStyles(node, css('adopt-frame'));
    const look = (element: Element) => frame.contentWindow?.getComputedStyle(element).opacity;
    expect([look(outside), look(inside)]).to.deep.equal(['0.5', '0.5']);
  });

  it('wait where nothing is shown: outside every tree, and in a document without a window', () => {
    const page = document.implementation.createHTMLDocument();
    const element = page.body.appendChild(classed(page, 'adopt-late'));
    adoptStyles(element, css('adopt-late'));
    adoptStyles(document.createElement('p'), css('adopt-late'));
    document.body.append(element);
    adoptStyles(element, css('adopt-late'));
    expect(getComputedStyle(element).opacity).to.equal('0.5');
    element.remove();
  });
});

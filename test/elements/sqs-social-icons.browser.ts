import { expect, fixture, html } from '@open-wc/testing';
import type { SqsSocialIconsElement } from '../../elements/sqs-social-icons.ts';
import { expectAccessibleEverywhere } from '../support/browser/page.ts';

async function element(markup: string): Promise<SqsSocialIconsElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = markup;
  const icons = main.querySelector('sqs-social-icons') as SqsSocialIconsElement;
  await icons.updateComplete;
  return icons;
}
const links = (icons: HTMLElement) => [...icons.querySelectorAll<HTMLAnchorElement>('[data-part="link"]')];

const AUTHORED = `<a href="https://instagram.com/a">Pictures of the boathouse</a>
  <a href="mailto:a@b.test"></a><a href="https://www.nowhere.test/x"></a>`;

describe('<sqs-social-icons>', () => {
  it('is accessible in each size and shape, with targets of 24 px and more', async () => {
    for (const attributes of ['size="small"', 'shape="circle"', 'size="large" shape="square"']) {
      const icons = await element(`<sqs-social-icons ${attributes}>${AUTHORED}</sqs-social-icons>`);
      await expectAccessibleEverywhere(icons);
      for (const link of links(icons)) expect(link.getBoundingClientRect().width).to.be.at.least(24);
    }
  });

  it("stands where text begins, also where the page's lists do not", async () => {
    const page = document.createElement('style');
    page.textContent = 'ul { padding-left: 2rem; margin: 0 0 1rem 1rem; list-style: disc; }';
    document.head.append(page);
    for (const shape of ['circle', 'none']) {
      const icons = await element(`<sqs-social-icons shape="${shape}">${AUTHORED}</sqs-social-icons>`);
      const first = (shape === 'none' ? icons.querySelector('svg') : links(icons)[0])!;
      expect(first.getBoundingClientRect().left).to.be.closeTo(icons.getBoundingClientRect().left, 1);
      const row = icons.querySelector<HTMLElement>('[data-part="row"]')!;
      expect(icons.offsetHeight).to.equal(row.offsetHeight);
    }
    page.remove();
  });

  it('names each link: as its author, its service, the language, or its host does', async () => {
    const icons = await element(`<sqs-social-icons new-window>${AUTHORED}</sqs-social-icons>`);
    icons.links = [
      { url: 'https://x.com/a', label: '', service: '' },
      { url: 'javascript:alert(1)', label: 'No', service: '' },
      { url: '/feed', label: 'News', service: '' },
    ];
    await icons.updateComplete;
    expect(links(icons).map(({ ariaLabel, target }) => [ariaLabel, target])).to.deep.equal([
      ['X', '_blank'],
      ['News', ''],
    ]);
    icons.links = [];
    await icons.updateComplete;
    expect(links(icons).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Pictures of the boathouse',
      'Email',
      'nowhere.test',
    ]);
    const plain = await element(
      '<sqs-social-icons><a href="https://instagram.com/a">https://instagram.com/a</a></sqs-social-icons>',
    );
    expect(links(plain)[0]?.ariaLabel).to.equal('Instagram');
  });
});

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
  });
});

import { expect, fixture, html } from '@open-wc/testing';
import type { SqsButtonElement } from '../../elements/sqs-button.ts';
import { until } from '../support/browser/page.ts';
import { clearCookies, siteWith } from '../support/browser/site.ts';

async function element(markup: string): Promise<SqsButtonElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = markup;
  const button = main.querySelector('sqs-button') as SqsButtonElement;
  await button.updateComplete;
  return button;
}
const link = (button: HTMLElement) => button.querySelector<HTMLAnchorElement>('[data-part="button"]');

describe('<sqs-button>', () => {
  afterEach(clearCookies);

  it('takes text and address from the link inside, stands where it is told, and keeps the focus', async () => {
    const button = await element('<sqs-button><a href="#tour">Tour\n dates</a></sqs-button>');
    const shown = link(button)!;
    expect([shown.innerText, shown.getAttribute('href')]).to.deep.equal(['Tour dates', '#tour']);
    shown.focus();
    Object.assign(button, { text: 'Dates', alignment: 'right', size: 'large' });
    await button.updateComplete;
    expect([link(button), document.activeElement, shown.innerText]).to.deep.equal([shown, shown, 'Dates']);
    expect(Math.round(shown.getBoundingClientRect().right)).to.equal(
      Math.round(button.getBoundingClientRect().right),
    );
  });

  it('keeps its words whole in the cell of a table, and breaks one that is wider than its place', async () => {
    const button = await element(
      '<table style="inline-size: 200px"><tr><td>Somewhere far away in the north, where nobody was</td><td><sqs-button><a href="#t">Tickets</a></sqs-button></td></tr></table>',
    );
    const words = document.createRange();
    words.selectNodeContents(link(button)!);
    expect(words.getClientRects().length).to.equal(1);
    const long = await element(
      `<div style="inline-size: 120px"><sqs-button><a href="#t">${'Donaudampfschiff'.repeat(2)}</a></sqs-button></div>`,
    );
    expect(link(long)!.scrollWidth).to.be.at.most(120);
  });

  it('stands in the line of the words around it, beside the next one, where no alignment is said', async () => {
    const button = await element(
      '<sqs-button size="small"><a href="#a">One</a></sqs-button> <sqs-button><a href="#b">Two</a></sqs-button> <sqs-button alignment="center"><a href="#c">Three</a></sqs-button>',
    );
    const [, second, third] = button.parentElement!.querySelectorAll<SqsButtonElement>('sqs-button');
    await Promise.all([second!.updateComplete, third!.updateComplete]);
    const boxOf = (tag: HTMLElement) => link(tag)!.getBoundingClientRect();
    expect(boxOf(second!).left).to.be.above(boxOf(button).right);
    expect((boxOf(second!).top + boxOf(second!).bottom) / 2).to.be.closeTo(
      (boxOf(button).top + boxOf(button).bottom) / 2,
      2,
    );
    expect(boxOf(third!).top).to.be.at.least(boxOf(second!).bottom);
  });

  it('shows what stands inside when it leads nowhere', async () => {
    const button = await element('<sqs-button text="Go"><em>Soon</em></sqs-button>');
    expect(button.innerText.trim()).to.equal('Soon');
  });

  it('is counted with text, address, alignment, size, window and context, and opens its window', async () => {
    const { arrived } = await siteWith({ websiteId: 'w' });
    const button = await element(
      '<sqs-button text="Go" href="#go" new-window size="small" alignment="left" slide-id="landing-full-left-01" context="popup-overlay"></sqs-button>',
    );
    const shown = link(button)!;
    expect([shown.target, shown.rel]).to.deep.equal(['_blank', 'noopener']);
    shown.addEventListener('click', (event) => event.preventDefault());
    // The part that counts comes with the visitor's first act.
    let calls: { body: string }[] = [];
    await until(() => {
      shown.click();
      void arrived('/census/button-click').then(
        (found) => {
          calls = found;
        },
        () => undefined,
      );
      return calls.length > 0;
    }, 'counted');
    const record = JSON.parse(calls[0]!.body);
    expect(record).to.deep.include({
      id: 'landing-full-left-01',
      buttonText: 'Go',
      clickthroughUrl: shown.href,
      alignment: 'left',
      size: 'small',
      newWindow: true,
      context: 'popup-overlay',
    });
  });
});

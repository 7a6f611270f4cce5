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

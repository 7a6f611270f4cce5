import { expect, fixture, html } from '@open-wc/testing';
import { type Clock, install } from '@sinonjs/fake-timers';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import type { SqsQuotesElement } from '../../elements/sqs-quotes.ts';
import { part } from '../support/browser/overlay.ts';
import { expectAccessibleEverywhere, until } from '../support/browser/page.ts';

const THREE =
  '<blockquote>One <a href="#one">source</a></blockquote><blockquote>Two</blockquote><blockquote>Three</blockquote>';

async function element(inside: string): Promise<SqsQuotesElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = `<sqs-quotes>${inside}</sqs-quotes>`;
  const quotes = main.firstElementChild as SqsQuotesElement;
  await quotes.updateComplete;
  return quotes;
}
/** Which slide is shown, from 1. */
const shown = (quotes: HTMLElement) =>
  [...quotes.shadowRoot!.querySelectorAll<HTMLElement>('[part="slide"]')].findIndex(
    (slide) => slide.dataset.shown === 'true',
  ) + 1;

describe('<sqs-quotes>', () => {
  let clock: Clock | undefined;
  afterEach(() => {
    clock?.uninstall();
    clock = undefined;
  });

  it('is accessible with quotes of its author and of its settings', async () => {
    await expectAccessibleEverywhere(await element(THREE));
    const items = '"items":[{"text":"A boat of a record.","source":"The Tide"},{"text":"Two"}]';
    await expectAccessibleEverywhere(await element(`<script type="application/json">{${items}}</script>`));
  });

  it('of one quote is no carousel to who hears it, and no stop for the keys', async () => {
    const told = async (inside: string) => {
      const quotes = await element(inside);
      const [slides, stage, slide] = ['slides', 'stage', 'slide'].map((name) => part(quotes, name)!);
      return [slides?.ariaRoleDescription, stage?.ariaLive, slide?.ariaLabel, stage?.tabIndex];
    };
    expect(await told('<blockquote>One</blockquote>')).to.deep.equal([null, null, null, -1]);
    expect(await told(THREE)).to.deep.equal(['carousel', 'off', 'Quote 1 of 3', 0]);
  });

  it('makes no landmark, of which a page with several would have many of one name', async () => {
    const main = await fixture<HTMLElement>(
      html`<main><sqs-quotes><blockquote>One</blockquote><blockquote>Two</blockquote></sqs-quotes><sqs-quotes><blockquote>Three</blockquote><blockquote>Four</blockquote></sqs-quotes></main>`,
    );
    await Promise.all([...main.querySelectorAll('sqs-quotes')].map((quotes) => quotes.updateComplete));
    await expectAccessibleEverywhere(main);
  });

  it('counts no empty line that an editor left between its quotes', async () => {
    const quotes = await element(
      '<p></p><blockquote>One</blockquote><p>&nbsp;</p><br><p>Two</p><p><img src="data:," alt="Three"></p><p><br></p>',
    );
    expect(quotes.shadowRoot!.querySelectorAll('[part="slide"]').length).to.equal(3);
    expect(quotes.querySelector('blockquote')?.checkVisibility()).to.equal(true);
    const late = quotes.firstElementChild as HTMLElement;
    late.textContent = 'Zero';
    await until(() => quotes.shadowRoot!.querySelectorAll('[part="slide"]').length === 4, 'a line that came');
  });

  it('is printed with all of its quotes, none of them on its way', async () => {
    const quotes = await element(THREE);
    await emulateMedia({ media: 'print' });
    const slides = [...quotes.shadowRoot!.querySelectorAll<HTMLElement>('[part="slide"]')];
    expect(slides.map((slide) => getComputedStyle(slide).opacity)).to.deep.equal(['1', '1', '1']);
    await emulateMedia({ media: 'screen' });
  });

  it('has its outer signs where it begins and ends, within its width', async () => {
    const quotes = await element(
      '<script type="application/json">{"items":[{"text":"One"},{"text":"Two"}]}</script>',
    );
    const main = quotes.parentElement!;
    for (const direction of ['ltr', 'rtl']) {
      main.dir = direction;
      const edge = (box: DOMRect) => (direction === 'ltr' ? box.left : -box.right);
      const view = edge(quotes.getBoundingClientRect());
      const sign = part(quotes, 'previous')!.querySelector('svg')!.getBoundingClientRect();
      expect(edge(sign)).to.be.closeTo(view, 1);
      expect(main.scrollWidth).to.equal(main.clientWidth);
    }
  });

  it('shows the first, goes on every five seconds, and begins again after the last', async () => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] }) as Clock;
    const quotes = await element(THREE);
    const seen = [shown(quotes)];
    for (const at of [2, 3, 1]) {
      clock.tick(4999);
      seen.push(shown(quotes));
      clock.tick(1);
      await until(() => shown(quotes) === at, `slide ${at}`);
      // The next timer starts after what is shown has been drawn.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    expect(seen).to.deep.equal([1, 1, 2, 3]);
    expect(getComputedStyle(part(quotes, 'slide')!).transitionDuration).to.equal('1s, 1s');
  });

  it('goes back and on by the arrow keys, fast and past the ends, and rests while the focus is inside', async () => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] }) as Clock;
    const quotes = await element(THREE);
    part(quotes, 'stage')!.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await until(() => shown(quotes) === 3, 'back');
    expect(getComputedStyle(part(quotes, 'slide')!).transitionDuration).to.equal('0.1s');
    await sendKeys({ press: 'ArrowRight' });
    await until(() => shown(quotes) === 1, 'on');
    clock.tick(20_000);
    await quotes.updateComplete;
    expect(shown(quotes)).to.equal(1);
  });

  it('is paused by its button, says what a visitor asked for, and stands with less motion', async () => {
    const quotes = await element(THREE);
    const live = () => part(quotes, 'stage')!.getAttribute('aria-live');
    expect([part(quotes, 'play')!.ariaLabel, live()]).to.deep.equal(['Pause', 'off']);
    part(quotes, 'play')!.click();
    await until(() => part(quotes, 'play')!.ariaLabel === 'Play', 'paused');
    expect(live()).to.equal('polite');
    await emulateMedia({ reducedMotion: 'reduce' });
    const still = await element(THREE);
    expect(part(still, 'play')!.ariaLabel).to.equal('Play');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('hides what is not shown from everybody, and warns where there is nothing', async () => {
    const warnings: string[] = [];
    const { warn } = console;
    console.warn = (text) => warnings.push(text);
    await element('');
    console.warn = warn;
    expect(warnings.join()).to.match(/any quotes.* put an element into <sqs-quotes>/);
    const quotes = await element(THREE);
    await emulateMedia({ reducedMotion: 'reduce' });
    const [first, second] = quotes.querySelectorAll('blockquote');
    expect(
      [first, second].map((quote) => quote!.checkVisibility({ visibilityProperty: true })),
    ).to.deep.equal([true, false]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

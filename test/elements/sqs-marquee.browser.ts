import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { SqsMarqueeElement } from '../../elements/sqs-marquee.ts';
import { part } from '../support/browser/overlay.ts';
import { until } from '../support/browser/page.ts';

async function element(attributes = '', size = '2rem'): Promise<SqsMarqueeElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = `<sqs-marquee text-size="${size}" ${attributes}><ul><li>Slow tide</li><li><a href="#out">Out now</a></li></ul></sqs-marquee>`;
  const marquee = main.querySelector('sqs-marquee') as SqsMarqueeElement;
  await marquee.updateComplete;
  return marquee;
}
const rows = (marquee: HTMLElement) => [...marquee.shadowRoot!.querySelectorAll<HTMLElement>('[part="row"]')];
const running = (marquee: HTMLElement) =>
  marquee.shadowRoot!.getAnimations().filter(({ playState }) => playState === 'running').length;

describe('<sqs-marquee>', () => {
  it('fills its width without a gap, and says its words once', async () => {
    const marquee = await element();
    await until(() => rows(marquee).length > 1, 'copies');
    const widths = rows(marquee).map((row) => row.getBoundingClientRect().width);
    const left = widths.slice(1).reduce((sum, width) => sum + width, 0);
    expect(left).to.be.at.least(part(marquee, 'window')!.clientWidth);
    expect(rows(marquee).filter((row) => row.ariaHidden !== 'true' && !row.inert)).to.have.length(1);
    expect(marquee.shadowRoot!.querySelector('a')?.getAttribute('href')).to.equal('#out');
  });

  it('has its button beside small words, so that it is a bar of one line, and below large ones', async () => {
    const small = await element('', '1rem');
    const boxes = (marquee: HTMLElement) =>
      ['window', 'button'].map((name) => part(marquee, name)!.getBoundingClientRect()) as [DOMRect, DOMRect];
    const [words, button] = boxes(small);
    expect((button.top + button.bottom) / 2).to.be.closeTo((words.top + words.bottom) / 2, 1);
    expect(words.right).to.be.at.most(button.left + 1);
    const [large, below] = boxes(await element('', '5rem'));
    expect(below.top).to.be.at.least(large.bottom - 1);
    expect(large.width).to.be.closeTo(words.width + button.width, 1);
  });

  it('moves letters on a wave, the words themselves said whole', async () => {
    const marquee = await element('preset="wave"');
    await until(() => rows(marquee).length > 1, 'copies');
    const [first] = rows(marquee);
    expect(first!.querySelectorAll('[part="letter"]')).to.have.length('Slow tideOut now'.length);
    expect([...first!.querySelectorAll('[part="said"]')].map(({ textContent }) => textContent)).to.deep.equal(
      ['Slow tide', 'Out now'],
    );
    const phases = [...first!.querySelectorAll<HTMLElement>('[part="letter"]')].map((letter) =>
      Number(letter.style.getPropertyValue('--_x')),
    );
    expect(phases).to.deep.equal([...phases].sort((a, b) => a - b));
    expect(phases.at(-1)).to.be.above(0);
  });

  it('is stopped by its button and moved again, and stands from the start with less motion', async () => {
    const marquee = await element('preset="wave"');
    await until(() => running(marquee) > 0, 'moves');
    const button = part(marquee, 'button')!;
    expect(button.ariaLabel).to.equal('Stop the text');
    button.click();
    await until(() => button.ariaLabel === 'Move the text', 'stopped');
    expect([running(marquee), rows(marquee).length]).to.deep.equal([0, 1]);
    await emulateMedia({ reducedMotion: 'reduce' });
    const still = await element();
    expect(running(still)).to.equal(0);
    part(still, 'button')!.click();
    await until(() => running(still) > 0, 'asked for');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('says what a picture among its words shows', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    main.innerHTML =
      '<sqs-marquee><p>Out<!-- now --> on <img alt="Boathouse Records" src="/a.png"></p><img alt="New" src="/b.png"><img alt="" src="/c.png"></sqs-marquee>';
    const marquee = main.querySelector('sqs-marquee') as SqsMarqueeElement;
    await marquee.updateComplete;
    expect([...rows(marquee)[0]!.children].map((item) => item.textContent)).to.deep.equal([
      'Out on Boathouse Records',
      'New',
    ]);
  });

  it('is printed whole, once, wherever it was', async () => {
    const marquee = await element('preset="wave" fade-edges style="inline-size: 10rem"');
    await until(() => rows(marquee).length > 1, 'copies');
    await emulateMedia({ media: 'print' });
    await until(() => running(marquee) === 0, 'stands');
    const room = part(marquee, 'window')!.getBoundingClientRect();
    const items = [...marquee.shadowRoot!.querySelectorAll<HTMLElement>('[part="item"]')]
      .map((item) => item.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    expect(items).to.have.length(2);
    for (const { left, right } of items) {
      expect(left).to.be.at.least(room.left - 0.5);
      expect(right).to.be.at.most(room.right + 0.5);
    }
    expect(items[1]!.top, 'a line of its own').to.be.at.least(items[0]!.bottom - 1);
    expect(getComputedStyle(part(marquee, 'window')!).maskImage).to.equal('none');
    await emulateMedia({ media: 'screen' });
  });
});

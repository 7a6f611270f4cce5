import { expect, fixture, html } from '@open-wc/testing';
import type {} from '../../elements/index.ts';
import { ready, states } from '../../src/testing/index.ts';

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    ({ message }: Error) => message,
  );

describe('ready', () => {
  it('waits for tags that another tag brings along', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    main.innerHTML = states('sqs-cover-slide').find(({ name }) => name === 'forms')!.markup;
    expect(await ready(main)).to.equal(main);
    expect(main.querySelector<HTMLElement>('sqs-form input[type="email"]')?.checkVisibility()).to.equal(true);
  });

  it('waits for what comes in while it waits', async () => {
    const main = await fixture<HTMLElement>(html`<main><sqs-button><a href="#a">Go</a></sqs-button></main>`);
    const waiting = ready(main);
    const form = document.createElement('sqs-form');
    form.config = { formId: 'f', fields: [{ id: 'note', type: 'text', title: 'Note' }] };
    main.append(form);
    await waiting;
    expect(form.querySelector('[name="note"]')).not.to.equal(null);
  });

  it('waits until what moves has come to rest, and not for what moves for ever', async () => {
    const main = await fixture<HTMLElement>(html`<main><p>Slow</p><i>Round</i></main>`);
    const slow = main.querySelector('p')!.animate({ opacity: [0, 1] }, { duration: 100 });
    main.querySelector('i')!.animate({ rotate: ['0deg', '360deg'] }, { duration: 100, iterations: Infinity });
    await ready(main);
    expect(slow.playState).to.equal('finished');
  });

  it('waits no longer for what a browser holds, since it does not draw it', async () => {
    const main = await fixture<HTMLElement>(html`<main><p>Held</p></main>`);
    const held = main.querySelector('p')!.animate({ opacity: [0, 1] }, { duration: 10 });
    held.updatePlaybackRate(0);
    await ready(main);
    expect(held.playState).to.equal('running');
  });

  it('says what an element waits for that never becomes ready', async () => {
    const main = await fixture<HTMLElement>(html`<main><p>Slow</p></main>`);
    main.querySelector('p')!.animate({ opacity: [0, 1] }, { duration: 60_000 });
    expect(await failure(ready(main, { timeout: 100 }))).to.equal(
      '<main> is not ready after 100 ms: it waits for an animation of <p>.',
    );
  });

  it('leaves what the page asks of others as it is', async () => {
    states('sqs-form');
    const [own, nowhere] = await Promise.all([
      fetch('/package.json').then((answer) => answer.json()),
      fetch('https://sqs-kit.invalid/failing/anything', { method: 'POST' }),
    ]);
    expect([own.name, nowhere.status]).to.deep.equal(['sqs-kit', 500]);
  });
});

import { expect, fixture, html } from '@open-wc/testing';
import type { SqsTweetsElement } from '../../elements/sqs-tweets.ts';
import { part } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere } from '../support/browser/page.ts';

describe('<sqs-tweets>', () => {
  it('is accessible, says who wrote what and when, and links to it', async () => {
    const tweets: SqsTweetsElement = document.createElement('sqs-tweets');
    tweets.items = [
      { text: 'Out now', author: 'Ada', handle: 'ada', url: '#a', time: '2026-06-05T12:00:00Z' },
      { text: 'Two', author: '', handle: '', url: '', time: '' },
    ];
    const main = await fixture<HTMLElement>(html`<main>${tweets}</main>`);
    await tweets.updateComplete;
    await expectAccessibleEverywhere(main);
    expect(part(tweets, 'author')?.textContent).to.equal('Ada @ada');
    expect(part(tweets, 'time')?.querySelector('a')?.getAttribute('href')).to.equal('#a');
    expect(part(tweets, 'time')?.textContent).to.equal('Jun 5, 2026');
  });

  it('takes a name with its sign, and a day as that day', async () => {
    const tweets: SqsTweetsElement = document.createElement('sqs-tweets');
    tweets.items = [{ text: 'Out now', author: '', handle: '@ada', url: '', time: '2026-06-05' }];
    await fixture<HTMLElement>(html`<main>${tweets}</main>`);
    await tweets.updateComplete;
    expect(part(tweets, 'handle')?.textContent).to.equal('@ada');
    expect(part(tweets, 'time')?.textContent).to.equal('Jun 5, 2026');
  });

  it('tells of a time that is none and of an address that runs a script', async () => {
    const tweets: SqsTweetsElement = document.createElement('sqs-tweets');
    const lines = await errorsDuring(async () => {
      tweets.items = [{ text: 'A', author: '', handle: '', url: 'javascript:alert(1)', time: 'soon' }];
      await fixture<HTMLElement>(html`<main>${tweets}</main>`);
      await tweets.updateComplete;
    });
    expect(lines.join('\n')).to.match(/items\.0\.url: must be[\s\S]*items\.0\.time: must be a date/);
    expect(part(tweets, 'time')).to.equal(null);
  });
});

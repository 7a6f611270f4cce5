import { expect } from '@open-wc/testing';
import { install } from '@sinonjs/fake-timers';
import { errorsDuring, expectAccessibleEverywhere, until } from '../support/browser/page.ts';
import { type Attributes, show, tag } from '../support/browser/product.ts';
import { siteWith } from '../support/browser/site.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2027, 2, 14, 12);

async function time(attributes: Attributes, content = '') {
  const element = tag('sqs-time', attributes, content);
  await show(element);
  return element;
}

const seen = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();
const machine = (element: HTMLElement) => element.querySelector('time')?.dateTime;

describe('<sqs-time>', () => {
  it('begins each line of its calendar links where its date begins', async () => {
    const element = await time({ datetime: '2027-03-14T19:00', calendar: 'both' });
    element.parentElement!.style.inlineSize = '12rem';
    const { left } = element.querySelector('time')!.getBoundingClientRect();
    for (const link of element.querySelectorAll('[data-part="calendar"]'))
      expect(link.getBoundingClientRect().left).to.equal(left);
  });

  it('is accessible as a date, as time since, and with links to calendars', async () => {
    await expectAccessibleEverywhere(await time({ datetime: '2027-03-14' }));
    await expectAccessibleEverywhere(await time({ datetime: '2020-03-14', since: true }));
    await expectAccessibleEverywhere(
      await time({ datetime: '2027-03-14T19:00', calendar: 'both', 'event-title': 'Opening' }),
    );
  });

  for (const [name, attributes, words, at] of [
    ['a day, the same everywhere', { datetime: '2027-03-14' }, 'March 14, 2027', '2027-03-14'],
    [
      'a moment in New York, where nobody says',
      { datetime: '2027-03-14T02:00Z' },
      'March 13, 2027',
      '2027-03-14T02:00:00.000Z',
    ],
    [
      'a moment in a zone',
      { datetime: '2027-03-14T23:00Z', 'time-zone': 'Europe/Oslo' },
      'March 15, 2027',
      '2027-03-14T23:00:00.000Z',
    ],
    [
      'a clock of a zone',
      { datetime: '2027-03-14T19:00', 'time-zone': 'Europe/Oslo', format: 'date:short time:short' },
      '3/14/27, 7:00 PM',
      '2027-03-14T18:00:00.000Z',
    ],
    ['milliseconds', { datetime: String(NOON), format: 'yMMMd' }, 'Mar 14, 2027', '2027-03-14T12:00:00.000Z'],
    ['a pattern', { datetime: '2027-03-14', format: '%d.%m.%Y' }, '14.03.2027', '2027-03-14'],
    ['another language', { datetime: '2027-03-14', locale: 'de' }, '14. März 2027', '2027-03-14'],
    ['a language that is none', { datetime: '2027-03-14', locale: 'en_US' }, 'March 14, 2027', '2027-03-14'],
  ] as [string, Attributes, string, string][])
    it(`writes ${name}`, async () => {
      const element = await time(attributes);
      expect([seen(element), machine(element)]).to.deep.equal([words, at]);
    });

  it('follows the zone of the site', async () => {
    const element = await time({ datetime: '2027-03-14T23:30Z' });
    expect(seen(element)).to.equal('March 14, 2027');
    const { container } = await siteWith({ timeZone: 'Asia/Tokyo' });
    await until(() => seen(element) === 'March 15, 2027');
    container.remove();
    await until(() => seen(element) === 'March 14, 2027');
  });

  it('says how long ago it was, and goes on saying so', async () => {
    const clock = install({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const element = await time({ datetime: new Date(NOON - 30_000).toISOString(), since: true });
      expect(seen(element)).to.equal('less than a minute ago');
      expect(element.querySelector('time')?.title).to.equal('March 14, 2027');
      clock.tick(30_000);
      await element.updateComplete;
      expect(seen(element)).to.equal('about a minute ago');
      clock.tick(59 * MINUTE);
      await element.updateComplete;
      expect(seen(element)).to.equal('about an hour ago');
      clock.tick(47 * 60 * MINUTE);
      await element.updateComplete;
      expect(seen(element)).to.equal('about 2 days ago');
    } finally {
      clock.uninstall();
    }
  });

  it('leads into calendars', async () => {
    const element = await time({
      datetime: '2027-03-14T19:00',
      end: '2027-03-14T21:30',
      'time-zone': 'Europe/Oslo',
      calendar: 'both',
      'event-title': 'Opening',
      'event-location': 'Oslo',
    });
    const [google, file] = [...element.querySelectorAll('a')];
    expect(google?.href).to.equal(
      'https://www.google.com/calendar/event?action=TEMPLATE&text=Opening&dates=20270314T180000Z/20270314T203000Z&location=Oslo',
    );
    const text = await (await fetch(file?.href ?? '')).text();
    expect(text).to.contain('DTSTART:20270314T180000Z\r\nDTEND:20270314T203000Z\r\nSUMMARY:Opening\r\n');
    expect(file?.download).to.equal('event.ics');
    for (const link of [google, file]) expect(link?.getBoundingClientRect().height).to.be.at.least(24);
  });

  for (const [name, datetime, end, dates] of [
    ['a day and a time', '2027-03-14', '2027-03-14T20:00', '20270313T230000Z/20270314T190000Z'],
    ['a time and a day', '2027-03-14T19:00', '2027-03-15', '20270314T180000Z/20270314T230000Z'],
  ])
    it(`leads into calendars from ${name} on the clock of its zone`, async () => {
      const element = await time({ datetime, end, 'time-zone': 'Europe/Oslo', calendar: 'google' });
      expect(element.querySelector('a')?.href).to.contain(`&dates=${dates}`);
    });

  it('writes a date of the other direction in its own order', async () => {
    const element = await time({ datetime: '2027-03-14', locale: 'he' });
    const words = document
      .createTreeWalker(element.querySelector('time') as Node, NodeFilter.SHOW_TEXT)
      .nextNode() as Text;
    const placeOf = (word: string) => {
      const range = document.createRange();
      range.setStart(words, words.data.indexOf(word));
      range.setEnd(words, words.data.indexOf(word) + word.length);
      return range.getBoundingClientRect().left;
    };
    expect(placeOf('14')).to.be.above(placeOf('2027'));
  });

  it('tells of an end that is before the beginning', async () => {
    const lines = await errorsDuring(() =>
      time({ datetime: '2027-03-14T19:00', end: '2027-03-14T18:00', calendar: 'google' }),
    );
    expect(lines).to.deep.equal(['<sqs-time> end: must be later than datetime']);
  });

  for (const [name, attributes, path] of [
    ['no date', { datetime: 'soon' }, 'datetime'],
    ['a month that is none', { datetime: '2027-13-01', since: true }, 'datetime'],
    ['a day that is none', { datetime: '2027-02-30' }, 'datetime'],
  ] as [string, Attributes, string][])
    it(`leaves what stands inside for ${name}, or says so`, async () => {
      const errors = await errorsDuring(async () => {
        expect(seen(await time(attributes, 'in March'))).to.equal('in March');
        expect(seen(await time(attributes))).to.equal('Invalid date.');
      });
      expect(errors).to.have.length(2);
      expect(errors[0]).to.contain(`<sqs-time> ${path}`);
    });

  it('shows nothing without a date, and the site’s zone for one that nobody knows', async () => {
    expect(seen(await time({}))).to.equal('');
    const errors = await errorsDuring(async () => {
      const element = await time({ datetime: '2027-03-14T02:00Z', 'time-zone': 'Mars/Base' });
      expect(seen(element)).to.equal('March 13, 2027');
    });
    expect(errors.join()).to.contain('<sqs-time> time-zone: must be a zone');
  });
});

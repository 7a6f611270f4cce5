/** States of the tags that show words, and of those that belong to the whole page. */
import { comes, press, until } from '../reach.ts';
import { json, type StateRows } from './state.ts';

const DAY = { ranges: [{ from: 420, to: 840 }] };
const LINKS = '<a href="https://instagram.com/a">Pictures</a><a href="mailto:a@b.test"></a>';
const QUOTES = [{ text: 'A boat of a record.', source: 'The Tide' }, { text: 'Slow, and kind.' }];
const marquee = (attributes: string) =>
  `<sqs-marquee ${attributes}><ul><li>Slow tide</li><li><a href="/out">Out now</a></li></ul></sqs-marquee>`;
const badge = (position: string) =>
  `<sqs-site-badge type="light" position="${position}" href="/">Made here</sqs-site-badge>`;

export const PAGE_STATES: StateRows<
  | 'sqs-button'
  | 'sqs-divider'
  | 'sqs-info-bar'
  | 'sqs-licensed-assets-bar'
  | 'sqs-marquee'
  | 'sqs-quotes'
  | 'sqs-site'
  | 'sqs-site-badge'
  | 'sqs-social-icons'
  | 'sqs-template'
  | 'sqs-time'
  | 'sqs-tweets'
> = {
  'sqs-button': [
    {
      name: 'initial',
      description: 'A link that looks like a button.',
      markup: `<sqs-button><a href="#there">There</a>${json({ text: 'Go', href: '#go' })}</sqs-button>`,
    },
    {
      name: 'long',
      description: 'A text that does not fit into one line.',
      markup:
        '<sqs-button size="large" href="#a" text="A long text that does not fit into one line of a narrow page"></sqs-button>',
    },
    {
      name: 'nowhere',
      description: 'A link without an address.',
      markup: '<sqs-button><a>Nowhere yet</a></sqs-button>',
    },
  ],
  'sqs-divider': [
    {
      name: 'initial',
      description: 'A wave.',
      markup: `<sqs-divider><hr>${json({ type: 'wavy' })}</sqs-divider>`,
    },
  ],
  'sqs-info-bar': [
    {
      name: 'initial',
      description: 'How to reach the business.',
      markup: `<sqs-info-bar><a href="mailto:a@b.test">Write</a>${json({ email: 'a@b.test' })}</sqs-info-bar>`,
    },
    {
      name: 'hours',
      description: 'With its hours open.',
      markup: `<sqs-info-bar preview>${json({ email: 'a@b.test', phone: '+49 30 123', businessHours: { monday: DAY, tuesday: DAY } })}</sqs-info-bar>`,
      act: async (element) => {
        element.shadowRoot?.querySelector('button')?.click();
        await comes(element, 'hours');
      },
    },
  ],
  'sqs-licensed-assets-bar': [
    {
      name: 'initial',
      description: 'Nothing: the page shows no preview of a licensed picture.',
      markup: '<sqs-licensed-assets-bar><p>Preview</p></sqs-licensed-assets-bar>',
    },
    {
      name: 'shown',
      description: 'The page shows previews of licensed pictures.',
      markup: '<sqs-licensed-assets-bar></sqs-licensed-assets-bar>',
      act: async (element) => {
        const image = document.createElement('img');
        image.alt = 'A preview';
        image.dataset.licensedAssetPreview = '';
        element.after(image);
        await comes(element, 'bar');
      },
    },
  ],
  'sqs-marquee': [
    {
      name: 'initial',
      description: 'Words that pass, with a button to stop them.',
      markup: `<sqs-marquee><p>Soon</p>${json({ items: [{ text: 'Out now' }] })}</sqs-marquee>`,
    },
    { name: 'wave', description: 'On a wave.', markup: marquee('preset="wave" fade-edges') },
    {
      name: 'stopped',
      description: 'They stand.',
      markup: marquee(''),
      act: (element) => press(element, 'button'),
    },
  ],
  'sqs-quotes': [
    {
      name: 'initial',
      description: 'The first of some quotes.',
      markup: `<sqs-quotes><blockquote>Well</blockquote>${json({ items: [{ text: 'Aye' }, { text: 'No' }] })}</sqs-quotes>`,
    },
    {
      name: 'source',
      description: 'A quote with where it is from.',
      markup: `<sqs-quotes>${json({ items: QUOTES })}</sqs-quotes>`,
    },
  ],
  'sqs-site': [
    {
      name: 'initial',
      description: 'Nothing is seen of it.',
      markup: `<sqs-site>${json({ analyticsDisabled: true })}</sqs-site>`,
    },
  ],
  'sqs-site-badge': [
    {
      name: 'initial',
      description: 'In its corner.',
      markup: `<sqs-site-badge>Made here${json({ type: 'light' })}</sqs-site-badge>`,
    },
    { name: 'top-left', description: 'In the corner across, as a link.', markup: badge('top-left') },
  ],
  'sqs-social-icons': [
    {
      name: 'initial',
      description: 'A link to a service.',
      markup: `<sqs-social-icons><a href="https://vimeo.com/a">Films</a>${json({ links: [{ url: 'https://vimeo.com/a' }] })}</sqs-social-icons>`,
    },
    {
      name: 'large',
      description: 'Large, in squares.',
      markup: `<sqs-social-icons size="large" shape="square">${LINKS}</sqs-social-icons>`,
    },
  ],
  'sqs-template': [
    {
      name: 'initial',
      description: 'What the template makes of its data.',
      markup: `<sqs-template><script type="text/x-sqs-template">Hello {name}</script><p>Loading</p>${json({ name: 'Ada' })}</sqs-template>`,
    },
  ],
  'sqs-time': [
    {
      name: 'initial',
      description: 'A day, in words.',
      markup: `<sqs-time><b>14 March</b>${json({ datetime: '2027-03-14' })}</sqs-time>`,
    },
    {
      name: 'calendar',
      description: 'A moment that can be kept in a calendar.',
      markup: '<sqs-time datetime="2027-03-14T19:00" calendar="both" event-title="Opening"></sqs-time>',
      act: (element) => until(() => element.querySelector('a'), 'a link'),
    },
  ],
  'sqs-tweets': [
    {
      name: 'initial',
      description: 'The first of some.',
      markup: `<sqs-tweets><p>Well</p>${json({ items: [{ text: 'Aye' }, { text: 'No' }] })}</sqs-tweets>`,
    },
  ],
};

/** States of the tags that open over the page. */
import { apiRoot } from '../answers.ts';
import { comes, part, press, says, until } from '../reach.ts';
import { json, picture, type StateRows } from './state.ts';

const thumbnail = (name: string, address: string) =>
  `<a href="${address}"><img src="${picture('teal', 60, 40)}" width="60" height="40" alt="${name}"></a>`;
const VIEWER = `<sqs-lightbox thumbnails>${thumbnail('Dawn', picture('salmon'))}${thumbnail('Dusk', picture('slateblue'))}</sqs-lightbox>`;

const isOpen = (element: Element) =>
  until(() => element.shadowRoot?.querySelector('dialog[open], :popover-open'), 'an open dialog');
const openFirst = (element: Element) => element.querySelector<HTMLElement>('a')?.click();

export const OVERLAY_STATES: StateRows<
  'sqs-cookie-banner' | 'sqs-lightbox' | 'sqs-popup-overlay' | 'sqs-quick-view'
> = {
  'sqs-cookie-banner': [
    {
      name: 'initial',
      description: 'It asks.',
      markup: '<sqs-cookie-banner><p>We keep nothing.</p></sqs-cookie-banner>',
      act: async (element) => {
        await element.show();
        await until(
          () => element.shadowRoot?.querySelector('[part="banner"]')?.checkVisibility(),
          'the banner',
        );
      },
    },
    {
      name: 'choice',
      description: 'It offers to decline as well, in the middle of the page.',
      markup: '<sqs-cookie-banner position="center" can-decline theme="dark"></sqs-cookie-banner>',
      act: async (element) => {
        await element.show();
        await comes(element, 'decline');
      },
    },
  ],
  'sqs-lightbox': [
    {
      name: 'initial',
      description: 'Closed.',
      markup: `<sqs-lightbox><p>Content</p>${json({ trigger: '#none' })}</sqs-lightbox>`,
    },
    {
      name: 'open',
      description: 'Open, with what its author wrote inside it.',
      markup: '<sqs-lightbox><h2>A letter</h2><p>Long ago.</p></sqs-lightbox>',
      act: (element) => {
        element.show();
        return isOpen(element);
      },
    },
    {
      name: 'viewer',
      description: 'A viewer of pictures, with the first one.',
      markup: VIEWER,
      act: async (element) => {
        openFirst(element);
        await isOpen(element);
        await says(element, 'viewer', 'shown');
      },
    },
    {
      name: 'data',
      description: 'A viewer of pictures that have no links in the page, with the second one.',
      markup: `<sqs-lightbox thumbnails>${json({
        items: ['salmon', 'teal'].map((name) => ({
          src: picture(name),
          alt: name,
          caption: `All in ${name}.`,
        })),
      })}</sqs-lightbox>`,
      act: async (element) => {
        element.show(1);
        await isOpen(element);
        await says(element, 'viewer', 'shown');
      },
    },
    {
      name: 'zoomed',
      description: 'The viewer, with the picture at its own size.',
      markup: VIEWER.replaceAll(picture('salmon'), picture('salmon', 4000, 3000)),
      act: async (element) => {
        openFirst(element);
        await isOpen(element);
        await says(element, 'viewer', 'shown');
        press(element, 'zoom');
        await until(() => part(element, 'zoom')?.ariaPressed === 'true', 'the zoom');
      },
    },
    {
      name: 'failed',
      description: 'The viewer, with a picture that could not be loaded.',
      markup: `<sqs-lightbox>${thumbnail('Lost', 'data:image/png,')}</sqs-lightbox>`,
      act: async (element) => {
        openFirst(element);
        await isOpen(element);
        await comes(element, 'failed');
      },
    },
  ],
  'sqs-popup-overlay': [
    {
      name: 'initial',
      description: 'Closed: it waits for its moment.',
      markup: `<sqs-popup-overlay><p>Content</p>${json({ trigger: '#none' })}</sqs-popup-overlay>`,
    },
    {
      name: 'open',
      description: 'Open: a dialog, or a region of the page where that is narrow.',
      markup: `<sqs-popup-overlay trigger="#none">${json({ style: 2, version: 3 })}<h2>Ten percent off</h2><p>On everything.</p><a href="#shop">Shop now</a></sqs-popup-overlay>`,
      act: (element) => {
        element.show();
        return isOpen(element);
      },
    },
  ],
  'sqs-quick-view': [
    {
      name: 'initial',
      description: 'A button beside the link of its author.',
      markup: `<sqs-quick-view><a href="/p">More</a>${json({ href: '/p' })}</sqs-quick-view>`,
    },
    {
      name: 'open',
      description: 'The page of the product, in a dialog.',
      markup: `<sqs-quick-view item-id="testing-mug" href="${apiRoot('willing')}shop/mug.html"></sqs-quick-view>`,
      act: async (element) => {
        await element.show();
        const box = () => element.querySelector('sqs-lightbox')?.shadowRoot;
        await until(() => box()?.querySelector('dialog[open]'), 'an open dialog');
      },
    },
  ],
};

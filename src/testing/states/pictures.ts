/** States of the tags that show pictures and places. */
import { comes, press, says, until } from '../reach.ts';
import { ready } from '../ready.ts';
import { json, picture, type StateRows } from './state.ts';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const LOST = 'data:image/png,';
const figure = (name: string, address: string) =>
  `<figure><img src="${address}" width="600" height="400" alt="${name}"><figcaption><strong>${name}</strong> By the sea</figcaption></figure>`;
const FIGURES = figure('Dawn', picture('salmon')) + figure('Noon', picture('teal')) + figure('Lost', LOST);
const gallery = (attributes: string) => `<sqs-gallery ${attributes}>${FIGURES}</sqs-gallery>`;
const hasFailed = (element: Element) => comes(element, 'failed');
const GATE = 'lat="52.5163" lng="13.3777" address-title="Brandenburg Gate" address-line1="Pariser Platz"';
/** A picture for every tile, which needs no server. */
const TILES = `${picture('powderblue', 256, 256)}#/{z}/{x}/{y}.png`;
const slide = (attributes: string) =>
  `<sqs-cover-slide ${attributes}><img slot="background" src="${picture('darkslategray')}" alt=""><h2 slot="heading">Slow water</h2><p slot="sub-heading">A record of one summer</p><a slot="buttons" href="#listen">Listen</a></sqs-cover-slide>`;

export const PICTURE_STATES: StateRows<'sqs-cover-slide' | 'sqs-gallery' | 'sqs-image' | 'sqs-map'> = {
  'sqs-cover-slide': [
    {
      name: 'initial',
      description: 'What its author wrote, and a slice of its settings.',
      markup: `<sqs-cover-slide><h2 slot="heading">A cover</h2>${json({ slices: [{ type: 'sub-heading', text: 'Below' }] })}</sqs-cover-slide>`,
    },
    { name: 'picture', description: 'Over a picture.', markup: slide('layout="landing-full-left-01"') },
    { name: 'card', description: 'On a card.', markup: slide('layout="landing-full-centercard-01"') },
    {
      name: 'forms',
      description: 'With a form, a newsletter and a password, higher than its place: it scrolls.',
      markup: `<sqs-cover-slide style="--sqs-cover-slide-height: 320px">${json({
        background: { color: '#264653' },
        slices: [
          { type: 'heading', text: 'Write to us' },
          { type: 'form', formId: 'f', fields: [{ id: 'mail', type: 'email', title: 'E-mail' }] },
          { type: 'newsletter', formId: 'n' },
          { type: 'password' },
        ],
      })}</sqs-cover-slide>`,
      act: (element) =>
        until(() => element.querySelector('input') ?? element.shadowRoot?.querySelector('input'), 'a field'),
    },
  ],
  'sqs-gallery': [
    {
      name: 'initial',
      description: 'A grid of its pictures.',
      markup: `<sqs-gallery><img alt="A" src="${DOT}">${json({ items: [{ src: DOT, alt: 'A', dimensions: '10x10' }] })}</sqs-gallery>`,
    },
    {
      name: 'grid',
      description: 'A grid that opens a viewer, with a picture that could not be loaded.',
      markup: gallery('lightbox'),
      act: hasFailed,
    },
    {
      name: 'words',
      description: 'A grid whose words wait for the pointer.',
      markup: gallery('show-meta-on-hover'),
      act: hasFailed,
    },
    {
      name: 'slideshow',
      description: 'One picture at a time, going on by itself.',
      markup: gallery('design="slideshow" autoplay controls'),
    },
    {
      name: 'slider',
      description: 'A strip, with small pictures below it.',
      markup: gallery('design="slider" controls auto-crop="false" thumbnails'),
    },
    { name: 'stacked', description: 'One below the other.', markup: gallery('design="stacked"') },
    {
      name: 'columns',
      description: 'In columns.',
      markup: gallery('design="autocolumns" max-width="150" lightbox'),
    },
    {
      name: 'viewer',
      description: 'A picture of it in the viewer.',
      markup: gallery('lightbox'),
      act: async (element) => {
        await comes(element, 'link');
        const viewer = element.shadowRoot?.querySelector('sqs-lightbox');
        // Before it is there, the link leads to the picture.
        if (viewer) await ready(viewer);
        press(element, 'link');
        await until(() => viewer?.shadowRoot?.querySelector('dialog[open]'), 'an open viewer');
      },
    },
  ],
  'sqs-image': [
    {
      name: 'initial',
      description: 'The picture of its author.',
      markup: `<sqs-image><img alt="A" src="${DOT}"></sqs-image>`,
    },
    {
      name: 'loaded',
      description: 'The picture, in the place that was kept for it.',
      markup: `<sqs-image src="${picture('teal')}" loader="raw" alt="A teal field" dimensions="600x400"></sqs-image>`,
      act: async (element) => {
        element.load();
        await until(() => element.state === 'loaded', 'the state "loaded"');
      },
    },
    {
      name: 'failed',
      description: 'It could not be loaded: its words stand in its place.',
      markup: `<sqs-image src="${LOST}" loader="raw" alt="A lost field" dimensions="600x400"></sqs-image>`,
      act: async (element) => {
        element.load();
        await until(() => element.state === 'failed', 'the state "failed"');
      },
    },
  ],
  'sqs-map': [
    {
      name: 'initial',
      description: 'Its place in words; nothing is asked of a provider before a press.',
      markup: `<sqs-map><address>Pariser Platz</address>${json({ lat: 52.5, lng: 13.4, load: 'click', tiles: TILES })}</sqs-map>`,
    },
    {
      name: 'ready',
      description: 'A map with its pin.',
      markup: `<sqs-map ${GATE} load="click" tiles="${TILES}" attribution="Nobody" attribution-url="#nobody"></sqs-map>`,
      act: async (element) => {
        element.scrollIntoView();
        await comes(element, 'show');
        press(element, 'show');
        await says(element, 'frame', 'ready');
      },
    },
    {
      name: 'empty',
      description: 'None of the map’s pictures came: a sentence says so, and its place stands in words.',
      markup: `<sqs-map ${GATE} load="click" tiles="${LOST}#{z}/{x}/{y}"></sqs-map>`,
      act: async (element) => {
        element.scrollIntoView();
        await comes(element, 'show');
        press(element, 'show');
        await says(element, 'frame', 'empty');
      },
    },
  ],
};

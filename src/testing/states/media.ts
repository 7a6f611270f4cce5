/** States of the tags that play something. */
import { apiRoot } from '../answers.ts';
import { comes, part, press, says, until } from '../reach.ts';
import { json, type Press, type StateRow, type StateRows } from './state.ts';

const LOST = 'data:audio/wav,';
const LYRICS = `${apiRoot('willing')}lyrics.lrc`;
const TRACKS = [
  { url: '{sound}', title: 'Slow tide', artist: 'Marlow', duration: 30 },
  {
    url: '{sound}#2',
    title: 'Out again',
    artist: 'Marlow',
    duration: 30,
    lyricsUrl: LYRICS,
  },
];
const album = (view: string) =>
  `<sqs-album-player view="${view}">${json({ title: 'The boathouse', artist: 'Marlow', tracks: TRACKS })}</sqs-album-player>`;
const audio = '<sqs-audio src="{sound}" track-title="Slow tide" duration="0:30"></sqs-audio>';

interface Player extends HTMLElement {
  play(): unknown;
  pause(): unknown;
}

/** Browsers let a page be heard that its visitor has pressed something in. */
const plays = async (element: HTMLElement, byVisitor: Press) => {
  await comes(element, 'play');
  await byVisitor(part(element, 'play')!);
  await says(element, 'player', 'playing');
};

const showLyrics = async (element: HTMLElement) => {
  press(element, 'show-lyrics');
  await comes(element, 'line');
};

/** What is alike in players of sound. */
const sounds = <E extends Player>(markup: string, lost: string): StateRow<E>[] => [
  { name: 'playing', description: 'It plays.', markup, needs: ['press'], act: plays },
  {
    name: 'paused',
    description: 'It has played, and waits.',
    markup,
    needs: ['press'],
    act: async (element, byVisitor) => {
      await plays(element, byVisitor);
      element.pause();
      await says(element, 'player', 'paused');
    },
  },
  {
    name: 'failed',
    description: 'The sound cannot be had.',
    markup: lost,
    act: async (element) => {
      element.play();
      await says(element, 'player', 'failed');
    },
  },
];

export const MEDIA_STATES: StateRows<'sqs-album-player' | 'sqs-audio' | 'sqs-bg-video' | 'sqs-video'> = {
  'sqs-album-player': [
    {
      name: 'initial',
      description: 'At rest, with its tracks.',
      markup: `<sqs-album-player><a href="/media/a.mp3">A</a>${json({ tracks: [{ url: '/media/a.mp3' }, { url: '/media/b.mp3' }] })}</sqs-album-player>`,
    },
    ...sounds<HTMLElementTagNameMap['sqs-album-player']>(
      album('block'),
      `<sqs-album-player api-root="${apiRoot('failing')}">${json({ tracks: [{ url: LOST, title: 'Lost' }] })}</sqs-album-player>`,
    ),
    { name: 'album', description: 'As an album, at rest.', markup: album('album') },
    { name: 'cover', description: 'As a cover, at rest.', markup: album('cover') },
    {
      name: 'lyrics',
      description: 'With the words of a track.',
      markup: `<sqs-album-player>${json({ tracks: TRACKS.slice(1) })}</sqs-album-player>`,
      act: showLyrics,
    },
  ],
  'sqs-audio': [
    {
      name: 'initial',
      description: 'At rest.',
      markup: `<sqs-audio><a href="/media/a.mp3">A</a>${json({ src: '/media/a.mp3', trackTitle: 'A' })}</sqs-audio>`,
    },
    ...sounds<HTMLElementTagNameMap['sqs-audio']>(
      audio,
      `<sqs-audio src="${LOST}" track-title="Lost" api-root="${apiRoot('failing')}"></sqs-audio>`,
    ),
    {
      name: 'lyrics',
      description: 'With its words.',
      markup: `<sqs-audio src="{sound}" track-title="Slow tide" lyrics-url="${LYRICS}"></sqs-audio>`,
      act: showLyrics,
    },
  ],
  'sqs-bg-video': [
    {
      name: 'initial',
      description: 'What its author wrote; nothing moves behind it.',
      markup: `<sqs-bg-video><h2>Slow water</h2>${json({ url: '/film.webm', noAutoplay: true })}</sqs-bg-video>`,
    },
    {
      name: 'playing',
      description: 'The film plays, with a button to pause it.',
      markup: '<sqs-bg-video url="{film}"><h2>Slow water</h2></sqs-bg-video>',
      needs: ['film'],
      act: (element) => says(element, 'stage', 'playing'),
    },
    {
      name: 'paused',
      description: 'The film was paused by its button.',
      markup: '<sqs-bg-video url="{film}"><h2>Slow water</h2></sqs-bg-video>',
      needs: ['film'],
      act: async (element) => {
        await says(element, 'stage', 'playing');
        press(element, 'button');
        await says(element, 'stage', 'paused');
      },
    },
    {
      name: 'failed',
      description: 'The film cannot be had: what its author wrote stays.',
      markup: `<sqs-bg-video url="${apiRoot('silent')}gone.webm"><h2>Slow water</h2></sqs-bg-video>`,
      act: (element) => says(element, 'stage', 'failed'),
    },
  ],
  'sqs-video': [
    {
      name: 'initial',
      description: 'A play button in its place.',
      markup: `<sqs-video><a href="/media/a.mp4">Watch</a>${json({ src: '/media/a.mp4' })}</sqs-video>`,
    },
    {
      name: 'playing',
      description: 'The film plays.',
      markup: '<sqs-video src="{film}" label="A film"></sqs-video>',
      needs: ['film', 'press'],
      act: async (element, byVisitor) => {
        await byVisitor(part(element, 'play')!);
        await until(() => element.shadowRoot?.querySelector('video')?.paused === false, 'a film that plays');
      },
    },
    {
      name: 'failed',
      description: 'The film cannot be had.',
      markup: `<sqs-video src="${apiRoot('silent')}gone.webm" label="Gone"></sqs-video>`,
      act: async (element) => {
        element.play();
        await says(element, 'frame', 'failed');
      },
    },
  ],
};

import type {} from '../../elements/index.ts';
import { until } from '../support/browser/page.ts';

const LOST = '/no-such-picture.jpg';
const lost = (attributes = '') => `<img src="${LOST}" width="60" height="40" alt="Hills" ${attributes}>`;

/** Every tag that shows a picture of its own beside its content, and what is seen in the place of a lost one. */
const TAGS: [name: string, markup: string, instead: string | undefined][] = [
  ['a player of one file', `<sqs-audio src="/media/a.mp3" artwork="${LOST}"></sqs-audio>`, undefined],
  ['an album', `<sqs-album-player><a href="/media/a.mp3">A</a>${lost()}</sqs-album-player>`, '.none'],
  ['a video', `<sqs-video src="/media/a.mp4" poster="${LOST}"></sqs-video>`, '[part="icon"]'],
  [
    'a background video',
    `<sqs-bg-video url="/media/a.mp4" no-autoplay fallback-image="${LOST}" fallback-alt="Hills"></sqs-bg-video>`,
    '[role="img"][aria-label="Hills"]',
  ],
  ['a grid', `<sqs-gallery>${lost()}</sqs-gallery>`, '[part="failed"]'],
  [
    'the thumbnails of a slideshow',
    `<sqs-gallery design="slideshow">${lost().repeat(2)}</sqs-gallery>`,
    '[part="thumbnail"][data-lost]',
  ],
];

describe('a picture that is lost', () => {
  let main: HTMLElement;
  beforeEach(() => {
    main = document.createElement('main');
    document.body.append(main);
  });
  afterEach(() => main.remove());

  for (const [name, markup, instead] of TAGS)
    it(`leaves no broken sign in ${name}`, async () => {
      main.innerHTML = markup;
      const element = main.firstElementChild as HTMLElement & { updateComplete: Promise<void> };
      await element.updateComplete;
      const pictures = () => [...(element.shadowRoot?.querySelectorAll('img') ?? [])];
      const isSeen = (image: HTMLElement) => image.checkVisibility({ opacityProperty: true });
      if (instead) await until(() => element.shadowRoot?.querySelector(instead), 'what stands instead');
      await until(() => pictures().every((image) => !isSeen(image)), 'none is seen');
    });
});

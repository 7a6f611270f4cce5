import { expect, fixture, html } from '@open-wc/testing';
import { install } from '@sinonjs/fake-timers';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { SqsAlbumPlayerElement } from '../../elements/sqs-album-player.ts';
import {
  crowdedButtons,
  mount,
  NARROW,
  pageAudio,
  press,
  seekTo,
  sounds,
  audioState as state,
  textOf as text,
  WAV_SECONDS,
  wavText,
  wavUrl,
} from '../support/browser/media.ts';
import { countListeners, focused, nameOf, part } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { arrived, clearCookies, siteWith } from '../support/browser/site.ts';
import { stubApi } from '../support/browser/stub.ts';

const element = (markup: string) => mount('sqs-album-player', markup);

const link = (number: number) =>
  `<li><a href="${wavUrl(`t${number}`)}" type="audio/wav" data-artist="Artist ${number}" data-duration="0:04">Track ${number}</a></li>`;
const links = (count: number) => Array.from({ length: count }, (_, index) => link(index + 1)).join('');
const album = (count = 3, attributes = '') =>
  element(`<sqs-album-player ${attributes}><ol>${links(count)}</ol></sqs-album-player>`);

const withJson = (config: object, attributes = '', content = '') =>
  element(
    `<sqs-album-player ${attributes}><script type="application/json">${JSON.stringify(config)}</script>${content}</sqs-album-player>`,
  );
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Everything that an album may say. */
const whole = (attributes = '', more: object = {}) =>
  withJson(
    {
      title: 'Small hours',
      artist: 'The Paper Hills',
      artwork: PICTURE,
      description: 'Recorded at night.',
      tracks: [1, 2, 3].map((number) => ({
        url: wavUrl(`w${number}`),
        title: `Song ${number}`,
        duration: 4,
        artist: number === 2 ? 'Ann Oslo' : '',
        peaks: number === 1 ? [1, 5, 9, 4] : [],
      })),
      ...more,
    },
    attributes,
  );

const tracksOf = (player: HTMLElement) => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>('[part="track"]') ?? []),
];
const active = (player: HTMLElement) => tracksOf(player).findIndex((track) => track.ariaCurrent);
const key = async (player: HTMLElement, ...keys: string[]) => {
  part(player, 'play')?.focus();
  for (const each of keys) await sendKeys({ press: each });
};

describe('<sqs-album-player>', () => {
  afterEach(() => {
    pageAudio()?.pause();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  describe('is accessible', () => {
    for (const view of ['block', 'album', 'cover']) {
      it(`as ${view}: at rest, playing, paused, shuffled, with everything open`, async () => {
        const player = await whole(`view="${view}"`);
        await expectAccessibleEverywhere(player);
        await press(player, 'play');
        await sounds(player);
        part(player, 'show-tracks')?.click();
        await expectAccessibleEverywhere(player);
        player.pause();
        await key(player, 's', 'r', 'r');
        await expectAccessibleEverywhere(player);
      });
    }

    it('with lyrics, and when they cannot be had', async () => {
      const stub = await stubApi({ '/l.lrc': [{ text: '[00:01]One\n[00:02]Two' }] });
      for (const lyricsUrl of [`${stub.root}l.lrc`, `${stub.root}none`]) {
        const player = await withJson({ tracks: [{ url: wavUrl('l'), lyricsUrl }] });
        await press(player, 'show-lyrics');
        await until(() => part(player, 'line') ?? text(player, 'lyrics')?.includes('could not'), 'lyrics');
        await expectAccessibleEverywhere(player);
      }
    });
  });

  describe('tracks', () => {
    it('name an artist whom all of them have once, for the album', async () => {
      const player = await element(
        `<sqs-album-player><ol>${links(3).replaceAll(/Artist \d/g, 'The Paper Hills')}</ol></sqs-album-player>`,
      );
      expect(text(player, 'artist')).to.equal('The Paper Hills');
      expect(part(player, 'track-artist')).to.equal(null);
    });

    it('are the links inside the tag, its heading and picture the title and the cover', async () => {
      const player = await element(
        // The page's own loader would show the picture once it came near.
        `<sqs-album-player><img src="data:," data-lazy-src="${PICTURE}" alt=""><h2>Three chords</h2><ol>${links(3)}</ol></sqs-album-player>`,
      );
      // By their parts: of a list that was never painted browsers know no text as it is seen.
      const words = ['track-title', 'track-artist', 'track-duration'].map((name) => `[part=${name}]`).join();
      expect(
        tracksOf(player).map((track) =>
          Array.from(track.querySelectorAll(words), ({ textContent }) => textContent).join(' '),
        ),
      ).to.deep.equal(['Track 1 Artist 1 0:04', 'Track 2 Artist 2 0:04', 'Track 3 Artist 3 0:04']);
      expect([text(player, 'title'), part<HTMLImageElement>(player, 'artwork')?.src]).to.deep.equal([
        'Three chords',
        PICTURE,
      ]);
      expect(player.querySelector('ol')?.checkVisibility()).to.equal(false);
      player.querySelector('li')?.remove();
      await until(() => tracksOf(player).length === 2, 'one track less');
    });

    it('are those of the JSON child before any link, with file names for titles', async () => {
      const player = await withJson(
        { tracks: [{ url: '/a/first_light.mp3', duration: '1:05' }, { url: '/b.mp3' }] },
        '',
        '<a href="/c.mp3">C</a>',
      );
      expect([text(player, 'current'), text(player, 'duration'), tracksOf(player).length]).to.deep.equal([
        'first light',
        '1:05',
        2,
      ]);
    });

    it('are as long as their files say, once they are heard', async () => {
      const player = await withJson({
        tracks: [{ url: wavUrl('d'), duration: '1:05' }, { url: wavUrl('e') }],
      });
      const durations = () =>
        tracksOf(player).map((track) => track.querySelector('[part="track-duration"]')?.textContent);
      expect(durations()).to.deep.equal(['1:05', undefined]);
      player.play();
      await sounds(player);
      await until(() => durations()[0] === '0:04', 'the duration');
      player.next();
      await until(() => durations().join() === '1:05,0:04', 'the next one');
    });

    it('can be set as a property, also while one plays', async () => {
      const player = await album(2);
      player.play();
      await sounds(player);
      player.config = { tracks: [{ url: wavUrl('n'), title: 'New' }] };
      await player.updateComplete;
      await until(
        () => text(player, 'current') === 'New' && state(player) === 'paused',
        'the new one at rest',
      );
    });

    it('without any, the content of the tag is seen', async () => {
      const player = await element('<sqs-album-player><p>No music today.</p></sqs-album-player>');
      expect(player.querySelector('p')?.checkVisibility()).to.equal(true);
      player.innerHTML = `<ol>${links(1)}</ol>`;
      await until(() => part(player, 'player'), 'the player');
    });

    it('without an address are told and left out', async () => {
      let player: SqsAlbumPlayerElement | undefined;
      const errors = await errorsDuring(async () => {
        player = await withJson({ tracks: [{ title: 'Nothing' }, { url: wavUrl('a') }] });
      });
      expect(errors).to.deep.equal(['<sqs-album-player> tracks.0.url: must be the address of an audio file']);
      expect(tracksOf(player!)).to.have.length(1);
    });

    it('are at most 60; a mistake is told and the links stay', async () => {
      const tracks = Array.from({ length: 61 }, () => ({ url: '/a.mp3' }));
      let player: SqsAlbumPlayerElement | undefined;
      const errors = await errorsDuring(async () => {
        player = await withJson({ tracks }, '', '<a href="/a.mp3">A</a>');
      });
      expect(errors).to.deep.equal(['<sqs-album-player> tracks: must be a list of at most 60 tracks']);
      expect(player?.querySelector('a')?.checkVisibility()).to.equal(true);
    });

    it('more than 60 links are told and stay', async () => {
      let player: HTMLElement | undefined;
      const errors = await errorsDuring(async () => {
        player = await element(
          `<sqs-album-player>${Array.from({ length: 61 }, (_, at) => `<a href="/${at}.mp3">${at}</a>`).join(' ')}</sqs-album-player>`,
        );
      });
      expect(errors.join()).to.contain('holds more than 60 tracks');
      expect(player?.querySelector('a:last-of-type')?.checkVisibility()).to.equal(true);
    });

    it('that are not there are told, and the next one plays', async () => {
      const stub = await stubApi({});
      const player = await element(
        `<sqs-album-player api-root="${stub.root}"><a href="${stub.root}gone.mp3">Gone</a><a href="${wavUrl('n')}">Next</a></sqs-album-player>`,
      );
      player.play();
      await sounds(player);
      expect(text(player, 'current')).to.equal('Next');
      expect(text(player, 'error')).to.contain('“Gone” cannot be played.');
    });

    it('60 of them cost one audio element and few nodes, and scroll', async () => {
      const player = await album(60);
      player.play(59);
      await sounds(player);
      const nodes = player.shadowRoot!.querySelectorAll('*');
      expect([...nodes].filter((node) => node instanceof HTMLMediaElement)).to.have.length(0);
      // One of them keeps a title in its own direction.
      expect(nodes.length).to.be.below(60 * 6 + 110);
      expect(active(player)).to.equal(59);
      const list = part(player, 'tracks')!;
      expect(list.scrollHeight).to.be.above(list.clientHeight);
      player.style.setProperty('--sqs-album-list-height', 'none');
      expect(list.scrollHeight).to.equal(list.clientHeight);
    });
  });

  describe('playing', () => {
    it('begins and pauses by its button, a track’s button and the keyboard', async () => {
      const player = await album();
      const told: string[] = [];
      for (const type of ['audio-play', 'audio-pause', 'album-track'])
        player.addEventListener(`sqs-${type}`, (event) =>
          told.push(`${type} ${(event as CustomEvent).detail.index}`),
        );
      await press(player, 'play');
      await sounds(player);
      expect([active(player), part(player, 'play')?.ariaLabel]).to.deep.equal([0, 'Pause']);
      tracksOf(player)[2]?.focus();
      await sendKeys({ press: ' ' });
      await until(() => active(player) === 2, 'the third track');
      await sounds(player);
      expect(tracksOf(player)[2]?.ariaPressed).to.equal('true');
      await sendKeys({ press: ' ' });
      await until(() => state(player) === 'paused', 'paused');
      expect(nameOf(focused())).to.equal('track');
      expect(told).to.deep.equal([
        'album-track 0',
        'audio-play 0',
        'audio-pause 0',
        'album-track 2',
        'audio-play 2',
        'audio-pause 2',
      ]);
    });

    it('goes to the next track at the end, and stops past the last one', async () => {
      const player = await album(2);
      const ended = record(player, 'sqs-audio-ended');
      player.play();
      await sounds(player);
      seekTo(player, WAV_SECONDS - 0.1);
      await until(() => active(player) === 1, 'the second track');
      await sounds(player);
      seekTo(player, WAV_SECONDS - 0.1);
      await until(() => active(player) === -1, 'none any more');
      expect([state(player), text(player, 'current-title'), ended.length]).to.deep.equal([
        'paused',
        'Track 1',
        2,
      ]);
    });

    it('goes on over its end, or plays one track again, when it repeats', async () => {
      const player = await album(2, 'repeat="all"');
      player.play(1);
      await sounds(player);
      seekTo(player, WAV_SECONDS - 0.1);
      await until(() => active(player) === 0, 'the first track again');
      await sounds(player);
      player.repeat = 'one';
      await player.updateComplete;
      seekTo(player, WAV_SECONDS - 0.1);
      await until(() => pageAudio()!.currentTime < 1, 'the same track again');
      await sounds(player);
      expect(active(player)).to.equal(0);
    });

    it('plays in a random order, and says so', async () => {
      const player = await album(8, 'shuffle');
      expect(part(player, 'shuffle')?.ariaPressed).to.equal('true');
      player.play(4);
      const heard = new Set([4]);
      for (let turn = 1; turn < 8; turn += 1) {
        player.next();
        await until(() => !heard.has(active(player)), 'another one');
        heard.add(active(player));
      }
      expect([...heard].sort()).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7]);
      player.next();
      await until(() => active(player) === -1, 'none any more');
    });

    it('goes back and forth by buttons that keep the focus', async () => {
      const player = await album(2);
      expect([part(player, 'previous')?.ariaDisabled, part(player, 'next')?.ariaDisabled]).to.deep.equal([
        'true',
        null,
      ]);
      await press(player, 'next');
      expect(active(player)).to.equal(1);
      await press(player, 'previous');
      player.play();
      await sounds(player);
      await press(player, 'next');
      expect(active(player)).to.equal(1);
      await press(player, 'previous');
      expect(active(player)).to.equal(0);
      await sendKeys({ press: 'Enter' });
      expect([active(player), nameOf(focused())]).to.deep.equal([-1, 'previous']);
    });

    it('takes no harm from tracks that change quickly', async () => {
      const player = await album(5);
      const errors = await errorsDuring(async () => {
        for (const index of [0, 3, 1, 4, 2]) player.play(index);
        await sounds(player);
      });
      expect([active(player), errors]).to.deep.equal([2, []]);
    });

    it('is one player at a time', async () => {
      const [first, second] = [await album(), await album()];
      first.play();
      await sounds(first);
      second.play(1);
      await sounds(second);
      expect([state(first), pageAudio()?.src.endsWith('t2.wav')]).to.deep.equal(['paused', true]);
    });

    it('ends when the tag leaves the page, not when it moves', async () => {
      const player = await album();
      player.play();
      await sounds(player);
      const box = document.createElement('div');
      player.after(box);
      box.append(player);
      await Promise.resolve();
      expect(pageAudio()?.paused).to.equal(false);
      player.remove();
      await until(() => pageAudio()?.paused && !pageAudio()?.hasAttribute('src'), 'silence');
    });
  });

  describe('sliders', () => {
    it('are in the player and in the active row, and move by keys', async () => {
      const player = await album();
      player.play(1);
      await sounds(player);
      player.pause();
      const row = player.shadowRoot?.querySelectorAll('[part="row"]')[1];
      const slider = row?.querySelector<HTMLInputElement>('[part="track-seek"]');
      slider?.focus();
      await sendKeys({ press: 'Home' });
      await until(() => pageAudio()?.currentTime === 0, 'the beginning');
      await sendKeys({ press: 'End' });
      await until(() => pageAudio()!.currentTime > 4, 'the end');
      expect(slider?.getAttribute('aria-valuetext')).to.equal('0:04 of 0:04');
      expect(text(player, 'position')).to.equal('0:04');
      expect(player.shadowRoot?.querySelectorAll('[part="track-seek"]')).to.have.length(1);
    });

    it('follow the reading direction', async () => {
      document.documentElement.dir = 'rtl';
      try {
        const player = await album();
        player.play();
        await sounds(player);
        player.pause();
        seekTo(player, 0);
        part(player, 'seek')?.focus();
        await sendKeys({ press: 'ArrowLeft' });
        await until(() => pageAudio()!.currentTime > 4, 'forward');
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });

    it('are dragged in a row: shows where, and seeks when it is let go', async () => {
      const player = await album();
      player.play();
      await sounds(player);
      player.pause();
      seekTo(player, 0);
      const { x, y, width, height } = part(player, 'track-seek')!.getBoundingClientRect();
      const at = (share: number): [number, number] => [
        Math.round(x + width * share),
        Math.round(y + height / 2),
      ];
      await sendMouse({ type: 'move', position: at(0.25) });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: at(0.5) });
      await until(() => text(player, 'position') === '0:02', 'shown');
      expect(pageAudio()?.currentTime).to.equal(0);
      await sendMouse({ type: 'up' });
      await until(() => pageAudio()!.currentTime > 1.5, 'sought');
    });

    it('have a waveform behind them, as one path', async () => {
      const player = await whole();
      const paths = player.shadowRoot?.querySelectorAll('[part="waveform"] path');
      expect(paths).to.have.length(1);
      player.play(1);
      await until(() => !part(player, 'waveform'), 'none for a track without peaks');
    });
  });

  describe('keys', () => {
    it('work while the focus is in the player', async () => {
      const player = await album(3);
      await key(player, 'k');
      await sounds(player);
      await key(player, 'n');
      await until(() => active(player) === 1, 'next');
      await sounds(player);
      await key(player, 'p');
      await until(() => active(player) === 0, 'previous');
      await sounds(player);
      await key(player, 'k');
      await until(() => state(player) === 'paused', 'paused');
      await key(player, '5');
      await until(() => Math.abs(pageAudio()!.currentTime - WAV_SECONDS / 2) < 0.1, 'the middle');
      await key(player, 'j');
      await until(() => pageAudio()!.currentTime === 0, '10 s back');
      await key(player, 'l');
      await until(() => pageAudio()!.currentTime > 4, '10 s forth');
      await key(player, 'm', 's', 'r');
      expect([
        part(player, 'mute')?.ariaPressed,
        part(player, 'shuffle')?.ariaPressed,
        part(player, 'repeat')?.ariaLabel,
      ]).to.deep.equal(['true', 'true', 'Repeat: all tracks']);
    });

    it('leave the page’s own alone', async () => {
      const player = await album(3);
      part(player, 'play')?.focus();
      await sendKeys({ down: 'Control' });
      await sendKeys({ press: 'k' });
      await sendKeys({ up: 'Control' });
      expect(state(player)).to.equal('paused');
    });

    it('go through the tracks', async () => {
      const player = await album(4);
      tracksOf(player)[0]?.focus();
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'ArrowDown' });
      expect(focused()).to.equal(tracksOf(player)[2]);
      await sendKeys({ press: 'End' });
      expect(focused()).to.equal(tracksOf(player)[3]);
      await sendKeys({ press: 'Home' });
      expect(focused()).to.equal(tracksOf(player)[0]);
    });
  });

  describe('a place', () => {
    it('is where the album stands before it plays', async () => {
      const player = await album(3, 'current-track="2" start="0:02"');
      expect([active(player), text(player, 'position')]).to.deep.equal([1, '0:02']);
      player.play();
      await sounds(player);
      expect(pageAudio()!.currentTime).to.be.above(1.9);
      player.setAttribute('current-track', '3');
      await player.updateComplete;
      expect(active(player)).to.equal(2);
    });

    it('is the first track of a shuffled album, too, where that is said', async () => {
      for (let turn = 0; turn < 5; turn += 1)
        expect(active(await album(8, 'shuffle current-track="1"'))).to.equal(0);
    });

    it('that is not there is told, and a start beyond the end is none', async () => {
      let player: SqsAlbumPlayerElement | undefined;
      const errors = await errorsDuring(async () => {
        player = await album(3, 'current-track="4"');
      });
      expect(errors.join()).to.contain('current-track');
      expect(active(player!)).to.equal(-1);
      const late = await album(3, 'start="90"');
      expect(text(late, 'position')).to.equal('0:00');
    });

    it('is read from the address, follows it, and is written to it', async () => {
      location.hash = '#track=3&t=2';
      const player = await album(3, 'deep-link');
      expect([active(player), text(player, 'position')]).to.deep.equal([2, '0:02']);
      location.hash = '#track=2';
      await until(() => active(player) === 1, 'the second track');
      player.play(0);
      await sounds(player);
      expect(location.hash).to.equal('#track=1');
      player.pause();
      seekTo(player, 3);
      player.play();
      await sounds(player);
      player.pause();
      await until(() => location.hash === '#track=1&t=3', 'the place');
      part(player, 'next')?.click();
      expect(location.hash).to.equal('#track=2');
      location.hash = '#track=3&t=2';
      await until(() => active(player) === 2, 'the third track');
      expect([location.hash, text(player, 'position')]).to.deep.equal(['#track=3&t=2', '0:02']);
    });

    it('in the address is for one of them', async () => {
      const first = await album(2, 'deep-link');
      const second = () => errorsDuring(() => album(2, 'deep-link'));
      expect((await second()).join()).to.contain('deep-link: is for one album a page');
      document.querySelectorAll('sqs-album-player').forEach((player) => {
        player.remove();
      });
      await Promise.resolve();
      expect([first.isConnected, await second()]).to.deep.equal([false, []]);
    });

    it('in the address is nothing to it by default', async () => {
      location.hash = '#track=3&t=2';
      const player = await album(3);
      expect(active(player)).to.equal(-1);
      player.play(1);
      await sounds(player);
      expect(location.hash).to.equal('#track=3&t=2');
    });
  });

  describe('views', () => {
    it('leave nothing to press on paper but the tracks, which are all there', async () => {
      const players = [];
      for (const view of ['block', 'album', 'cover']) players.push(await whole(`view="${view}"`));
      await emulateMedia({ media: 'print' });
      try {
        for (const player of players) {
          const shown = [...player.shadowRoot!.querySelectorAll('button, input')].filter((each) =>
            each.checkVisibility(),
          );
          expect(shown.filter((each) => each.part.contains('track'))).to.have.length(3);
          expect(shown.map((each) => each.part.value).filter((name) => name !== 'track')).to.deep.equal([]);
        }
      } finally {
        await emulateMedia({ media: 'screen' });
      }
    });

    it('as a block has three sizes by its own width', async () => {
      const player = await whole();
      const looks = [];
      for (const width of [639, 640, 799, 800]) {
        player.style.inlineSize = `${width}px`;
        await new Promise(requestAnimationFrame);
        const left = (name: string) => part(player, name)!.getBoundingClientRect().left;
        looks.push([
          left('progress') > left('artwork') ? 'beside' : 'below',
          Math.round(part(player, 'artwork')!.getBoundingClientRect().width / 16),
          part(player, 'volume')?.checkVisibility(),
        ]);
      }
      expect(looks).to.deep.equal([
        ['below', 6, false],
        ['beside', 9, false],
        ['beside', 9, false],
        ['beside', 11, true],
      ]);
    });

    for (const view of ['block', 'album', 'cover'])
      it(`as ${view} keeps its buttons apart in a narrow column`, async () => {
        const player = await whole(`view="${view}"`);
        for (const width of NARROW) {
          player.parentElement!.style.inlineSize = `${width}px`;
          await new Promise(requestAnimationFrame);
          const buttons = crowdedButtons(player).filter((name) => !name.startsWith('track'));
          expect(buttons, `${width}`).to.deep.equal([]);
        }
      });

    it('as a page has the tracks beside the album, below it on a tablet, and the words below the cover on a phone', async () => {
      await setViewport({ width: 1000, height: 700 });
      try {
        const player = await whole('view="album"');
        const looks = [];
        for (const width of [800, 799, 480, 479]) {
          player.style.inlineSize = `${width}px`;
          await new Promise(requestAnimationFrame);
          const box = (name: string) => part(player, name)!.getBoundingClientRect();
          looks.push([
            box('tracks').left > box('now').right ? 'beside' : 'below',
            box('about').left > box('artwork').right ? 'beside' : 'below',
          ]);
        }
        expect(looks).to.deep.equal([
          ['beside', 'below'],
          ['below', 'beside'],
          ['below', 'beside'],
          ['below', 'below'],
        ]);
      } finally {
        await setViewport({ width: 800, height: 600 });
      }
    });

    it('over a cover is as high as its slide, and unfolds the tracks', async () => {
      const slide = await fixture<HTMLElement>(
        html`<div style="display: grid; min-block-size: 1000px"></div>`,
      );
      const player = await whole('view="cover"');
      slide.append(player);
      await until(() => part(player, 'player'), 'the player');
      expect(part(player, 'player')?.getBoundingClientRect().height).to.be.closeTo(1000, 1);
      const button = part(player, 'show-tracks')!;
      expect([part(player, 'tracks')?.checkVisibility(), button.ariaExpanded]).to.deep.equal([
        false,
        'false',
      ]);
      await press(player, 'show-tracks');
      expect([part(player, 'tracks')?.checkVisibility(), button.ariaExpanded]).to.deep.equal([true, 'true']);
    });

    it('let each line of a long title begin at the side where the page begins', async () => {
      const long = 'A title of many words, which has more lines than one in a narrow player. '.repeat(2);
      const player = await whole('dir="rtl" style="inline-size: 320px"', {
        tracks: [{ url: '/a.mp3', title: long }],
      });
      const range = document.createRange();
      range.selectNodeContents(part(player, 'track-title')!);
      const ends = [...range.getClientRects()].map(({ right }) => Math.round(right));
      expect(ends.length).to.be.above(1);
      // A space at the end of a line hangs.
      expect(Math.max(...ends) - Math.min(...ends)).to.be.below(6);
    });

    it('over a cover leaves the corner of a narrow one to the button of its video', async () => {
      const player = await whole('view="cover" style="inline-size: 288px"');
      const bottom = (name: string) => part(player, name)!.getBoundingClientRect().bottom;
      // 44 px of it, 12 px from the edge.
      expect(bottom('player') - bottom('extras')).to.be.at.least(56);
    });

    it('over a cover of a fixed height lets its list scroll', async () => {
      const slide = await fixture<HTMLElement>(html`<div style="block-size: 820px"></div>`);
      const tracks = Array.from({ length: 20 }, (_, index) => ({ url: `/${index}.mp3` }));
      const player = await whole('view="cover" style="block-size: 100%"', { tracks });
      slide.append(player);
      await until(() => part(player, 'player'), 'the player');
      await press(player, 'show-tracks');
      const list = part(player, 'tracks')!;
      const { bottom } = list.getBoundingClientRect();
      expect([
        player.getBoundingClientRect().height,
        bottom <= slide.getBoundingClientRect().bottom,
        list.scrollHeight > list.clientHeight,
      ]).to.deep.equal([820, true, true]);
    });
  });

  it('shows lyrics on request, and which line is sung', async () => {
    const stub = await stubApi({ '/one.lrc': [{ text: '[ar:Ann]\n[00:00.5]Up\n[00:02]And away' }] });
    const player = await withJson({
      tracks: [{ url: wavUrl('l'), lyricsUrl: `${stub.root}one.lrc` }, { url: wavUrl('m') }],
    });
    expect(await stub.requests()).to.have.length(0);
    await press(player, 'show-lyrics');
    await until(() => part(player, 'line'), 'lines');
    expect(text(player, 'lyrics')).to.equal('UpAnd away');
    player.play();
    await sounds(player);
    seekTo(player, 2.5);
    await until(
      () => player.shadowRoot?.querySelector('[data-sung]')?.textContent === 'And away',
      'the line',
    );
    player.next();
    await until(() => !part(player, 'lyrics') && !part(player, 'show-lyrics'), 'none for the next track');
  });

  it('offers the file of the track, unless it is told not to', async () => {
    const player = await withJson({ tracks: [{ url: '/media/one.mp3', title: 'Song 1' }] });
    expect(part<HTMLAnchorElement>(player, 'download')?.ariaLabel).to.equal('Download “Song 1”');
    player.noDownload = true;
    await player.updateComplete;
    expect(part(player, 'download')).to.equal(null);
  });

  it('tells the system what plays', async () => {
    const player = await whole();
    player.play(0);
    await sounds(player);
    const { metadata, playbackState } = navigator.mediaSession;
    expect([metadata?.title, metadata?.artist, metadata?.artwork.length, playbackState]).to.deep.equal([
      'Song 1',
      'The Paper Hills',
      1,
      'playing',
    ]);
    player.remove();
    await until(() => navigator.mediaSession.metadata === null, 'nothing any more');
  });

  describe('a protected file', () => {
    const wav = { text: wavText(), headers: { 'content-type': 'audio/wav' } };
    const token = (exp: number) => ({ json: { token: `h.${btoa(JSON.stringify({ exp }))}.s` } });
    const tokenPath = '/media/auth/v1/asset/authorization';
    const asked = async (stub: Awaited<ReturnType<typeof stubApi>>) =>
      (await stub.requests()).map(({ path, query }) => path + (query && '?token'));

    it('is asked for once more with a new token, then in its next type, then the album goes on', async () => {
      const stub = await stubApi({
        '/a.wav': [{ status: 403 }],
        '/b.wav': [{ status: 403 }],
        '/c.wav': [wav],
        [tokenPath]: [token(4_000_000_000)],
      });
      const sources = [{ src: `${stub.root}a.wav` }, { src: `${stub.root}b.wav`, type: 'audio/wav' }];
      const player = await withJson(
        { tracks: [{ title: 'A', sources }, { url: `${stub.root}c.wav` }] },
        `api-root="${stub.root}"`,
      );
      player.play();
      await sounds(player);
      expect((await asked(stub)).slice(0, 5)).to.deep.equal([
        '/a.wav',
        tokenPath,
        '/a.wav?token',
        '/b.wav',
        '/c.wav',
      ]);
      expect([active(player), text(player, 'error')]).to.deep.equal([
        1,
        '“A” cannot be played. Download it instead',
      ]);
    });

    it('fails in words when the token service fails twice', async () => {
      const stub = await stubApi({ '/a.wav': [{ status: 403 }], [tokenPath]: [{ status: 500 }] });
      const player = await withJson(
        { tracks: [{ url: `${stub.root}a.wav`, title: 'A' }] },
        `api-root="${stub.root}"`,
      );
      const errors = record(player, 'sqs-audio-error');
      player.play();
      await until(() => state(player) === 'failed', 'failed');
      expect(await asked(stub)).to.deep.equal(['/a.wav', tokenPath, tokenPath]);
      expect(errors).to.have.length(1);
    });

    it('is nobody’s any more when the tag is removed while its token is fetched', async () => {
      const stub = await stubApi({
        '/a.wav': [{ status: 403 }],
        [tokenPath]: [{ hold: 'token', ...token(4_000_000_000) }],
      });
      const player = await withJson({ tracks: [{ url: `${stub.root}a.wav` }] }, `api-root="${stub.root}"`);
      player.play();
      await until(() => state(player) === 'waiting', 'waiting');
      player.remove();
      await stub.release('token');
      await until(() => !pageAudio()?.hasAttribute('src'), 'silence');
      expect((await asked(stub)).filter((path) => path.endsWith('?token'))).to.have.length(0);
    });

    it('has its token renewed before it expires', async () => {
      const stub = await stubApi({
        '/a.wav': [{ status: 403 }, wav],
        [tokenPath]: [token(1000), token(2000)],
      });
      const clock = install({ now: 0, toFake: ['Date'] });
      try {
        const player = await withJson({ tracks: [{ url: `${stub.root}a.wav` }] }, `api-root="${stub.root}"`);
        player.play();
        await sounds(player);
        player.pause();
        clock.setSystemTime(996_000);
        player.play();
        await sounds(player);
        const tokens = (await asked(stub)).filter((path) => path === tokenPath);
        expect(tokens).to.have.length(2);
      } finally {
        clock.uninstall();
      }
    });
  });

  it('counts each play once on a page with a site: its beginning, its quarters and its end', async () => {
    clearCookies();
    const { container, stub } = await siteWith();
    const player = document.createElement('sqs-album-player');
    player.config = { tracks: [{ url: wavUrl('c'), title: 'Counted', id: 'c1' }] };
    container.append(player);
    await player.updateComplete;
    player.play();
    await sounds(player);
    player.pause();
    player.play();
    await sounds(player);
    seekTo(player, WAV_SECONDS - 0.2);
    const hits = (await arrived(stub, '/census/RecordHit', 4)).map(({ body }) => new URLSearchParams(body));
    const counted = hits
      .filter((hit) => hit.get('event') === '20')
      .map((hit) => JSON.parse(hit.get('data') ?? ''))
      .map(({ action, percent, mediaId }) => [action, percent, mediaId].join(' '));
    expect(counted).to.deep.equal(['play  c1', 'progress 75 c1', 'ended  c1']);
  });

  it('leaves nothing behind, 20 of them mounted and removed', async () => {
    const listeners = countListeners(window, document);
    try {
      const before = listeners.count();
      const players = [];
      for (let turn = 0; turn < 20; turn += 1) players.push(await album(2, turn === 0 ? 'deep-link' : ''));
      for (const player of players) player.play();
      await sounds(players.at(-1)!);
      for (const player of players) player.remove();
      await until(() => !pageAudio()?.hasAttribute('src'), 'silence');
      expect(listeners.count()).to.equal(before);
    } finally {
      listeners.stop();
    }
  });

  it('does not move with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      const player = await whole('view="cover"');
      player.play();
      await sounds(player);
      part(player, 'show-tracks')?.click();
      pageAudio()?.dispatchEvent(new Event('waiting'));
      await until(() => state(player) === 'waiting', 'waiting');
      expect(player.shadowRoot?.getAnimations()).to.have.length(0);
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
});

import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { SqsVideoElement } from '../../elements/sqs-video.ts';
import {
  crowdedButtons,
  LONG_WAV_SECONDS,
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
import { part } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { arrived, clearCookies, siteWith } from '../support/browser/site.ts';
import { stubApi } from '../support/browser/stub.ts';

const element = (markup: string) => mount('sqs-audio', markup);

const single = (attributes = '') =>
  element(`<sqs-audio src="${wavUrl('one')}" track-title="One" duration="0:04" ${attributes}></sqs-audio>`);

describe('<sqs-audio>', () => {
  afterEach(() => {
    pageAudio()?.pause();
    sessionStorage.clear();
  });

  it('is accessible at rest, playing and paused', async () => {
    const audio = await single();
    await expectAccessibleEverywhere(audio);
    await press(audio, 'play');
    await sounds(audio);
    await expectAccessibleEverywhere(audio);
    audio.pause();
    await audio.updateComplete;
    await expectAccessibleEverywhere(audio);
  });

  it('is accessible when a track cannot be played', async () => {
    const stub = await stubApi({});
    const audio = await element(
      `<sqs-audio src="${stub.root}gone.mp3" api-root="${stub.root}" track-title="Gone"></sqs-audio>`,
    );
    audio.play();
    await until(() => state(audio) === 'failed', 'failed');
    await expectAccessibleEverywhere(audio);
  });

  describe('its file', () => {
    it('is the link inside the tag, which is seen no more, or a player', async () => {
      const audio = await element(
        '<sqs-audio><p><a href="/a/first_light.mp3" data-artist="Ann" data-duration="1:05"></a></p></sqs-audio>',
      );
      expect(['title', 'artist', 'duration'].map((name) => text(audio, name))).to.deep.equal([
        'first light',
        'Ann',
        '1:05',
      ]);
      expect(audio.querySelector('p')?.checkVisibility()).to.equal(false);
      const player = await element(`<sqs-audio><audio src="${wavUrl('p')}" title="Own"></audio></sqs-audio>`);
      expect(text(player, 'title')).to.equal('Own');
    });

    it('can be set as a property, also while another one plays', async () => {
      const audio = await single();
      audio.play();
      await sounds(audio);
      Object.assign(audio, { src: wavUrl('n'), trackTitle: 'New' });
      await audio.updateComplete;
      await until(() => text(audio, 'title') === 'New' && state(audio) === 'paused', 'the new one at rest');
    });

    it('without one, the content of the tag is seen', async () => {
      const audio = await element('<sqs-audio><p>No music today.</p></sqs-audio>');
      expect(audio.querySelector('p')?.checkVisibility()).to.equal(true);
      audio.innerHTML = `<a href="${wavUrl('l')}">Late</a>`;
      await until(() => part(audio, 'player'), 'the player');
    });

    it('is one: several are told, and stay what they are', async () => {
      let audio: HTMLElement | undefined;
      const errors = await errorsDuring(async () => {
        audio = await element('<sqs-audio><a href="/1.mp3">One</a> <a href="/2.mp3">Two</a></sqs-audio>');
      });
      expect(errors.join()).to.contain('holds several files: <sqs-album-player> plays an album');
      expect(audio?.querySelector('a')?.checkVisibility()).to.equal(true);
    });
  });

  describe('playing', () => {
    it('begins and pauses by its button, and tells so', async () => {
      const audio = await single();
      const told: string[] = [];
      for (const type of ['play', 'pause', 'ended'])
        audio.addEventListener(`sqs-audio-${type}`, (event) =>
          told.push(`${type} ${(event as CustomEvent).detail.title}`),
        );
      await press(audio, 'play');
      await sounds(audio);
      expect(part(audio, 'play')?.ariaLabel).to.equal('Pause');
      await press(audio, 'play');
      await until(() => state(audio) === 'paused', 'paused');
      await press(audio, 'play');
      await sounds(audio);
      seekTo(audio, WAV_SECONDS - 0.1);
      await until(() => state(audio) === 'paused', 'its end');
      expect(told).to.deep.equal(['play One', 'pause One', 'play One', 'ended One']);
      expect(text(audio, 'position')).to.equal('0:00');
    });

    it('is one player at a time, also beside a video', async () => {
      const [first, second] = [await single(), await single()];
      const video = document.createElement('sqs-video') as SqsVideoElement;
      first.play();
      await sounds(first);
      second.play();
      await sounds(second);
      expect(state(first)).to.equal('paused');
      first.play();
      await sounds(first);
      expect(state(second)).to.equal('paused');
      video.setAttribute('src', '/test/fixtures/media/two-seconds.webm');
      second.after(video);
      await video.updateComplete;
      video.play();
      await until(() => state(first) === 'paused', 'it makes way');
      expect(pageAudio()?.paused).to.equal(true);
    });

    it('ends when the tag leaves the page, not when it moves', async () => {
      const audio = await single();
      audio.play();
      await sounds(audio);
      const box = document.createElement('div');
      audio.after(box);
      box.append(audio);
      await Promise.resolve();
      expect(pageAudio()?.paused).to.equal(false);
      audio.remove();
      await until(() => pageAudio()?.paused && !pageAudio()?.hasAttribute('src'), 'silence');
    });
  });

  describe('slider', () => {
    async function playing() {
      const audio = await single();
      audio.play();
      await sounds(audio);
      audio.pause();
      seekTo(audio, 0);
      await until(() => part<HTMLInputElement>(audio, 'seek')?.value === '0', 'at the start');
      return { audio, slider: part<HTMLInputElement>(audio, 'seek')! };
    }

    it('moves by keys and says where it is', async () => {
      const { audio, slider } = await playing();
      slider.focus();
      for (const [press, position] of [
        ['ArrowRight', 4.064],
        ['ArrowLeft', 0],
        ['End', 4.064],
        ['Home', 0],
        ['PageUp', 4.064],
      ] as const) {
        await sendKeys({ press });
        await until(() => Math.abs(pageAudio()!.currentTime - position) < 0.01, `${press}: ${position}`);
      }
      expect(slider.getAttribute('aria-valuetext')).to.equal('0:04 of 0:04');
      expect(text(audio, 'position')).to.equal('0:04');
    });

    it('follows the reading direction', async () => {
      document.documentElement.dir = 'rtl';
      try {
        const { slider } = await playing();
        slider.focus();
        await sendKeys({ press: 'ArrowLeft' });
        await until(() => pageAudio()!.currentTime > 4, 'forward');
        await sendKeys({ press: 'ArrowRight' });
        await until(() => pageAudio()!.currentTime === 0, 'back');
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });

    it('is dragged: shows where, and seeks when it is let go', async () => {
      const { audio, slider } = await playing();
      const { x, y, width, height } = slider.getBoundingClientRect();
      const at = (share: number): [number, number] => [
        Math.round(x + width * share),
        Math.round(y + height / 2),
      ];
      await sendMouse({ type: 'move', position: at(0.25) });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: at(0.5) });
      await until(() => text(audio, 'position') === '0:02', 'shown');
      expect(pageAudio()?.currentTime).to.equal(0);
      await sendMouse({ type: 'move', position: [at(0.75)[0], 2] });
      await sendMouse({ type: 'up' });
      await until(() => pageAudio()!.currentTime > 2.5, 'sought');
      expect(pageAudio()!.currentTime).to.be.closeTo(WAV_SECONDS * 0.75, 0.2);
    });

    it('is moved before anything plays, and play begins there', async () => {
      const audio = await single();
      const slider = part<HTMLInputElement>(audio, 'seek') as HTMLInputElement;
      slider.focus();
      await sendKeys({ press: 'End' });
      await sendKeys({ press: 'ArrowLeft' });
      const reached = text(audio, 'position');
      await sendKeys({ press: 'Home' });
      expect(text(audio, 'position')).to.equal('0:00');
      expect(reached).not.to.equal(undefined);
      await press(audio, 'play');
      await sounds(audio);
    });
  });

  it('changes speed and volume, which the next player of the visit has as well', async () => {
    const audio = await single();
    audio.style.inlineSize = '60rem';
    audio.play();
    await sounds(audio);
    await press(audio, 'speed');
    expect([pageAudio()?.playbackRate, part(audio, 'speed')?.ariaLabel]).to.deep.equal([
      1.25,
      'Speed, 1.25 times',
    ]);
    await press(audio, 'mute');
    expect([pageAudio()?.muted, part(audio, 'mute')?.ariaPressed]).to.deep.equal([true, 'true']);
    await press(audio, 'mute');
    part(audio, 'volume')?.focus();
    await sendKeys({ press: 'Home' });
    expect(pageAudio()?.volume).to.equal(0);
    await press(audio, 'mute');
    expect([pageAudio()?.volume, pageAudio()?.muted]).to.deep.equal([1, false]);
    expect(text(await single(), 'speed')).to.equal('1.25×');
  });

  it('shows lyrics on request, and which line is sung', async () => {
    const stub = await stubApi({ '/one.lrc': [{ text: '[00:00.5]Up\n[00:02]And away' }] });
    const audio = await element(
      `<sqs-audio><a href="${wavUrl('l')}" type="audio/wav" data-lyrics="${stub.root}one.lrc">One</a></sqs-audio>`,
    );
    expect(await stub.requests()).to.have.length(0);
    await press(audio, 'show-lyrics');
    await until(() => part(audio, 'line'), 'lines');
    expect([text(audio, 'lyrics'), part(audio, 'show-lyrics')?.ariaExpanded]).to.deep.equal([
      'UpAnd away',
      'true',
    ]);
    await expectAccessibleEverywhere(audio);
    audio.play();
    await sounds(audio);
    seekTo(audio, 2.5);
    await until(() => audio.shadowRoot?.querySelector('[data-sung]')?.textContent === 'And away', 'the line');
    await press(audio, 'show-lyrics');
    expect(part(audio, 'lyrics')).to.equal(null);
  });

  it('tells the system what plays', async () => {
    const audio = await single('artist="Ann"');
    audio.play();
    await sounds(audio);
    const { metadata, playbackState } = navigator.mediaSession;
    expect([metadata?.title, metadata?.artist, playbackState]).to.deep.equal(['One', 'Ann', 'playing']);
    audio.remove();
    await until(() => navigator.mediaSession.metadata === null, 'nothing any more');
  });

  it('has three sizes by its own width: below 640 px, below 800 px, wider', async () => {
    const audio = await single();
    const looks = [];
    for (const width of [639, 640, 799, 800]) {
      audio.style.inlineSize = `${width}px`;
      await new Promise(requestAnimationFrame);
      const top = (name: string) => part(audio, name)!.getBoundingClientRect().top;
      looks.push([top('progress') < top('play') ? 'sm' : 'row', part(audio, 'volume')?.checkVisibility()]);
    }
    expect(looks).to.deep.equal([
      ['sm', false],
      ['row', false],
      ['row', false],
      ['row', true],
    ]);
  });

  it('keeps its buttons apart in a narrow column', async () => {
    const audio = await single('lyrics-url="/words.txt"');
    for (const width of NARROW) {
      audio.parentElement!.style.inlineSize = `${width}px`;
      await new Promise(requestAnimationFrame);
      expect(crowdedButtons(audio), `${width}`).to.deep.equal([]);
    }
  });

  describe('a protected file', () => {
    const wav = { text: wavText(), headers: { 'content-type': 'audio/wav' } };
    const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`;
    const tokenPath = '/media/auth/v1/asset/authorization';

    it('is asked for once more with a new token', async () => {
      const stub = await stubApi({ '/a.wav': [{ status: 403 }, wav], [tokenPath]: [{ json: { token } }] });
      const audio = await element(`<sqs-audio src="${stub.root}a.wav" api-root="${stub.root}"></sqs-audio>`);
      audio.play();
      await sounds(audio);
      const asked = (await stub.requests()).map(({ path, query }) => path + (query && '?token'));
      expect(asked.slice(0, 3)).to.deep.equal(['/a.wav', tokenPath, '/a.wav?token']);
    });

    it('is offered as it is when that is refused too', async () => {
      const stub = await stubApi({ '/a.wav': [{ status: 403 }], [tokenPath]: [{ json: { token } }] });
      const audio = await element(
        `<sqs-audio src="${stub.root}a.wav" track-title="A" api-root="${stub.root}"></sqs-audio>`,
      );
      const errors = record(audio, 'sqs-audio-error');
      audio.play();
      await until(() => state(audio) === 'failed', 'failed');
      expect(text(audio, 'error')).to.equal('“A” cannot be played. Download it instead');
      expect(part(audio, 'error')?.querySelector('a')?.pathname).to.equal(`${stub.root}a.wav`);
      expect(errors).to.have.length(1);
    });
  });

  it('counts what is heard on a page with a site', async () => {
    clearCookies();
    const { container, stub } = await siteWith();
    const audio = document.createElement('sqs-audio');
    audio.config = { src: wavUrl('c', LONG_WAV_SECONDS), trackTitle: 'Counted', trackId: 'c1' };
    container.append(audio);
    await audio.updateComplete;
    audio.play();
    await sounds(audio);
    seekTo(audio, LONG_WAV_SECONDS - 0.1);
    const hits = (await arrived(stub, '/census/RecordHit', 4)).map(({ body }) => new URLSearchParams(body));
    const counted = hits
      .filter((hit) => hit.get('event') === '20')
      .map((hit) => JSON.parse(hit.get('data') ?? ''))
      .map(({ action, percent, mediaId, title }) => [action, percent, mediaId, title].join(' '));
    expect(counted).to.deep.equal(['play  c1 Counted', 'progress 75 c1 Counted', 'ended  c1 Counted']);
  });

  it('does not move with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      const stub = await stubApi({ '/slow.wav': [{ hold: 'slow', status: 404 }] });
      const audio = await element(`<sqs-audio src="${stub.root}slow.wav"></sqs-audio>`);
      audio.play();
      pageAudio()?.dispatchEvent(new Event('waiting'));
      await until(() => state(audio) === 'waiting', 'waiting');
      expect(audio.shadowRoot?.getAnimations()).to.have.length(0);
      await stub.release('slow');
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
});

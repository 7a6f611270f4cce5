import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { SqsAudioElement } from '../../elements/sqs-audio.ts';
import type { SqsVideoElement } from '../../elements/sqs-video.ts';
import { pageAudio, WAV_SECONDS, wavText, wavUrl } from '../support/browser/media.ts';
import { focused, nameOf, part } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { arrived, clearCookies, siteWith } from '../support/browser/site.ts';
import { stubApi } from '../support/browser/stub.ts';

async function element(markup: string): Promise<SqsAudioElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = markup;
  const audio = main.querySelector('sqs-audio') as SqsAudioElement;
  await audio.updateComplete;
  return audio;
}

const links = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<li><a href="${wavUrl(`t${index + 1}`)}" type="audio/wav" data-artist="Artist ${index + 1}" data-duration="0:04">Track ${index + 1}</a></li>`,
  ).join('');
const album = (count = 3, attributes = '') =>
  element(`<sqs-audio ${attributes}><ol>${links(count)}</ol></sqs-audio>`);
const single = (attributes = '') =>
  element(`<sqs-audio src="${wavUrl('one')}" track-title="One" duration="0:04" ${attributes}></sqs-audio>`);

const state = (audio: HTMLElement) => part(audio, 'player')?.dataset.state;
const text = (audio: HTMLElement, name: string) => part(audio, name)?.textContent;
const tracksOf = (audio: HTMLElement) => [
  ...(audio.shadowRoot?.querySelectorAll<HTMLElement>('[part="track"]') ?? []),
];
const active = (audio: HTMLElement) => tracksOf(audio).findIndex((track) => track.ariaCurrent);
const sounds = (audio: HTMLElement) =>
  until(
    () => state(audio) === 'playing' && pageAudio()?.paused === false && pageAudio()!.readyState >= 2,
    'sound',
  );
const seekTo = (audio: HTMLElement, position: number) => {
  const slider = part<HTMLInputElement>(audio, 'seek')!;
  slider.value = String(position);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
};
const press = async (audio: HTMLElement, name: string) => {
  part(audio, name)?.focus();
  await sendKeys({ press: 'Enter' });
};

describe('<sqs-audio>', () => {
  afterEach(() => pageAudio()?.pause());

  it('is accessible as one file and as an album: at rest, playing, at its end', async () => {
    for (const audio of [await single(), await album()]) {
      await expectAccessibleEverywhere(audio);
      await press(audio, 'play');
      await sounds(audio);
      await expectAccessibleEverywhere(audio);
      audio.pause();
      await audio.updateComplete;
      await expectAccessibleEverywhere(audio);
    }
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

  describe('tracks', () => {
    it('are the links inside the tag, which are seen no more', async () => {
      const audio = await album();
      expect(tracksOf(audio).map((track) => track.innerText.replace(/\s+/g, ' ').trim())).to.deep.equal([
        'Play Track 1 Artist 1 0:04',
        'Play Track 2 Artist 2 0:04',
        'Play Track 3 Artist 3 0:04',
      ]);
      expect(audio.querySelector('ol')?.checkVisibility()).to.equal(false);
      audio.querySelector('li')?.remove();
      await until(() => tracksOf(audio).length === 2, 'one track less');
    });

    it('are those of the JSON child before any link, with file names for titles', async () => {
      const audio = await element(
        `<sqs-audio><script type="application/json">{"tracks": [{"url": "/a/first_light.mp3", "duration": "1:05"}, {"url": "/b.mp3"}]}</script><a href="/c.mp3">C</a></sqs-audio>`,
      );
      expect([text(audio, 'title'), text(audio, 'duration'), tracksOf(audio).length]).to.deep.equal([
        'first light',
        '1:05',
        2,
      ]);
    });

    it('can be set as a property, also while one plays', async () => {
      const audio = await album(2);
      audio.play();
      await sounds(audio);
      audio.config = { tracks: [{ url: wavUrl('n'), title: 'New' }] };
      await audio.updateComplete;
      await until(() => text(audio, 'title') === 'New' && state(audio) === 'paused', 'the new track at rest');
    });

    it('without any, the content of the tag is seen', async () => {
      const audio = await element('<sqs-audio><p>No music today.</p></sqs-audio>');
      expect(audio.querySelector('p')?.checkVisibility()).to.equal(true);
      audio.innerHTML = `<ol>${links(1)}</ol>`;
      await until(() => part(audio, 'player'), 'the player');
    });

    it('are at most 60; a mistake is told and the links stay', async () => {
      const tracks = Array.from({ length: 61 }, () => ({ url: '/a.mp3' }));
      let audio: SqsAudioElement | undefined;
      const errors = await errorsDuring(async () => {
        audio = await element(
          `<sqs-audio><script type="application/json">${JSON.stringify({ tracks })}</script><a href="/a.mp3">A</a></sqs-audio>`,
        );
      });
      expect(errors).to.deep.equal(['<sqs-audio> tracks: must be a list of at most 60 tracks']);
      expect(audio?.querySelector('a')?.checkVisibility()).to.equal(true);
    });

    it('are a player inside it, and links that do not say what they lead to', async () => {
      const player = await element(`<sqs-audio><audio src="${wavUrl('p')}" title="Own"></audio></sqs-audio>`);
      expect(text(player, 'title')).to.equal('Own');
      const links = await element(
        '<sqs-audio><a href="/get?id=1">One</a><a href="/get?id=2">Two</a></sqs-audio>',
      );
      expect(tracksOf(links).length).to.equal(2);
    });

    it('more than 60 links are told and stay', async () => {
      let audio: HTMLElement | undefined;
      const errors = await errorsDuring(async () => {
        audio = await element(
          `<sqs-audio>${Array.from({ length: 61 }, (_, at) => `<a href="/${at}.mp3">${at}</a>`).join(' ')}</sqs-audio>`,
        );
      });
      expect(errors.join()).to.contain('holds more than 60 tracks');
      expect(audio?.querySelector('a:last-of-type')?.checkVisibility()).to.equal(true);
    });

    it('that are not there are told, and the next one plays', async () => {
      const stub = await stubApi({});
      const audio = await element(
        `<sqs-audio api-root="${stub.root}"><a href="${stub.root}gone.mp3">Gone</a><a href="${wavUrl('n')}">Next</a></sqs-audio>`,
      );
      audio.play();
      await sounds(audio);
      expect(text(audio, 'title')).to.equal('Next');
      expect(text(audio, 'error')).to.contain('“Gone” cannot be played.');
    });

    it('60 of them cost one audio element and few nodes', async () => {
      const audio = await album(60);
      audio.play(59);
      await sounds(audio);
      const nodes = audio.shadowRoot!.querySelectorAll('*');
      expect([...nodes].filter((node) => node instanceof HTMLMediaElement)).to.have.length(0);
      expect(nodes.length).to.be.below(60 * 11 + 50);
      expect(active(audio)).to.equal(59);
    });
  });

  describe('playing', () => {
    it('begins and pauses by its button, a track’s button and the keyboard', async () => {
      const audio = await album();
      const told: string[] = [];
      for (const type of ['play', 'pause', 'track'])
        audio.addEventListener(`sqs-audio-${type}`, (event) =>
          told.push(`${type} ${(event as CustomEvent).detail.index}`),
        );
      await press(audio, 'play');
      await sounds(audio);
      expect([active(audio), part(audio, 'play')?.ariaLabel]).to.deep.equal([0, 'Pause']);
      tracksOf(audio)[2]?.focus();
      await sendKeys({ press: 'Space' });
      await until(() => active(audio) === 2, 'the third track');
      await sounds(audio);
      await sendKeys({ press: 'Space' });
      await until(() => state(audio) === 'paused', 'paused');
      expect(nameOf(focused())).to.equal('track');
      expect(told).to.deep.equal(['track 0', 'play 0', 'pause 0', 'track 2', 'play 2', 'pause 2']);
    });

    it('goes to the next track at the end, and stops past the last one', async () => {
      const audio = await album(2);
      const ended = record(audio, 'sqs-audio-ended');
      audio.play();
      await sounds(audio);
      seekTo(audio, WAV_SECONDS - 0.1);
      await until(() => active(audio) === 1, 'the second track');
      await sounds(audio);
      seekTo(audio, WAV_SECONDS - 0.1);
      await until(() => active(audio) === -1, 'none any more');
      expect([state(audio), text(audio, 'title'), ended.length]).to.deep.equal(['paused', 'Track 1', 2]);
    });

    it('goes back and forth by buttons that keep the focus', async () => {
      const audio = await album(2);
      expect(part(audio, 'next')?.ariaDisabled).to.equal('true');
      audio.play();
      await sounds(audio);
      await press(audio, 'next');
      expect(active(audio)).to.equal(1);
      await press(audio, 'previous');
      expect(active(audio)).to.equal(0);
      await sendKeys({ press: 'Enter' });
      expect([active(audio), nameOf(focused())]).to.deep.equal([-1, 'previous']);
    });

    it('is one player at a time, also beside a video', async () => {
      const [first, second] = [await album(), await single()];
      const video = document.createElement('sqs-video') as SqsVideoElement;
      first.play();
      await sounds(first);
      second.play();
      await sounds(second);
      expect([state(first), pageAudio()?.src.endsWith('one.wav')]).to.deep.equal(['paused', true]);
      first.play();
      await sounds(first);
      expect(state(second)).to.equal('paused');
      video.setAttribute('src', '/test/fixtures/media/two-seconds.webm');
      second.after(video);
      await video.updateComplete;
      video.play();
      await until(() => state(first) === 'paused', 'the album makes way');
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
    async function playing(count = 1) {
      const audio = await album(count);
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
      const audio = await album();
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

  it('changes speed and volume', async () => {
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
  });

  it('tells the system what plays', async () => {
    const audio = await album();
    audio.play(1);
    await sounds(audio);
    const { metadata, playbackState } = navigator.mediaSession;
    expect([metadata?.title, metadata?.artist, playbackState]).to.deep.equal([
      'Track 2',
      'Artist 2',
      'playing',
    ]);
    audio.remove();
    await until(() => navigator.mediaSession.metadata === null, 'nothing any more');
  });

  it('has three sizes by its own width: below 640 px, below 800 px, wider', async () => {
    const audio = await album();
    const looks = [];
    for (const width of [639, 640, 799, 800]) {
      audio.style.inlineSize = `${width}px`;
      await new Promise(requestAnimationFrame);
      const top = (name: string) => part(audio, name)!.getBoundingClientRect().top;
      looks.push([
        top('progress') < top('controls') ? 'sm' : 'row',
        part(audio, 'volume')?.checkVisibility(),
      ]);
    }
    expect(looks).to.deep.equal([
      ['sm', false],
      ['row', false],
      ['row', false],
      ['row', true],
    ]);
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
    audio.config = { tracks: [{ url: wavUrl('c'), title: 'Counted', id: 'c1' }] };
    container.append(audio);
    await audio.updateComplete;
    audio.play();
    await sounds(audio);
    audio.pause();
    const hits = (await arrived(stub, '/census/RecordHit', 3)).map(({ body }) => new URLSearchParams(body));
    const counted = hits
      .filter((hit) => hit.get('event') === '20')
      .map((hit) => JSON.parse(hit.get('data') ?? ''))
      .map(({ action, mediaId, title }) => ({ action, mediaId, title }));
    expect(counted).to.deep.equal([
      { action: 'play', mediaId: 'c1', title: 'Counted' },
      { action: 'pause', mediaId: 'c1', title: 'Counted' },
    ]);
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

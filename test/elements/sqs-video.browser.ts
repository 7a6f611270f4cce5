import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { SqsVideoElement } from '../../elements/sqs-video.ts';
import { playerOrigins } from '../../src/services/media/player-origins.ts';
import { mount, moveStandIn, PLAYER_ORIGIN, reportOf, VIDEO_FILE } from '../support/browser/media.ts';
import { countListeners, focused, hidden, isShown, nameOf, part, shown } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { arrived, clearCookies, siteWith } from '../support/browser/site.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s';
const VIMEO = 'https://vimeo.com/76979871/8272103f6e';

const FRAME_OF_YOUTUBE = '<iframe title="A film" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';

const element = (markup: string) => mount('sqs-video', markup);

const json = (config: object, attributes = '', inside = '') =>
  element(
    `<sqs-video ${attributes}><script type="application/json">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>${inside}</sqs-video>`,
  );
/** A video of a provider whose player is the stand-in. */
const provided = (src: string, attributes = '') => json({ src, label: 'A film' }, attributes);
const fileVideo = (attributes = '') =>
  element(`<sqs-video src="${VIDEO_FILE}" label="A film" ${attributes}></sqs-video>`);

const frame = (video: HTMLElement) => part<HTMLIFrameElement>(video, 'video');
const native = (video: HTMLElement) => video.shadowRoot?.querySelector('video');
const state = (video: HTMLElement) => part(video, 'frame')?.dataset.state;

/** The events of a video by name, as they come. */
function heard(video: HTMLElement, ...names: string[]): string[] {
  const told: string[] = [];
  for (const name of names) video.addEventListener(`sqs-video-${name}`, () => told.push(name));
  return told;
}

async function press(video: SqsVideoElement): Promise<void> {
  const control = part(video, 'play');
  // A frame that has just gone may still have the keys.
  await until(() => {
    control?.focus();
    return document.hasFocus() && focused() === control;
  }, 'focused');
  await sendKeys({ press: 'Enter' });
  await video.updateComplete;
}

/** Presses play and waits until the player says that it plays. */
async function playing(video: SqsVideoElement): Promise<SqsVideoElement> {
  const told = heard(video, 'play');
  await press(video);
  await until(() => told.length > 0, 'plays');
  return video;
}

describe('<sqs-video>', () => {
  afterEach(() => sessionStorage.clear());

  // The page's one place for it, which the built kit and this test share.
  before(() => Object.assign(playerOrigins(), { youtube: PLAYER_ORIGIN, vimeo: PLAYER_ORIGIN }));

  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('is accessible with its poster, with a consent text, playing and failed', async () => {
    const poster = await fileVideo('poster="/demo/assets/lightbox/dusk.svg"');
    await expectAccessibleEverywhere(poster);
    await playing(poster);
    native(poster)?.pause();
    await expectAccessibleEverywhere(poster);
    const failed = await element('<sqs-video src="/stub/none/gone.webm" label="Gone"></sqs-video>');
    failed.play();
    await until(() => state(failed) === 'failed', 'failed');
    await expectAccessibleEverywhere(failed);
    const framed = await playing(await provided(YOUTUBE));
    await expectAccessibleEverywhere(framed);
  });

  it('is accessible in a lightbox', async () => {
    const video = await playing(await fileVideo('lightbox'));
    await shown(video);
    native(video)?.pause();
    await expectAccessibleEverywhere(video);
  });

  describe('before it plays', () => {
    it('loads nothing of a provider and keeps its place', async () => {
      const video = await element(`<sqs-video src="${YOUTUBE}" style="inline-size: 320px"></sqs-video>`);
      expect(video.shadowRoot?.querySelector('iframe, img')).to.equal(null);
      const { width, height } = part(video, 'frame')!.getBoundingClientRect();
      expect([width, height]).to.deep.equal([320, 180]);
      const requests = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname);
      expect(requests.filter((host) => /youtube|ytimg|google/.test(host))).to.deep.equal([]);
    });

    it('has the shape that is configured or that the embed code says', async () => {
      const shapes = [];
      for (const config of [
        { src: VIDEO_FILE, width: 300, height: 300 },
        { html: `<iframe src="${VIMEO}" width="480" height="360"></iframe>` },
        { html: `<iframe src="${VIMEO}" width="100%" height="360"></iframe>` },
      ]) {
        const video = await json(config, 'style="inline-size: 360px"');
        shapes.push(part(video, 'frame')!.getBoundingClientRect().height);
      }
      expect(shapes).to.deep.equal([360, 270, 202.5]);
    });

    it('shows the provider’s own picture only when it is asked to and may', async () => {
      const srcOf = (video: HTMLElement) => part<HTMLImageElement>(video, 'poster')?.getAttribute('src');
      const video = await element(`<sqs-video src="${YOUTUBE}" provider-poster></sqs-video>`);
      expect(srcOf(video)).to.equal('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg');
      expect(part<HTMLImageElement>(video, 'poster')?.srcset).to.match(/ 120w, .* 320w, .* 480w, .* 640w$/);
      video.poster = '/demo/assets/lightbox/dusk.svg';
      await video.updateComplete;
      expect(srcOf(video)).to.equal('/demo/assets/lightbox/dusk.svg');
    });

    it('says what happens when the visitor has not agreed to more than is necessary', async () => {
      clearCookies();
      const { element: site, container } = await siteWith({
        cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
      });
      const video = document.createElement('sqs-video');
      video.config = { src: YOUTUBE, label: 'A film', providerPoster: true };
      container.append(video);
      await video.updateComplete;
      expect(part(video, 'consent')?.textContent).to.match(
        /^The video comes from YouTube\. When you play it, YouTube/,
      );
      expect(part(video, 'poster')).to.equal(null);
      const described = part(video, 'play')?.getAttribute('aria-describedby');
      expect(described).to.equal(part(video, 'consent')?.id);
      await expectAccessibleEverywhere(video);
      // Where the provider cannot be reached its picture is gone in the next moment.
      let asked: string | null | undefined;
      const watch = new MutationObserver(() => {
        asked ??= part(video, 'poster')?.getAttribute('src');
      });
      watch.observe(video.shadowRoot!, { childList: true, subtree: true });
      site.consent?.choose(true);
      await until(() => part(video, 'consent') === null && asked, 'agreed');
      watch.disconnect();
      expect(asked).to.equal('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg');
      clearCookies();
    });

    for (const lightbox of [false, true])
      it(`takes the player away with the consent that it came by${lightbox ? ', in a lightbox too' : ''}`, async () => {
        clearCookies();
        const { element: site, container } = await siteWith({
          cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
        });
        site.consent?.choose(true);
        const video = document.createElement('sqs-video');
        video.config = { src: YOUTUBE, label: 'A film', lightbox };
        container.append(video);
        await video.updateComplete;
        await press(video);
        await until(() => part(video, 'video'), 'player');
        site.consent?.choose(false);
        await until(() => part(video, 'video') === null, 'taken away');
        expect(part(video, 'consent')?.textContent).to.match(/^The video comes from YouTube/);
        // Who presses now has read it.
        await press(video);
        await until(() => part(video, 'video'), 'player again');
        site.consent?.reset();
        await video.updateComplete;
        expect(part(video, 'video')).not.to.equal(null);
        clearCookies();
      });

    it('can be refused by the page', async () => {
      const video = await fileVideo();
      video.addEventListener('sqs-video-before-play', (event) => event.preventDefault());
      await press(video);
      expect([state(video), native(video)]).to.deep.equal(['idle', null]);
    });
  });

  describe('what it plays', () => {
    it('may be a link inside the tag, which stays where nothing can be played', async () => {
      const video = await element(`<sqs-video><a href="${VIMEO}">A film</a></sqs-video>`);
      expect(part(video, 'play')?.ariaLabel).to.equal('Play video: A film');
      expect(video.querySelector('a')?.checkVisibility()).to.equal(false);
      const other = await element('<sqs-video><a href="/page.html">A film</a></sqs-video>');
      expect(other.querySelector('a')?.checkVisibility()).to.equal(true);
    });

    for (const [name, config, message] of [
      [
        'an unsupported address',
        { src: 'https://example.com/film' },
        'src: Video source https://example.com/film does not match supported types; use an address of YouTube, Vimeo or an mp4 or webm file',
      ],
      [
        'a wrong id',
        { src: 'https://youtu.be/short' },
        'src: Video id at https://youtu.be/short is not valid; copy the address from the video’s own page',
      ],
      [
        'an embed code without a frame',
        { html: '<script>alert(1)</script><p>Hello</p>' },
        'html: holds no iframe with an http(s) address; paste the embed code that the provider of the video offers',
      ],
      [
        'an embed code with an address that is none',
        { html: '<iframe src="javascript:alert(1)"></iframe>' },
        'html: holds no iframe with an http(s) address; paste the embed code that the provider of the video offers',
      ],
      [
        'an address that is a script',
        { src: 'javascript:alert(1)' },
        'src: must be an http(s) or relative address',
      ],
    ] as const) {
      it(`tells the owner about ${name}, and shows what stands in the tag`, async () => {
        let video: SqsVideoElement | undefined;
        const mistakes = record(document, 'sqs-config-error');
        const errors = await errorsDuring(async () => {
          video = await json(config, '', '<p>Film of the day</p>');
        });
        expect(errors).to.deep.equal([`<sqs-video> ${message}`]);
        expect(mistakes).to.have.length(1);
        expect(video?.querySelector('p')?.checkVisibility()).to.equal(true);
      });
    }

    it('takes only the frame’s address, sides and title of an embed code', async () => {
      const html = `<script>window.ran = true</script><iframe src="${PLAYER_ORIGIN}/other" onload="window.ran = true" title="Other" sandbox="" style="position:fixed"></iframe><img src="/x" onerror="window.ran = true">`;
      const video = await json({ html });
      await press(video);
      const iframe = await until(() => frame(video), 'the frame');
      expect([iframe.src, iframe.title, iframe.hasAttribute('onload'), iframe.style.position]).to.deep.equal([
        `${PLAYER_ORIGIN}/other`,
        'Other',
        false,
        '',
      ]);
      expect('ran' in window).to.equal(false);
    });
  });

  describe('a provider’s player', () => {
    for (const [name, src, address] of [
      ['YouTube', YOUTUBE, /\/embed\/aqz-KE-bpKQ\?autoplay=1&.*enablejsapi=1&origin=.*&start=90$/],
      ['Vimeo', VIMEO, /\/video\/76979871\?autoplay=1&.*dnt=1&h=8272103f6e$/],
    ] as const) {
      it(`${name}: comes when play is pressed, tells what it does and can be paused`, async () => {
        const video = await provided(src);
        const told = heard(video, 'before-play', 'play', 'pause', 'ended');
        const details = record(video, 'sqs-video-pause') as { position: number; duration: number }[];
        await playing(video);
        const iframe = frame(video)!;
        expect(iframe.src).to.match(address);
        expect([iframe.title, iframe.referrerPolicy, iframe.allow.includes('autoplay')]).to.deep.equal([
          'A film',
          'strict-origin-when-cross-origin',
          true,
        ]);
        expect(focused()).to.equal(iframe);
        moveStandIn(iframe, 'pause', 12);
        await until(() => told.includes('pause'), 'paused by the visitor');
        expect([details[0]?.position, details[0]?.duration]).to.deep.equal([12, 60]);
        video.play();
        await until(() => told.filter((what) => what === 'play').length === 2, 'goes on');
        video.pause();
        await until(() => told.filter((what) => what === 'pause').length === 2, 'paused by the page');
        video.play();
        moveStandIn(iframe, 'ended', 60);
        await until(() => told.includes('ended'), 'ended');
        expect(told).to.deep.equal(['before-play', 'play', 'pause', 'play', 'pause', 'play', 'ended']);
        const { referrer } = await reportOf(iframe);
        expect(referrer).to.equal(`${location.origin}/`);
      });

      it(`${name}: a video that may not be shown here is told, with a way to its page`, async () => {
        const video = await playing(await provided(src));
        const errors = record(video, 'sqs-video-error');
        moveStandIn(frame(video)!, 'error');
        await until(() => state(video) === 'failed', 'failed');
        expect(errors).to.deep.equal([{ code: name === 'YouTube' ? '150' : 'PrivacyError' }]);
        expect(part(video, 'error')?.textContent).to.equal(
          `This video cannot be played here. Watch it on ${name}`,
        );
        expect(frame(video)).to.equal(null);
      });
    }

    it('is listened to alone: other frames and the page itself cannot speak for it', async () => {
      const video = await playing(await provided(YOUTUBE));
      const told = heard(video, 'pause', 'ended', 'error');
      const fake = JSON.stringify({ event: 'onStateChange', info: 0 });
      window.postMessage(fake, '*');
      const stranger = document.createElement('iframe');
      document.body.append(stranger);
      (stranger.contentWindow as Window & typeof globalThis).eval(
        `parent.postMessage(${JSON.stringify(fake)}, '*')`,
      );
      moveStandIn(frame(video)!, 'pause');
      await until(() => told.length > 0, 'the player itself');
      expect(told).to.deep.equal(['pause']);
      stranger.remove();
    });

    it('Vimeo: begins at the beginning when the start is beyond the end', async () => {
      for (const [start, isRewound] of [
        [90, true],
        [30, false],
      ] as const) {
        const video = await provided(`${VIMEO}#t=${start}s`, 'start-time-rule="standard"');
        await playing(video);
        expect(frame(video)?.src).to.contain(`#t=${start}s`);
        const { messages } = await reportOf(frame(video)!);
        const rewound = messages.filter(({ method }) => method === 'setCurrentTime');
        expect(rewound).to.deep.equal(isRewound ? [{ method: 'setCurrentTime', value: 0 }] : []);
      }
    });

    it('plays alone: another video of the page makes way', async () => {
      const first = await playing(await provided(YOUTUBE));
      const second = document.createElement('sqs-video');
      second.config = { src: VIMEO };
      first.after(second);
      await second.updateComplete;
      const told = heard(first, 'pause', 'play');
      await playing(second);
      await until(() => told.length > 0, 'the first makes way');
      const back = heard(second, 'pause');
      first.play();
      await until(() => back.length > 0, 'and the second');
      expect(told).to.deep.equal(['pause', 'play']);
    });

    it('of another provider can only be taken away, and is', async () => {
      const video = await json({ html: `<iframe src="${PLAYER_ORIGIN}/other"></iframe>` });
      await press(video);
      await until(() => frame(video), 'the frame');
      document.dispatchEvent(new CustomEvent('sqs-media-turn'));
      await until(() => state(video) === 'idle' && !frame(video), 'the poster');
    });

    it('goes with its video: another address brings the poster back', async () => {
      const video = await playing(await provided(YOUTUBE));
      const told = heard(video, 'pause');
      video.src = VIMEO;
      await video.updateComplete;
      await until(() => state(video) === 'idle', 'the poster');
      expect([frame(video), told]).to.deep.equal([null, ['pause']]);
      await playing(video);
      expect(frame(video)?.src).to.include('/video/76979871');
    });

    it('does not take the focus when the page starts it', async () => {
      const video = await provided(YOUTUBE);
      const button = document.createElement('button');
      video.after(button);
      button.focus();
      const told = heard(video, 'before-play', 'play');
      video.play();
      await until(() => told.length > 0, 'plays');
      expect([told, focused()]).to.deep.equal([['play'], button]);
    });

    it('leaves no listeners behind', async () => {
      const counted = countListeners(window, document);
      try {
        const video = await playing(await provided(VIMEO));
        video.remove();
        await Promise.resolve();
        await until(() => counted.count() === 0, `none left of ${counted.count()}`);
      } finally {
        counted.stop();
      }
    });

    it('also makes way for a player of the page itself', async () => {
      const video = await playing(await provided(VIMEO));
      const told = heard(video, 'pause');
      document.dispatchEvent(new CustomEvent('sqs-media-turn'));
      await until(() => told.length > 0, 'makes way');
    });
  });

  describe('a frame that was pasted', () => {
    const code = `<iframe width="300" height="300" title="A film" src="${PLAYER_ORIGIN}/embed/aqz-KE-bpKQ"></iframe>`;

    it('is quiet, and its video behind the poster', async () => {
      const video = await element(`<sqs-video>${code}</sqs-video>`);
      const pasted = video.querySelector('iframe') as HTMLIFrameElement;
      const whereIs = () => {
        try {
          return pasted.contentWindow?.location.href;
        } catch {
          return 'elsewhere';
        }
      };
      await until(() => whereIs() === 'about:blank', 'quiet');
      expect([pasted.checkVisibility(), part(video, 'play')?.ariaLabel]).to.deep.equal([
        false,
        'Play video: A film',
      ]);
      const { width, height } = part(video, 'frame')!.getBoundingClientRect();
      expect(width).to.equal(height);
      video.remove();
      document.querySelector('main')?.append(pasted);
      expect(pasted.src).to.match(/\/embed\/aqz-KE-bpKQ$/);
    });

    it('is not even asked for where it stands in <noscript>', async () => {
      const video = await element(`<sqs-video><noscript>${FRAME_OF_YOUTUBE}</noscript></sqs-video>`);
      expect(video.querySelector('iframe')).to.equal(null);
      expect(part(video, 'play')?.ariaLabel).to.equal('Play video: A film');
      await playing(video);
      expect(frame(video)?.src).to.include('/embed/aqz-KE-bpKQ');
    });
  });

  describe('a file', () => {
    it('is as loud as the one before, but where its author has muted it', async () => {
      sessionStorage.setItem('sqs-sound', '0.25 0 1');
      const first = await playing(await fileVideo());
      await until(() => native(first)?.volume === 0.25, 'as loud');
      native(first)!.volume = 0.5;
      await until(() => sessionStorage.getItem('sqs-sound') === '0.5 0 1', 'kept');
      const muted = await playing(
        await element(`<sqs-video label="A film"><video src="${VIDEO_FILE}" muted></video></sqs-video>`),
      );
      expect([native(muted)?.muted, native(muted)?.volume]).to.deep.equal([true, 1]);
      const next = await playing(await fileVideo());
      await until(() => native(next)?.volume === 0.5, 'as loud');
      expect(native(next)?.muted).to.equal(false);
    });

    it('is played by the browser with the author’s files and captions', async () => {
      const video = await element(`<sqs-video label="A film">
        <video poster="/demo/assets/lightbox/dusk.svg" controls preload="none">
          <source src="/none.mp4" type="video/mp4; codecs=none"><source src="${VIDEO_FILE}" type="video/webm">
          <track kind="captions" srclang="en" label="English" src="/demo/assets/media/drift.vtt" default>
        </video></sqs-video>`);
      expect(part<HTMLImageElement>(video, 'poster')?.src).to.match(/dusk\.svg$/);
      await playing(video);
      const player = native(video)!;
      expect([
        player.currentSrc.endsWith(VIDEO_FILE),
        player.textTracks.length,
        player.controls,
      ]).to.deep.equal([true, 1, true]);
      expect(focused()).to.equal(player);
      const told = heard(video, 'pause', 'ended');
      player.currentTime = 1.9;
      await until(() => told.includes('ended'), 'ended');
      expect(told).to.deep.equal(['ended']);
    });

    it('has the shape, the loop and the silence of the author’s own player', async () => {
      const video = await element(
        `<sqs-video><video src="${VIDEO_FILE}" width="90" height="160" loop muted></video></sqs-video>`,
      );
      const { width, height } = (part(video, 'frame') as HTMLElement).getBoundingClientRect();
      expect(width / height).to.be.closeTo(90 / 160, 0.01);
      const { loop, muted } = native(await playing(video))!;
      expect([loop, muted]).to.deep.equal([true, true]);
    });

    it('has the shape of the file where nobody says one', async () => {
      const video = await playing(await element(`<sqs-video src="${VIDEO_FILE}"></sqs-video>`));
      const { width, height } = part(video, 'frame')!.getBoundingClientRect();
      expect(width / height).to.be.closeTo(64 / 36, 0.01);
      const upright = await element(
        '<sqs-video src="https://www.youtube.com/shorts/aqz-KE-bpKQ"></sqs-video>',
      );
      const box = part(upright, 'frame')!.getBoundingClientRect();
      expect(box.width / box.height).to.be.closeTo(9 / 16, 0.01);
    });

    it('begins where its address says, unless that is beyond its end', async () => {
      const starts = [];
      for (const t of ['t=1', 't=60']) {
        const video = await element(
          // A file with an index: without one a browser under load may look for its place for ever.
          `<sqs-video src="/demo/assets/media/drift.webm?${t}" start-time-rule="standard"></sqs-video>`,
        );
        const plays = record(video, 'sqs-video-play') as { position: number }[];
        video.play();
        const { position } = await until(() => plays[0], 'plays');
        starts.push(position >= 1);
      }
      expect(starts).to.deep.equal([true, false]);
    });

    it('that cannot be played is told, with a link to it', async () => {
      const video = await element('<sqs-video src="/stub/none/gone.webm"></sqs-video>');
      const errors = record(video, 'sqs-video-error');
      await press(video);
      await until(() => state(video) === 'failed', 'failed');
      expect(errors).to.deep.equal([{ code: '4' }]);
      expect(part(video, 'error')?.querySelector('a')?.pathname).to.equal('/stub/none/gone.webm');
    });

    it('that cannot be played in any of its forms is told as well', async () => {
      const video = await element(
        '<sqs-video><video controls><source src="/stub/none/a.webm"><source src="/stub/none/b.mp4"></video></sqs-video>',
      );
      await press(video);
      await until(() => state(video) === 'failed', 'failed');
    });

    it('fills its shape as it is told', async () => {
      const video = await playing(await fileVideo('fit="cover" width="1" height="1"'));
      expect(getComputedStyle(native(video)!).objectFit).to.equal('cover');
    });
  });

  describe('in a lightbox', () => {
    it('plays over the page and stops at closing, with the focus back on the poster', async () => {
      const video = await provided(YOUTUBE, 'lightbox');
      const told = heard(video, 'open', 'play', 'pause', 'close', 'hidden');
      await playing(video);
      await shown(video);
      expect(part(video, 'dialog')?.ariaLabel).to.equal('A film');
      expect(nameOf(focused())).to.equal('close');
      await sendKeys({ press: 'Escape' });
      await hidden(video);
      expect(frame(video)).to.equal(null);
      expect(nameOf(focused())).to.equal('play');
      await until(() => told.includes('hidden'), 'hidden');
      expect(told).to.deep.equal(['open', 'play', 'pause', 'close', 'hidden']);
      await playing(video);
      await shown(video);
      await sendMouse({ type: 'click', position: [4, 300] });
      await hidden(video);
    });

    it('tells a failure there, and can be tried again', async () => {
      const video = await element('<sqs-video lightbox src="/stub/none/gone.webm"></sqs-video>');
      await press(video);
      await until(() => part(video, 'error'), 'told');
      expect(isShown(video)).to.equal(true);
      part(video, 'close')?.click();
      await hidden(video);
      await press(video);
      await shown(video);
      await until(() => part(video, 'error'), 'told again');
    });
  });

  it('counts what is seen on a page with a site', async () => {
    clearCookies();
    const { container, stub } = await siteWith();
    const video = document.createElement('sqs-video');
    video.config = { src: YOUTUBE, label: 'A film' };
    container.append(video);
    await video.updateComplete;
    await playing(video);
    moveStandIn(frame(video)!, 'ended', 60);
    const hits = (await arrived(stub, '/census/RecordHit', 3)).map(({ body }) => new URLSearchParams(body));
    const counted = hits
      .filter((hit) => hit.get('event') === '21')
      .map((hit) => JSON.parse(hit.get('data') ?? ''))
      .map(({ action, mediaId, title, position, duration }) => [action, mediaId, title, position, duration]);
    // Two beacons may overtake each other.
    expect(counted).to.have.deep.members([
      ['play', 'aqz-KE-bpKQ', 'A film', 0, 60],
      ['ended', 'aqz-KE-bpKQ', 'A film', 60, 60],
    ]);
  });

  it('stops when the tag leaves the page, and keeps on when it moves', async () => {
    const video = await playing(await fileVideo());
    const player = native(video)!;
    const told = heard(video, 'pause');
    player.loop = true;
    const box = document.createElement('div');
    video.after(box);
    box.append(video);
    await Promise.resolve();
    expect(native(video)).to.equal(player);
    video.remove();
    await until(() => player.paused, 'stopped');
    expect(told.length).to.be.at.most(2);
  });
});

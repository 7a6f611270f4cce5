import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import type { SqsBgVideoElement } from '../../elements/sqs-bg-video.ts';
import type { SqsLightboxElement } from '../../elements/sqs-lightbox.ts';
import { parseColor } from '../../src/domain/color/index.ts';
import { contrastOf } from '../../src/domain/color/picture.ts';
import { playerOrigins } from '../../src/services/media/player-origins.ts';
import { moveStandIn, PLAYER_ORIGIN, reportOf, VIDEO_FILE } from '../support/browser/media.ts';
import { countListeners, focused, part } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, until } from '../support/browser/page.ts';
import { clearCookies, siteWith } from '../support/browser/site.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const VIMEO = 'https://vimeo.com/76979871/8272103f6e';
const STILL = '/demo/assets/lightbox/dusk.svg';

async function element(attributes: string, inside = '<h2>Slow water</h2>'): Promise<SqsBgVideoElement> {
  // One a page: what stands below the window waits.
  fixtureCleanup();
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = `<sqs-bg-video ${attributes}>${inside}</sqs-bg-video>`;
  const video = main.querySelector('sqs-bg-video') as SqsBgVideoElement;
  listen(video);
  await video.updateComplete;
  return video;
}

/** States and other events of each video, as they come. */
const told = new WeakMap<Element, string[]>();
function listen(video: HTMLElement): void {
  const lines: string[] = [];
  told.set(video, lines);
  video.addEventListener('sqs-bg-video-state', ({ detail }) => lines.push(detail.state));
  video.addEventListener('sqs-bg-video-ready', () => lines.push('(ready)'));
  video.addEventListener('sqs-bg-video-playing', () => lines.push('(playing)'));
  video.addEventListener('sqs-bg-video-error', ({ detail }) =>
    lines.push(`(${detail.code}: ${detail.message})`),
  );
}
const heard = (video: HTMLElement) => told.get(video) ?? [];

const frame = (video: HTMLElement) => part<HTMLIFrameElement>(video, 'video');
const native = (video: HTMLElement) => video.shadowRoot?.querySelector('video');
const state = (video: HTMLElement) => part(video, 'stage')?.dataset.state;
const isSeen = (video: HTMLElement) => part(video, 'screen')?.dataset.seen === 'true';
const button = (video: HTMLElement) => part<HTMLButtonElement>(video, 'button');
const reaches = (video: HTMLElement, wanted: string) =>
  until(() => state(video) === wanted, `${wanted}; it is ${state(video)}, told ${heard(video)}`);

async function playing(attributes: string, inside?: string): Promise<SqsBgVideoElement> {
  const video = await element(attributes, inside);
  await reaches(video, 'playing');
  return video;
}

/** Waits until a stand-in has heard a command. @returns all messages of that name */
async function commanded(video: HTMLElement, name: string): Promise<Record<string, unknown>[]> {
  for (;;) {
    const { messages } = await reportOf(frame(video) as HTMLIFrameElement);
    const found = messages.filter(({ func, method }) => func === name || method === name);
    if (found.length > 0) return found;
  }
}

describe('<sqs-bg-video>', () => {
  // The page's one place for it, which the built kit and this test share.
  before(() => Object.assign(playerOrigins(), { youtube: PLAYER_ORIGIN, vimeo: PLAYER_ORIGIN }));
  beforeEach(() => sessionStorage.clear());

  it('is accessible playing, paused, with its still image, with a consent text and failed', async () => {
    const video = await playing(`url="${VIDEO_FILE}" fallback-image="${STILL}"`);
    await expectAccessibleEverywhere(video);
    button(video)?.click();
    await reaches(video, 'paused');
    await expectAccessibleEverywhere(video);
    await expectAccessibleEverywhere(
      await element(`url="${VIDEO_FILE}" fallback-image="${STILL}" no-autoplay`),
    );
    await expectAccessibleEverywhere(await playing(`url="${YOUTUBE}" label="Slow water"`));
    const failed = await element('url="/stub/none/gone.webm"');
    await reaches(failed, 'failed');
    await expectAccessibleEverywhere(failed);
  });

  describe('a file', () => {
    it('plays silently, over and over, behind the content, once it is in view', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      const player = native(video)!;
      expect([player.muted, player.loop, player.controls, player.tabIndex]).to.deep.equal([
        true,
        true,
        false,
        -1,
      ]);
      expect(heard(video)).to.deep.equal(['loading', '(ready)', 'playing', '(playing)']);
      const heading = video.querySelector('h2')!.getBoundingClientRect();
      const top = document.elementFromPoint(heading.x + 4, heading.y + 4);
      expect(top?.localName).to.equal('h2');
    });

    it('really goes on past its end', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      let wraps = 0;
      let before = 0;
      await until(() => {
        const now = native(video)!.currentTime;
        if (now < before - 1) wraps += 1;
        before = now;
        return wraps > 0 && now > 0.1;
      }, 'began again');
      expect(state(video)).to.equal('playing');
    });

    it('begins at its start and goes back there', async () => {
      const video = await playing(`url="${VIDEO_FILE}" start-time="1.2"`);
      const positions: number[] = [];
      await until(() => {
        positions.push(native(video)!.currentTime);
        return positions.some((position, at) => position < (positions[at - 1] ?? 0) - 0.3);
      }, 'went back');
      expect(Math.min(...positions)).to.be.at.least(1.15);
      expect([state(video), native(video)!.loop]).to.deep.equal(['playing', false]);
    });

    for (const [how, markup] of [
      ['its address', [`url="${VIDEO_FILE}#t=0.8,1.5"`, '']],
      ['the address of a file', ['', `<source src="${VIDEO_FILE}#t=0.8,1.5" type="video/webm">`]],
    ] as const)
      it(`plays the part that ${how} names, again and again`, async () => {
        const video = await playing(markup[0], markup[1]);
        const positions: number[] = [];
        await until(() => {
          positions.push(native(video)!.currentTime);
          return positions.some((position, at) => position < (positions[at - 1] ?? 0) - 0.3);
        }, 'went back');
        expect(Math.min(...positions)).to.be.at.least(0.75);
        expect(Math.max(...positions)).to.be.at.most(1.55);
        expect(state(video)).to.equal('playing');
      });

    it('begins at 0 when its start is not before its end', async () => {
      const video = await playing(`url="${VIDEO_FILE}" start-time="2.5"`);
      expect(native(video)!.currentTime).to.be.below(1.5);
    });

    it('stands at its end without a loop, and plays again when it is asked to', async () => {
      const video = await playing(`url="${VIDEO_FILE}" no-loop`);
      native(video)!.currentTime = 1.9;
      await reaches(video, 'paused');
      expect([isSeen(video), button(video)?.ariaLabel]).to.deep.equal([true, 'Play background video']);
      button(video)?.click();
      await reaches(video, 'playing');
      expect(native(video)!.currentTime).to.be.below(1.5);
      native(video)!.currentTime = 1.9;
      await reaches(video, 'paused');
      video.play();
      await reaches(video, 'playing');
    });

    it('is the first of several that the browser can play', async () => {
      const files = `<source src="/small.webm" media="(width < 10px)"><source src="/a.mp4" type="video/mp4; codecs=none"><source src="/b.m3u8" type="application/vnd.apple.mpegurl"><source src="${VIDEO_FILE}" type="video/webm"><p>Over it</p>`;
      const video = await playing('', files);
      expect(native(video)!.currentSrc.endsWith(VIDEO_FILE)).to.equal(true);
      expect(native(video)!.querySelectorAll('source').length).to.equal(1);
    });

    it('has speed, filter, scale and fit', async () => {
      const video = await playing(
        `url="${VIDEO_FILE}" speed="1.5" filter="blur" filter-strength="20" scale="1.2" fit="fit"`,
      );
      const { filter, scale } = getComputedStyle(part(video, 'screen')!);
      expect([
        native(video)!.playbackRate,
        filter,
        scale,
        getComputedStyle(native(video)!).objectFit,
      ]).to.deep.equal([1.5, 'blur(4px)', '1.2', 'contain']);
      const slow = await playing(`url="${VIDEO_FILE}" speed="0.3"`);
      expect(native(slow)!.playbackRate).to.equal(1);
    });

    it('that cannot be played leaves the still image and says so', async () => {
      for (const inside of ['', '<source src="/stub/none/a.webm"><source src="/stub/none/b.mp4">']) {
        const url = inside ? '' : 'url="/stub/none/gone.webm"';
        const video = await element(`${url} fallback-image="${STILL}"`, `${inside}<p>Over it</p>`);
        await reaches(video, 'failed');
        expect(heard(video)).to.deep.equal([
          'loading',
          '(: The video file cannot be played (no source))',
          'failed',
          '(ready)',
        ]);
        expect([
          button(video),
          native(video) ?? null,
          part(video, 'still')?.querySelector('img')?.checkVisibility(),
        ]).to.deep.equal([null, null, true]);
      }
    });

    it('goes on when its address changes, and while the content changes', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      const player = native(video)!;
      player.currentTime = 0.5;
      video.querySelector('h2')!.textContent = 'Fast water';
      video.label = 'Water';
      await video.updateComplete;
      expect([native(video), player.currentTime >= 0.5]).to.deep.equal([player, true]);
      expect(button(video)?.ariaLabel).to.equal('Pause background video: Water');
      video.url = `${VIDEO_FILE}?other`;
      await until(() => native(video)?.currentSrc.endsWith('?other'), 'the other');
      await reaches(video, 'playing');
      video.url = YOUTUBE;
      await until(() => frame(video)?.localName === 'iframe', 'the frame');
      await reaches(video, 'playing');
    });
  });

  it('tells a page that waits to go on, also where it will not begin', async () => {
    const waits = ['no-autoplay', 'style="margin-block-start: 3000px"', 'style="display: none"'];
    for (const attributes of waits) {
      const video = await element(`url="${VIDEO_FILE}" ${attributes}`);
      await until(() => heard(video).includes('(ready)'), `${attributes}: ready, told ${heard(video)}`);
    }
    await errorsDuring(async () => {
      const video = await element('url="https://vimeo.com/123"');
      await until(() => heard(video).includes('(ready)'), 'ready without a video');
      expect(state(video)).to.equal('failed');
    });
  });

  it('lets its words be read where no picture comes, on paper too, in colours that the page may change', async () => {
    const video = await element('', '<p>Over it <a href="#dates">Dates</a></p>');
    const contrast = (selector: string) => {
      const ground = getComputedStyle(part(video, 'stage')!).backgroundColor;
      const words = getComputedStyle(video.querySelector(selector)!).color;
      return contrastOf(parseColor(words), parseColor(ground));
    };
    expect(contrast('p')).to.be.above(4.5);
    expect(getComputedStyle(video.querySelector('a')!).color).to.equal('rgb(255, 255, 255)');
    expect(contrast('a')).to.be.above(4.5);
    await emulateMedia({ media: 'print' });
    const printed = [part(video, 'stage')!, video.querySelector('p')!].map(
      (each) => getComputedStyle(each).printColorAdjust,
    );
    await emulateMedia({ media: 'screen' });
    expect(printed).to.deep.equal(['exact', 'exact']);
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = 'sqs-bg-video { color: rgb(1, 2, 3) }';
    const chosen = getComputedStyle(video.querySelector('p')!).color;
    style.remove();
    expect(chosen).to.equal('rgb(1, 2, 3)');
  });

  describe('its still image', () => {
    it('is there first, in a hurry, and stays until the video has a picture', async () => {
      const video = await element(`url="${VIDEO_FILE}" fallback-image="${STILL}" fallback-alt="Dusk"`);
      const image = part(video, 'still')!.querySelector('img')!;
      expect([image.alt, image.getAttribute('fetchpriority')]).to.deep.equal(['Dusk', 'high']);
      await until(() => isSeen(video), 'the video');
      expect(image.isConnected).to.equal(true);
    });

    it('may be the author’s own, which needs no script', async () => {
      const video = await playing(
        `url="${VIDEO_FILE}"`,
        `<img slot="fallback" src="${STILL}" alt=""><h2>Over it</h2>`,
      );
      const [image, stage] = [video.querySelector('img')!, part(video, 'stage')!];
      expect(image.getBoundingClientRect().height).to.equal(stage.getBoundingClientRect().height);
    });
  });

  describe('of YouTube', () => {
    it('is played by messages alone, without anything to press', async () => {
      const video = await playing(`url="${YOUTUBE}"`);
      const address = new URL(frame(video)!.src);
      expect(address.pathname).to.equal('/embed/aqz-KE-bpKQ');
      expect(Object.fromEntries(address.searchParams)).to.deep.equal({
        autoplay: '0',
        mute: '1',
        controls: '0',
        disablekb: '1',
        fs: '0',
        rel: '0',
        iv_load_policy: '3',
        playsinline: '1',
        wmode: 'opaque',
        enablejsapi: '1',
        origin: location.origin,
      });
      const { messages, referrer } = await reportOf(frame(video)!);
      const commands = messages.map(({ func }) => func).filter((func) => func && func !== 'addEventListener');
      expect([commands, new URL(referrer).origin]).to.deep.equal([['mute', 'playVideo'], location.origin]);
      expect(document.querySelector('script[src*="youtube"]')).to.equal(null);
      expect(isSeen(video)).to.equal(true);
    });

    it('begins at its start, at its speed', async () => {
      const video = await playing(`url="${YOUTUBE}&t=20" speed="1.5"`);
      const [seek] = await commanded(video, 'seekTo');
      const [rate] = await commanded(video, 'setPlaybackRate');
      expect([seek?.args, rate?.args]).to.deep.equal([[20, true], [1.5]]);
    });

    it('begins at 0 when its start turns out to be past its end', async () => {
      const video = await playing(`url="${YOUTUBE}" start-time="60"`);
      const seeks = await commanded(video, 'seekTo');
      expect(seeks.at(-1)?.args).to.deep.equal([0, true]);
    });

    it('goes back to its start near its end, once, and at its end', async () => {
      const video = await playing(`url="${YOUTUBE}" start-time="5"`);
      moveStandIn(frame(video)!, 'play', 59.5);
      moveStandIn(frame(video)!, 'ended', 60);
      let seeks = await commanded(video, 'seekTo');
      while (seeks.length < 2) seeks = await commanded(video, 'seekTo');
      expect(seeks.map(({ args }) => args)).to.deep.equal([
        [5, true],
        [5, true],
      ]);
      await reaches(video, 'playing');
    });

    it('tells of buffering at its beginning only', async () => {
      const video = await playing(`url="${YOUTUBE}"`);
      moveStandIn(frame(video)!, 'buffering', 30, 0.2);
      moveStandIn(frame(video)!, 'play', 30);
      moveStandIn(frame(video)!, 'buffering', 0, 0.2);
      await reaches(video, 'buffering');
      moveStandIn(frame(video)!, 'play', 0);
      await reaches(video, 'playing');
      expect(heard(video).filter((line) => line === 'buffering')).to.deep.equal(['buffering']);
    });

    it('that may not be embedded leaves the still image', async () => {
      const video = await playing(`url="${YOUTUBE}" fallback-image="${STILL}"`);
      moveStandIn(frame(video)!, 'error');
      await reaches(video, 'failed');
      expect(frame(video)).to.equal(null);
      expect(heard(video)).to.include('(150: The player cannot play the video (150))');
    });

    for (const id of ['neveranswer', 'rubbishtalk']) {
      it(`whose frame is ${id} leaves the still image after its time, and the page goes on`, async () => {
        const video = await element(`url="https://youtu.be/${id}" fallback-image="${STILL}"`);
        await reaches(video, 'fallback');
        expect(heard(video)).to.deep.equal([
          'loading',
          '(no-answer: Failed to load YouTube script)',
          '(timeout: Ran out of time)',
          'fallback',
          '(ready)',
        ]);
        // Nothing black lies over the still image.
        expect(getComputedStyle(part(video, 'screen')!).opacity).to.equal('0');
        expect([isSeen(video), button(video)?.ariaLabel]).to.deep.equal([false, 'Play background video']);
      });
    }
  });

  describe('of Vimeo', () => {
    it('is played by messages alone, in its own shape', async () => {
      const video = await playing(`url="${VIMEO}" style="inline-size: 600px; block-size: 500px"`);
      const address = new URL(frame(video)!.src);
      expect(address.pathname).to.equal('/video/76979871');
      const { controls, muted, loop, dnt, h, autoplay } = Object.fromEntries(address.searchParams);
      expect({ controls, muted, loop, dnt, h, autoplay }).to.deep.equal({
        controls: '0',
        muted: '1',
        loop: '1',
        dnt: '1',
        h: '8272103f6e',
        autoplay: '0',
      });
      expect([
        (await commanded(video, 'setVolume'))[0]?.value,
        (await commanded(video, 'setLoop'))[0]?.value,
      ]).to.deep.equal([0, true]);
      const box = await until(() => {
        const { width, height } = frame(video)!.getBoundingClientRect();
        return Math.abs(width / height - 9 / 16) < 0.01 ? { width, height } : undefined;
      }, 'its shape');
      // 9 by 16 covers 600 by 500.
      expect([Math.round(box.width), Math.round(box.height)]).to.deep.equal([600, 1067]);
    });

    it('takes the shape of its place when its own is not known', async () => {
      const warnings: string[] = [];
      const { warn } = console;
      console.warn = (line: string) => warnings.push(line);
      try {
        const video = await playing(
          'url="https://vimeo.com/4040404" style="inline-size: 600px; block-size: 300px"',
        );
        await until(() => warnings.length > 0, 'warned');
        const { width, height } = frame(video)!.getBoundingClientRect();
        expect([width, height]).to.deep.equal([600, 300]);
      } finally {
        console.warn = warn;
      }
      expect(warnings).to.deep.equal(['No player dimensions: the video takes the shape of its place.']);
    });

    it('tells of buffering at its beginning', async () => {
      const video = await playing(`url="${VIMEO}"`);
      moveStandIn(frame(video)!, 'bufferstart', 0, 0.2);
      await reaches(video, 'buffering');
    });
  });

  describe('its button', () => {
    it('pauses and plays by keyboard, and says which', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      await sendKeys({ press: 'Tab' });
      expect(focused()).to.equal(button(video));
      expect(button(video)?.ariaLabel).to.equal('Pause background video');
      await sendKeys({ press: 'Enter' });
      await reaches(video, 'paused');
      expect([native(video)?.paused, isSeen(video), button(video)?.ariaLabel]).to.deep.equal([
        true,
        true,
        'Play background video',
      ]);
      await sendKeys({ press: ' ' });
      await reaches(video, 'playing');
      expect(focused()).to.equal(button(video));
    });

    it('has 24 px at least, at the place the author chooses', async () => {
      const video = await playing(`url="${VIDEO_FILE}" button-place="top-start"`);
      const [box, place] = [button(video)!.getBoundingClientRect(), video.getBoundingClientRect()];
      expect(Math.min(box.width, box.height)).to.be.at.least(24);
      expect([box.left - place.left < 40, box.top - place.top < 40]).to.deep.equal([true, true]);
    });

    it('is kept for the session: a video that was paused stays so on the next page', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      button(video)?.click();
      await reaches(video, 'paused');
      const next = await element(`url="${VIDEO_FILE}"`);
      expect([state(next), native(next) ?? null]).to.deep.equal(['paused', null]);
      const other = await playing(`url="${VIDEO_FILE}?other"`);
      expect(native(other)?.paused).to.equal(false);
    });

    it('plays what a script has paused', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      video.pause();
      await reaches(video, 'suspended');
      expect(button(video)?.ariaLabel).to.equal('Play background video');
      button(video)?.click();
      await reaches(video, 'playing');
    });

    it('holds for the next video of the same tag', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      button(video)?.click();
      await reaches(video, 'paused');
      video.url = `${VIDEO_FILE}?next`;
      await video.updateComplete;
      expect([state(video), native(video) ?? null]).to.deep.equal(['paused', null]);
    });

    it('is stronger than the page', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      button(video)?.click();
      await reaches(video, 'paused');
      video.pause();
      video.play();
      document.dispatchEvent(new Event('visibilitychange'));
      expect([state(video), native(video)?.paused]).to.deep.equal(['paused', true]);
    });
  });

  describe('rests', () => {
    it('while a script of the page says so', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      video.pause();
      await reaches(video, 'suspended');
      expect([native(video)?.paused, isSeen(video)]).to.deep.equal([true, true]);
      video.speed = 2;
      await video.updateComplete;
      // The observers of the next frame look where it is.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      expect(state(video)).to.equal('suspended');
      video.play();
      await reaches(video, 'playing');
    });

    it('out of view, and loads nothing before it was in view', async () => {
      const video = await element(`url="${VIDEO_FILE}" style="margin-block-start: 3000px"`);
      await new Promise(requestAnimationFrame);
      expect([state(video), native(video) ?? null]).to.deep.equal(['suspended', null]);
      video.scrollIntoView();
      await reaches(video, 'playing');
      window.scrollTo(0, 0);
      await reaches(video, 'suspended');
      expect(native(video)?.paused).to.equal(true);
    });

    it('behind an open lightbox, until nothing of it is seen any more', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      const box = await fixture<SqsLightboxElement>(
        html`<sqs-lightbox label="Box"><p>Inside</p></sqs-lightbox>`,
      );
      await box.updateComplete;
      let isHidden = false;
      box.addEventListener('sqs-lightbox-hidden', () => {
        isHidden = true;
      });
      box.open = true;
      await reaches(video, 'suspended');
      box.open = false;
      await box.updateComplete;
      await reaches(video, 'playing');
      expect(isHidden).to.equal(true);
    });

    it('behind a dialog of the page itself', async () => {
      const video = await playing(`url="${VIDEO_FILE}"`);
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
      await reaches(video, 'suspended');
      dialog.close();
      await reaches(video, 'playing');
      dialog.remove();
    });

    it('but not in the lightbox it stands in', async () => {
      const box = await fixture<SqsLightboxElement>(
        html`<sqs-lightbox label="Box" open><sqs-bg-video url=${VIDEO_FILE}></sqs-bg-video></sqs-lightbox>`,
      );
      await reaches(box.querySelector('sqs-bg-video')!, 'playing');
    });
  });

  describe('waits for the visitor', () => {
    async function pressed(video: SqsBgVideoElement): Promise<void> {
      expect([state(video), native(video) ?? frame(video), button(video)?.ariaLabel]).to.deep.equal([
        'fallback',
        null,
        'Play background video',
      ]);
      button(video)?.click();
      await reaches(video, 'playing');
    }

    it('with less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      try {
        await pressed(await element(`url="${VIDEO_FILE}"`));
      } finally {
        await emulateMedia({ reducedMotion: 'no-preference' });
      }
    });

    it('where the author wants it, but for a script', async () => {
      await pressed(await element(`url="${VIDEO_FILE}" no-autoplay`));
      const other = await element(`url="${VIDEO_FILE}?other" no-autoplay`);
      other.play();
      await reaches(other, 'playing');
      other.speed = 2;
      await until(() => native(other)?.playbackRate === 2 && state(other) === 'playing', 'playing faster');
    });

    it('where the browser refuses, and says why', async () => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));
      try {
        const video = await element(`url="${VIDEO_FILE}"`);
        await reaches(video, 'fallback');
        expect(heard(video)).to.include('(autoplay: no autoplay: NotAllowedError: Not now)');
        HTMLMediaElement.prototype.play = play;
        button(video)?.click();
        await reaches(video, 'playing');
      } finally {
        HTMLMediaElement.prototype.play = play;
      }
    });

    it('without consent to a provider, of whom nothing is loaded, and tells them', async () => {
      clearCookies();
      const { container, element: site } = await siteWith({
        cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
      });
      const video = document.createElement('sqs-bg-video');
      video.url = YOUTUBE;
      listen(video);
      container.append(video);
      await video.updateComplete;
      await reaches(video, 'fallback');
      expect(frame(video)).to.equal(null);
      expect(part(video, 'consent')?.innerText).to.equal(
        'The video comes from YouTube, who learns your address when you play it.',
      );
      await expectAccessibleEverywhere(video);
      await pressed(video);
      site.remove();
      clearCookies();
    });
  });

  it('says what is wrong with its address, and shows its content and still image', async () => {
    // biome-ignore format: a table
    const mistakes: [string, RegExp][] = [
      ['url=""', /url: names no video; give the address of one, or files in <source> children/],
      ['url="https://youtube.com.example.net/watch?v=aqz-KE-bpKQ"', /Video source \S+ does not match supported types/],
      ['url="https://www.youtube.com/watch?v=short"', /Video id at \S+ is not valid/],
      ['url="https://www.youtube.com/playlist?list=PLabcdefghijkl"', /Video id at \S+ is not valid/],
      ['url="https://vimeo.com/123"', /Video id at \S+ is not valid/],
      ['url="https://vimeo.com/event/4444444"', /Video source \S+ does not match supported types/],
      ['url="javascript:alert(1)"', /url/],
    ];
    for (const [attributes, expected] of mistakes) {
      let video: SqsBgVideoElement | undefined;
      const errors = await errorsDuring(async () => {
        video = await element(`${attributes} fallback-image="${STILL}"`);
      });
      expect(errors.join(), attributes).to.match(expected);
      expect([button(video!), video!.querySelector('h2')!.checkVisibility()], attributes).to.deep.equal([
        null,
        true,
      ]);
      expect(part(video!, 'still')?.querySelector('img')?.checkVisibility(), attributes).to.equal(true);
    }
  });

  it('covers its place and keeps its content inside, in any width and direction', async () => {
    const video = await playing(
      `url="${VIDEO_FILE}"`,
      '<h1>A heading that is much longer than the place is wide</h1>',
    );
    for (const [width, direction] of [
      [320, 'ltr'],
      [320, 'rtl'],
      [1440, 'ltr'],
    ] as const) {
      await setViewport({ width, height: 700 });
      document.documentElement.dir = direction;
      const [place, screen] = [video, part(video, 'screen')!].map((box) => box.getBoundingClientRect());
      expect([screen!.width, screen!.height]).to.deep.equal([place!.width, place!.height]);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    }
    document.documentElement.dir = 'ltr';
    await setViewport({ width: 800, height: 600 });
  });

  it('leaves nothing behind, however it is taken away', async () => {
    const counted = countListeners(window, document);
    try {
      for (const url of [VIDEO_FILE, YOUTUBE, VIMEO, 'https://youtu.be/neveranswer']) {
        const played = await element(`url="${url}"`);
        if (url !== 'https://youtu.be/neveranswer') await reaches(played, 'playing');
        const player = native(played);
        played.remove();
        await until(() => counted.count() === 0, `none left of ${counted.count()}`);
        expect(player?.querySelector('source') ?? null).to.equal(null);
        const loading = await element(`url="${url}?${url.includes('youtu') ? '' : 'again'}"`);
        loading.remove();
        await until(() => counted.count() === 0, `none left of ${counted.count()}`);
      }
    } finally {
      counted.stop();
    }
  });

  it('says that there is nothing more to play', async () => {
    const video = await playing(`url="${VIDEO_FILE}"`);
    await errorsDuring(async () => {
      video.url = '';
      await until(() => heard(video).includes('failed'), 'the state');
    });
  });

  it('goes on when it moves', async () => {
    const video = await playing(`url="${VIDEO_FILE}"`);
    const player = native(video);
    const box = document.createElement('div');
    video.after(box);
    box.append(video);
    await until(() => native(video) === player && !player?.paused && state(video) === 'playing', 'goes on');
  });
});

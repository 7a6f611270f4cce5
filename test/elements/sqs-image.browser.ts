import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { SqsImageElement } from '../../elements/sqs-image.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { clearCookies, siteWith } from '../support/browser/site.ts';
import { type StubAnswer, stubApi } from '../support/browser/stub.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="teal"/></svg>';
const PICTURE: StubAnswer = {
  text: SVG,
  headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
};
const DATA_URL = `data:image/svg+xml,${encodeURIComponent(SVG)}`;

async function place(markup: string, width = 400) {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.style.inlineSize = `${width}px`;
  main.innerHTML = markup;
  const elements = [...main.querySelectorAll('sqs-image')];
  await Promise.all(elements.map((element) => element.updateComplete));
  return { main, element: elements[0] as SqsImageElement };
}
const imageIn = (element: Element) => element.querySelector('img') as HTMLImageElement;
const reaches = (element: SqsImageElement, state: string) => until(() => element.state === state, state);
const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
const pathsOf = async (stub: Awaited<ReturnType<typeof stubApi>>) =>
  (await stub.requests()).map(({ path, query }) => path + query);

describe('<sqs-image>', () => {
  it('is accessible while it loads, loaded and failed', async () => {
    const stub = await stubApi({ '/a.jpg': [{ ...PICTURE, hold: 'a' }], '/b.jpg': [{ status: 404 }] });
    const { element } = await place(
      `<sqs-image src="${stub.root}a.jpg" alt="A teal field" dimensions="600x400" colors="088 0aa 066 055"></sqs-image>`,
    );
    await reaches(element, 'loading');
    await expectAccessibleEverywhere(element);
    await stub.release('a');
    await reaches(element, 'loaded');
    await expectAccessibleEverywhere(element);
    const failed = await place(
      `<sqs-image src="${stub.root}b.jpg" alt="A lost field" dimensions="600x400"></sqs-image>`,
    );
    await reaches(failed.element, 'failed');
    await expectAccessibleEverywhere(failed.element);
  });

  it('keeps its place and shows its colours until the picture is there', async () => {
    const stub = await stubApi({ '/a.jpg': [{ ...PICTURE, hold: 'a' }] });
    const { element } = await place(
      `<sqs-image src="${stub.root}a.jpg" alt="A" dimensions="1200x800" colors="f00 0f0 00f fff"></sqs-image>`,
    );
    await reaches(element, 'loading');
    expect(heightOf(element)).to.equal(267);
    const { backgroundImage } = getComputedStyle(element);
    expect(backgroundImage.match(/radial-gradient/g)).to.have.length(4);
    expect(getComputedStyle(imageIn(element)).opacity).to.equal('0');
    await stub.release('a');
    await reaches(element, 'loaded');
    expect(heightOf(element)).to.equal(267);
    expect(getComputedStyle(element).backgroundImage).to.equal('none');
    await until(() => getComputedStyle(imageIn(element)).opacity === '1', 'faded in');
  });

  it('asks the image service for the width it is shown in, again when it grows', async () => {
    const stub = await stubApi({ '/a.jpg': [PICTURE] });
    const { main, element } = await place(
      `<sqs-image src="${stub.root}a.jpg" alt="A" dimensions="3000x2000"></sqs-image>`,
      280,
    );
    await reaches(element, 'loaded');
    expect(imageIn(element).sizes).to.equal('280px');
    expect(
      imageIn(element)
        .srcset.match(/ \d+w/g)
        ?.map((width) => width.trim()),
    ).to.deep.equal(['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']);
    main.style.inlineSize = '700px';
    await until(() => imageIn(element).sizes === '700px', 'measured again');
    await until(() => imageIn(element).currentSrc.endsWith('750w'), 'the larger one');
    main.style.inlineSize = '100px';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(imageIn(element).sizes).to.equal('700px');
    expect(await pathsOf(stub)).to.deep.equal(['/a.jpgformat=300w', '/a.jpgformat=750w']);
  });

  for (const [name, style] of [
    ['a row', 'display: flex'],
    ['a centred column', 'display: flex; flex-direction: column; align-items: center'],
    ['a centred grid', 'display: grid; justify-items: center'],
    ['a float', 'float: left'],
    ['a line', 'display: inline-block'],
  ])
    it(`loads and keeps its place in ${name}, which is as wide as what is in it`, async () => {
      const stub = await stubApi({
        '/a.jpg': [{ ...PICTURE, hold: 'a' }],
        '/b.jpg': [PICTURE],
        '/c.jpg': [{ status: 404 }],
      });
      const inside = (markup: string) => place(`<div style="${style}">${markup}</div>`, 900);
      const sized = await inside(
        `<sqs-image src="${stub.root}a.jpg" alt="A" dimensions="600x400"></sqs-image>`,
      );
      const box = () => {
        const { width, height } = sized.element.getBoundingClientRect();
        return [width, height].map(Math.round);
      };
      await reaches(sized.element, 'loading');
      expect([...box(), imageIn(sized.element).sizes]).to.deep.equal([600, 400, '600px']);
      await stub.release('a');
      await reaches(sized.element, 'loaded');
      expect(box()).to.deep.equal([600, 400]);
      const unsized = await inside(`<sqs-image src="${stub.root}b.jpg" alt=""></sqs-image>`);
      await reaches(unsized.element, 'loaded');
      const lost = await inside(
        `<sqs-image src="${stub.root}c.jpg" alt="C" dimensions="600x400"></sqs-image>`,
      );
      await reaches(lost.element, 'failed');
      expect(heightOf(lost.element)).to.equal(400);
    });

  it('shows the picture as it is written where its widths are refused', async () => {
    const stub = await stubApi({ '/a.jpg': [{ status: 403 }, PICTURE] });
    const { element } = await place(
      `<sqs-image src="${stub.root}a.jpg?signature=1" alt="A" dimensions="600x400"></sqs-image>`,
    );
    await reaches(element, 'loaded');
    expect((await stub.requests()).map(({ query }) => query.includes('format='))).to.deep.equal([
      true,
      false,
    ]);
  });

  for (const [provider, attributes, still] of [
    ['youtube', 'video-id="aqz-KE-bpKQ"', 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'],
    ['vimeo', 'src="https://i.vimeocdn.com/video/1-a-d"', 'https://i.vimeocdn.com/video/1-a-d_640'],
  ])
    it(`asks ${provider} for a still only once the visitor has agreed, and shows its words until then`, async () => {
      clearCookies();
      const { element: site } = await siteWith({
        cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
      });
      const { element } = await place(
        `<sqs-image loader="${provider}" ${attributes} alt="A rabbit" dimensions="480x360"></sqs-image>`,
      );
      // Where the provider cannot be reached its still is gone in the next moment.
      const asked: string[] = [];
      const watch = new MutationObserver(() => asked.push(imageIn(element).src));
      watch.observe(element, { subtree: true, attributeFilter: ['src'] });
      expect([element.state, element.innerText, heightOf(element)]).to.deep.equal([
        'withheld',
        'A rabbit',
        300,
      ]);
      expect([imageIn(element).src, imageIn(element).srcset]).to.deep.equal(['', '']);
      await expectAccessibleEverywhere(element);
      site.consent?.choose(true);
      await until(() => asked.length > 0, 'asked for');
      expect(asked).to.deep.equal([still]);
      site.consent?.choose(false);
      await reaches(element, 'withheld');
      expect([imageIn(element).src, imageIn(element).srcset]).to.deep.equal(['', '']);
      clearCookies();
    });

  it('is there with a drawing that has no size of its own, and lost with one that cannot be drawn', async () => {
    const drawing = (markup: string) => `data:image/svg+xml,${encodeURIComponent(markup)}`;
    const empty = drawing('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>');
    for (const [src, state] of [
      [empty, 'loaded'],
      [drawing('<svg'), 'failed'],
    ] as const) {
      const made = await place(
        `<sqs-image src="${src}" loader="raw" alt="A" dimensions="600x400"></sqs-image>`,
      );
      await reaches(made.element, state);
      const own = document.createElement('img');
      own.alt = 'B';
      own.src = src;
      await own.decode().catch(() => {});
      const around = document.createElement('sqs-image');
      around.append(own);
      made.main.append(around);
      await reaches(around, state);
    }
  });

  it('waits until a hidden picture is seen', async () => {
    const stub = await stubApi({ '/a.jpg': [PICTURE] });
    const { main, element } = await place(
      `<sqs-image src="${stub.root}a.jpg" alt="A" dimensions="600x400"></sqs-image>`,
    );
    main.hidden = true;
    const late = document.createElement('sqs-image');
    late.src = `${stub.root}a.jpg`;
    main.append(late);
    await late.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(late.state).to.equal('waiting');
    main.hidden = false;
    await reaches(late, 'loaded');
    await reaches(element, 'loaded');
  });

  it('crops to its box with the focal point in view', async () => {
    const { element } = await place(
      `<sqs-image fit="cover" style="block-size: 300px" src="${DATA_URL}" alt="A" dimensions="600x400" focal-point="0.2,0.9"></sqs-image>`,
    );
    await reaches(element, 'loaded');
    const { objectFit, objectPosition } = getComputedStyle(imageIn(element));
    expect([objectFit, objectPosition, heightOf(imageIn(element))]).to.deep.equal(['cover', '20% 90%', 300]);
    element.fit = 'contain';
    element.focalPoint = '1,0';
    await element.updateComplete;
    const changed = getComputedStyle(imageIn(element));
    expect([changed.objectFit, changed.objectPosition]).to.deep.equal(['contain', '100% 0%']);
  });

  it('crops a picture in a link, too', async () => {
    const { element } = await place(
      `<sqs-image fit="cover" style="block-size: 300px"><a href="/x"><img src="${DATA_URL}" width="600" height="400" alt="A"></a></sqs-image>`,
    );
    await reaches(element, 'loaded');
    expect([heightOf(imageIn(element)), heightOf(element)]).to.deep.equal([300, 300]);
  });

  it('loads what a formatter left, and reads the rest from it', async () => {
    const stub = await stubApi({ '/a.jpg': [PICTURE] });
    const { element } = await place(`<sqs-image><a href="/x"><img data-src="${stub.root}a.jpg"
      data-image-dimensions="600x400" data-image-focal-point="0.1,0.2" data-load="false" alt="Teal"
      data-color-topleft="#111" data-color-topright="#222" data-color-bottomleft="#333" data-color-bottomright="#444"></a></sqs-image>`);
    await until(() => element.state !== 'empty', 'taken');
    expect(element.style.getPropertyValue('--_placeholder')).to.contain('#444');
    await reaches(element, 'loaded');
    const { alt, width, loading } = imageIn(element);
    expect([alt, width, loading]).to.deep.equal(['Teal', 400, 'lazy']);
    expect(imageIn(element).style.objectPosition).to.equal('10% 20%');
    expect(imageIn(element).className).to.equal('loaded');
    expect(element.querySelector('a img')).to.equal(imageIn(element));
  });

  it('leaves an author’s own picture as it loads, and does not hide it', async () => {
    const { element } = await place(
      `<sqs-image alt="Better words"><img src="${DATA_URL}" width="30" height="20" alt="Old"></sqs-image>`,
    );
    await reaches(element, 'loaded');
    const image = imageIn(element);
    expect([image.getAttribute('src'), image.srcset, image.getAttribute('width'), image.alt]).to.deep.equal([
      DATA_URL,
      '',
      '30',
      'Better words',
    ]);
    expect(element.hasAttribute('data-fades')).to.equal(false);
    image.remove();
    await until(() => element.state === 'empty', 'picture gone');
  });

  it('shows its text when it cannot be loaded, tells, and can be tried again', async () => {
    const stub = await stubApi({ '/a.jpg': [{ drop: true }, PICTURE] });
    const { main, element } = await place('<sqs-image alt="A lost field" loader="raw"></sqs-image>');
    const errors = record(main, 'sqs-image-error');
    const loads = record(main, 'sqs-image-load');
    element.src = `${stub.root}a.jpg`;
    await reaches(element, 'failed');
    expect(element.innerText.trim()).to.equal('A lost field');
    expect(errors).to.deep.equal([{ src: `${location.origin}${stub.root}a.jpg` }]);
    await element.load();
    await reaches(element, 'loaded');
    expect([element.innerText.trim(), loads.length]).to.deep.equal(['', 1]);
  });

  it('says what is wrong with a size in the platform’s words, and still shows the picture', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    const mistakes = record(main, 'sqs-config-error');
    const lines = await errorsDuring(async () => {
      main.innerHTML = `<sqs-image src="${DATA_URL}" alt="A" dimensions="wide"></sqs-image>`;
      await reaches(main.firstElementChild as SqsImageElement, 'loaded');
      await until(() => mistakes.length > 0);
    });
    const reason = "Invalid source parameter. Pass in 'originalSize'";
    expect(mistakes).to.deep.equal([{ tag: 'sqs-image', path: 'dimensions', reason }]);
    expect(lines).to.deep.equal([`<sqs-image> dimensions: ${reason}`]);
  });

  it('tells of everything that is wrong in debug mode only', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    const mistakes = record(main, 'sqs-config-error');
    const attributes = `src="${DATA_URL}" alt="A" format="png" priority="medium"`;
    await errorsDuring(async () => {
      main.innerHTML = `<sqs-image ${attributes}></sqs-image>`;
      await reaches(main.firstElementChild as SqsImageElement, 'loaded');
      expect(mistakes).to.deep.equal([]);
      main.innerHTML = `<sqs-image debug ${attributes}></sqs-image>`;
      await reaches(main.firstElementChild as SqsImageElement, 'loaded');
    });
    expect(mistakes.map((detail) => (detail as { path: string }).path)).to.deep.equal([
      'dimensions',
      'dimensions',
      'priority',
      'sizes',
      'format',
      'format',
    ]);
  });

  it('does not fade under reduced motion, nor what a visitor waits for', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      const { element } = await place(`<sqs-image src="${DATA_URL}" alt="A"></sqs-image>`);
      expect(getComputedStyle(imageIn(element)).transitionProperty).to.equal('none');
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
    const { element } = await place(`<sqs-image priority="high" src="${DATA_URL}" alt="A"></sqs-image>`);
    const { loading, fetchPriority } = imageIn(element);
    expect([loading, fetchPriority, element.hasAttribute('data-fades')]).to.deep.equal([
      'eager',
      'high',
      false,
    ]);
  });

  it('loads before the page is printed', async () => {
    const { main } = await place(
      `<div style="block-size: 9000px"></div><sqs-image src="${DATA_URL}" alt="A" dimensions="600x400"></sqs-image>`,
    );
    const element = main.querySelector('sqs-image') as SqsImageElement;
    await until(() => element.state === 'loading', 'asked for');
    dispatchEvent(new Event('beforeprint'));
    expect(imageIn(element).loading).to.equal('eager');
    await reaches(element, 'loaded');
  });

  it('keeps 200 pictures in place with one observer and without a root each', async () => {
    const original = globalThis.ResizeObserver;
    let made = 0;
    globalThis.ResizeObserver = class extends original {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        made += 1;
      }
    };
    try {
      const one = `<sqs-image src="${DATA_URL}" alt="A" dimensions="600x400"></sqs-image>`;
      const { main } = await place(one.repeat(200));
      await until(
        () => [...main.querySelectorAll('sqs-image')].every(({ state }) => state !== 'empty'),
        'all taken',
      );
      expect(main.querySelectorAll('*')).to.have.length(400);
      expect(made).to.equal(0);
    } finally {
      globalThis.ResizeObserver = original;
    }
  });
});

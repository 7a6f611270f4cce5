/** The rules of galleries: options, items, slides, columns, filling. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columnCount, placeInColumns } from '../../../src/domain/gallery/columns.ts';
import { clonesToFill } from '../../../src/domain/gallery/fill.ts';
import { galleryItemSchema, isKept } from '../../../src/domain/gallery/item.ts';
import { galleryMarkup } from '../../../src/domain/gallery/markup.ts';
import {
  applies,
  chooseDesign,
  GALLERY_DEFAULTS,
  type GalleryDesign,
  type GalleryOptions,
  metaPlace,
  settleOptions,
} from '../../../src/domain/gallery/options.ts';
import {
  isMoving,
  isPlaying,
  placeInLoop,
  slideKey,
  slidesBetween,
  stepSlide,
} from '../../../src/domain/gallery/slides.ts';
import { read } from '../../../src/domain/schema.ts';

const ALL: GalleryDesign[] = ['grid', 'slideshow', 'slider', 'stacked', 'autocolumns'];
const CAROUSELS: GalleryDesign[] = ['slideshow', 'slider'];

describe('gallery options', () => {
  it('have the builder’s defaults', () => {
    assert.deepEqual(settleOptions({}), { ...GALLERY_DEFAULTS, autoCrop: false });
    assert.deepEqual(settleOptions({ design: 'slider' }).autoCrop, true);
  });

  const sets: [GalleryDesign, Partial<GalleryOptions>][] = [
    ['slideshow', { thumbnails: true }],
    ['slider', { thumbnails: false }],
    ['grid', { thumbnails: false, autoplay: false }],
    ['stacked', { thumbnails: false, autoplay: false }],
    ['autocolumns', {}],
  ];
  for (const [design, options] of sets)
    it(`${design} sets ${JSON.stringify(options)}`, () =>
      assert.deepEqual(chooseDesign(design), { design, ...options }));

  it('that the author says win over what the design sets', () => {
    assert.equal(settleOptions({ design: 'slideshow' }).thumbnails, true);
    assert.equal(settleOptions({ design: 'slideshow', thumbnails: false }).thumbnails, false);
    assert.equal(settleOptions({ design: 'slider', thumbnails: true }).thumbnails, true);
    assert.equal(settleOptions({ design: 'grid', autoplay: true }).autoplay, false);
  });

  const applicability: [keyof GalleryOptions, Partial<GalleryOptions>, GalleryDesign[]][] = [
    ['autoplay', {}, CAROUSELS],
    ['controls', {}, CAROUSELS],
    ['autoCrop', {}, CAROUSELS],
    ['aspectRatio', {}, ['grid']],
    ['autoplayDuration', { autoplay: true }, CAROUSELS],
    ['autoplayDuration', { autoplay: false }, []],
    ['thumbnailStripHeight', { thumbnails: true }, ALL],
    ['thumbnailStripHeight', { thumbnails: false }, []],
    ['thumbnailStripMargin', { thumbnails: true }, ALL],
    ['thumbnailStripMargin', { thumbnails: false }, []],
    ['metaPosition', { showMeta: true }, ALL],
    ['metaPosition', { showMeta: false }, []],
    ['showMetaOnHover', { showMeta: true }, ALL],
    ['showMetaOnHover', { showMeta: false }, []],
    ['activeAlignment', {}, ['slider']],
    ['lightbox', {}, ['grid', 'autocolumns']],
    ['lightboxTheme', { lightbox: true }, ['grid', 'autocolumns']],
    ['lightboxTheme', { lightbox: false }, []],
    ['maxWidth', {}, ['autocolumns']],
    ['transparentBackground', { autoCrop: false }, ['slideshow']],
    ['transparentBackground', { autoCrop: true }, []],
    ['padding', {}, ALL],
    ['newWindow', {}, ALL],
    ['showMetaOnlyTitle', {}, ALL],
  ];
  for (const [option, said, designs] of applicability)
    it(`${option} with ${JSON.stringify(said)} applies to ${designs.join(', ') || 'no design'}`, () =>
      assert.deepEqual(
        ALL.filter((design) => applies(option, { ...GALLERY_DEFAULTS, ...said, design })),
        designs,
      ));

  it('that do not apply are off, or have their default', () => {
    const options = settleOptions({
      design: 'stacked',
      autoplay: true,
      controls: true,
      lightbox: true,
      lightboxTheme: 'light',
      aspectRatio: 'widescreen',
      activeAlignment: 'left',
      maxWidth: 100,
      showMeta: false,
      metaPosition: 'top',
    });
    assert.deepEqual(options, { ...GALLERY_DEFAULTS, design: 'stacked', autoCrop: false, showMeta: false });
  });

  const places: [Partial<GalleryOptions>, string][] = [
    [{ design: 'grid' }, 'under'],
    [{ design: 'stacked' }, 'under'],
    [{ design: 'grid', metaPosition: 'center' }, 'over'],
    [{ design: 'grid', showMetaOnHover: true }, 'over'],
    [{ design: 'slideshow' }, 'over'],
    [{ design: 'slider', showMeta: false }, 'none'],
    [{ design: 'grid', showMetaBasic: false }, 'none'],
  ];
  for (const [said, place] of places)
    it(`words with ${JSON.stringify(said)} stand: ${place}`, () =>
      assert.equal(metaPlace(settleOptions(said)), place));
});

describe('gallery items', () => {
  const item = (value: unknown) => read(galleryItemSchema, value).value!;

  it('are read in their own words and in the builder’s', () => {
    const own = item({ src: '/a.jpg', dimensions: '10x20', title: 'A' });
    assert.deepEqual([own.src, own.loader, own.alt, own.isVideo], ['/a.jpg', 'raw', '', false]);
    const built = item({
      assetUrl: '/b.jpg',
      originalSize: '10x20',
      mediaFocalPoint: { x: 0.1, y: 0.9 },
      colorData: {
        topLeftAverage: '111111',
        topRightAverage: '222222',
        bottomLeftAverage: '333333',
        bottomRightAverage: '444444',
        centerAverage: '555555',
      },
      title: 'B',
      body: '<p>Fish &amp;&nbsp;chips</p><p>&lt;3</p>',
      clickthroughUrl: { url: '/shop', newWindow: true },
    });
    assert.deepEqual(built, {
      src: '/b.jpg',
      loader: 'sqs',
      srcset: '',
      alt: 'B',
      title: 'B',
      description: 'Fish & chips <3',
      href: '/shop',
      newWindow: true,
      dimensions: '10x20',
      focalPoint: '0.1,0.9',
      colors: '111111 222222 333333 444444 555555',
      isVideo: false,
      isDemo: false,
    });
  });

  const kept: [string, object, boolean][] = [
    ['with a size', { dimensions: '10x20' }, true],
    ['without a size', {}, false],
    ['with something that is no size', { dimensions: 'wide' }, false],
    ['video without a size', { isVideo: true }, true],
    ['demo without a size', { isDemo: true }, true],
  ];
  for (const [name, value, isKeptHere] of kept)
    it(`${name}: ${isKeptHere ? 'kept' : 'dropped'}`, () =>
      assert.equal(isKept(item({ src: '/a.jpg', ...value })), isKeptHere));
});

describe('slides', () => {
  const steps: [number, number, number, number][] = [
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [1, 7, 3, 2],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ];
  for (const [index, by, count, next] of steps)
    it(`${by} from ${index} of ${count} is ${next}`, () => assert.equal(stepSlide(index, by, count), next));

  for (const [centre, count, places] of [
    [0, 4, [1, 2, 3, 0]],
    [3, 4, [2, 3, 0, 1]],
    [0, 5, [2, 3, 4, 0, 1]],
    [1, 2, [1, 0]],
    [0, 1, [0]],
  ] as [number, number, number[]][])
    it(`of ${count} without ends around ${centre} stand at ${places}`, () =>
      assert.deepEqual(
        places.map((_, index) => placeInLoop(index, centre, count)),
        places,
      ));

  for (const [one, other, loops, between] of [
    [0, 4, false, 4],
    [0, 4, true, 1],
    [1, 3, true, 2],
    [2, 2, true, 0],
  ] as [number, number, boolean, number][])
    it(`${one} and ${other} of 5 are ${between} apart${loops ? ' without ends' : ''}`, () =>
      assert.equal(slidesBetween(one, other, 5, loops), between));

  const keys: [string, boolean, string | undefined][] = [
    ['ArrowRight', false, 'next'],
    ['ArrowRight', true, 'previous'],
    ['ArrowLeft', false, 'previous'],
    ['ArrowLeft', true, 'next'],
    ['Home', true, 'first'],
    ['End', false, 'last'],
    ['PageDown', false, undefined],
    [' ', false, undefined],
  ];
  for (const [key, isRtl, action] of keys)
    it(`${key} ${isRtl ? 'from right to left ' : ''}is ${action}`, () =>
      assert.equal(slideKey(key, isRtl), action));

  const plays: [boolean, boolean | undefined, boolean, boolean][] = [
    [true, undefined, false, true],
    [true, undefined, true, false],
    [false, undefined, false, false],
    [true, false, false, false],
    [true, true, true, true],
    [false, true, false, true],
  ];
  for (const [isAutoplay, choice, prefersReducedMotion, playing] of plays) {
    const state = { isAutoplay, choice, prefersReducedMotion };
    it(`${JSON.stringify(state)} ${playing ? 'plays' : 'rests'}`, () => {
      assert.equal(isPlaying(state), playing);
      const holds = { isHovered: false, isTouched: false, hasFocus: false, isPageHidden: false };
      assert.equal(isMoving(state, holds), playing);
      for (const hold of Object.keys(holds)) assert.equal(isMoving(state, { ...holds, [hold]: true }), false);
    });
  }
});

describe('columns', () => {
  const counts: [number, number, number, number][] = [
    [0, 300, 20, 1],
    [300, 300, 20, 1],
    [301, 300, 20, 2],
    [940, 300, 20, 3],
    [941, 300, 20, 4],
    [9000, 100, 0, 12],
  ];
  for (const [width, widest, gap, count] of counts)
    it(`${width} px with columns of at most ${widest} has ${count}`, () =>
      assert.equal(columnCount(width, widest, gap), count));

  it('take the first row in order, then the shortest', () => {
    assert.deepEqual(placeInColumns([100, 50, 80, 10, 10, 10], 3, 10), [
      { column: 0, top: 0 },
      { column: 1, top: 0 },
      { column: 2, top: 0 },
      { column: 1, top: 60 },
      { column: 1, top: 80 },
      { column: 2, top: 90 },
    ]);
    assert.deepEqual(placeInColumns([], 3, 10), []);
  });
});

describe('filling a grid', () => {
  const grid = { count: 6, columns: 3, rowHeight: 100, gap: 10, height: 430 };
  const cases: [string, Partial<typeof grid>, number | undefined][] = [
    ['four rows for two', {}, 6],
    ['a fifth row for one px more', { height: 431 }, 9],
    ['full already', { height: 210 }, 0],
    ['a last row that is not full', { count: 5, height: 210 }, 1],
    ['no pictures', { count: 0 }, 0],
    ['no height yet', { rowHeight: 0 }, 0],
    ['no container yet', { height: 0 }, 0],
    ['100 passes', { count: 3, rowHeight: 10, gap: 0, height: 1000 }, 297],
    ['101 passes', { count: 3, rowHeight: 10, gap: 0, height: 1001 }, undefined],
  ];
  for (const [name, change, clones] of cases)
    it(`${name}: ${clones}`, () => assert.equal(clonesToFill({ ...grid, ...change }), clones));
});

describe('gallery markup', () => {
  const said = (data: Record<string, string>, className = 'sqs-gallery', json?: unknown) => {
    const attributes = galleryMarkup({ data, classNames: className.split(' '), json });
    return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  };
  it('gives its data attributes to the tag', () => {
    assert.deepEqual(said({ design: 'slider', autoplayDuration: '3', autoCrop: 'false', other: 'x' }), {
      design: 'slider',
      'autoplay-duration': '3',
      'auto-crop': 'false',
    });
    assert.deepEqual(said({ lightboxtheme: 'light', newwindow: 'true' }), {
      'lightbox-theme': 'light',
      'new-window': 'true',
    });
  });
  it('names its design in a class, too', () => {
    assert.deepEqual(said({}, 'sqs-gallery sqs-gallery-design-stacked'), { design: 'stacked' });
    assert.deepEqual(said({ design: 'grid' }, 'sqs-gallery-design-stacked'), { design: 'grid' });
    assert.deepEqual(said({}, 'sqs-gallery page-grid'), {});
    assert.deepEqual(said({}, 'sqs-gallery-container sqs-gallery-block-slideshow sqs-gallery'), {
      design: 'slideshow',
    });
  });
  it('has options in classes of its container and in the JSON of its block, the nearest first', () => {
    const classes =
      'sqs-gallery-block-grid sqs-gallery-aspect-ratio-standard sqs-gallery-thumbnails-per-row-3 sqs-gallery-block-show-meta-only-title clear';
    const inClasses = {
      design: 'grid',
      'aspect-ratio': 'standard',
      'thumbnails-per-row': '3',
      'show-meta-only-title': 'true',
    };
    assert.deepEqual(said({}, classes), inClasses);
    const json = { design: 'slider', 'thumbnails-per-row': 2, autoCrop: false, items: [1], lightbox: null };
    assert.deepEqual(said({ design: 'stacked' }, classes, json), {
      ...inClasses,
      design: 'stacked',
      'thumbnails-per-row': '2',
      'auto-crop': 'false',
    });
    assert.deepEqual(said({}, 'sqs-gallery', 'nonsense'), {});
  });
});

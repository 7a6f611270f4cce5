import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Markup } from '../../../src/domain/slides/markup.ts';
import { readSlices, SLICE_TYPES } from '../../../src/domain/slides/slices/index.ts';
import { areaOf, SLOT_NAMES, slotsOf } from '../../../src/domain/slides/slots.ts';

const CONTEXT = {
  headingLevel: 1,
  texts: { openForm: 'Write to us', openNewsletter: 'Subscribe', signIn: 'Sign in with {provider}' },
  id: (name: string) => `sqs-1-${name}`,
  isDesignFrame: false,
};

/** Typed in from the specification. */
const SPECIFIED =
  'heading sub-heading body image gallery video social-icons buttons navigation custom-form newsletter album map lock password twitter logo action popup-overlay-action temp-lock-inject sso-options form';

test('every slice of the specification exists, and has a slot of its name', () => {
  assert.deepEqual([...SLICE_TYPES].sort(), SPECIFIED.split(' ').sort());
  for (const type of SLICE_TYPES) assert.ok(SLOT_NAMES.includes(type), type);
});

test('what has no slot is body, and an unknown slot has no area', () => {
  assert.equal(areaOf(''), 'text');
  assert.equal(areaOf('headin'), undefined);
  assert.equal(areaOf('background'), undefined);
  assert.deepEqual(slotsOf('text'), ['heading', 'sub-heading', 'body', '']);
});

const form = { name: 'Contact', fields: [{ id: 'e', type: 'email' }] };

const CASES: [title: string, slice: Record<string, unknown>, expected: Markup[]][] = [
  [
    'heading: its text as text',
    { type: 'heading', text: 'A <b> & c' },
    [{ tag: 'h1', attributes: { slot: 'heading' }, text: 'A <b> & c' }],
  ],
  ['empty heading', { type: 'heading', text: ' ' }, []],
  [
    'sub-heading',
    { type: 'sub-heading', text: 'B' },
    [{ tag: 'p', attributes: { slot: 'sub-heading' }, text: 'B' }],
  ],
  [
    "body: the owner's HTML",
    { type: 'body', body: { html: '<p>Hi</p>' } },
    [{ tag: 'div', attributes: { slot: 'body' }, html: '<p>Hi</p>' }],
  ],
  ['body as text', { type: 'body', body: 'Hi' }, [{ tag: 'div', attributes: { slot: 'body' }, html: 'Hi' }]],
  ['empty body', { type: 'body', body: { html: '' } }, []],
  [
    'buttons, as the builder writes them',
    {
      type: 'buttons',
      links: [
        { text: 'Go', clickthroughUrl: { url: '/go', newWindow: true } },
        { text: 'Mail', url: 'mailto:a@b.co' },
        { text: '', url: '/nothing' },
        { text: 'Nowhere' },
      ],
    },
    [
      {
        tag: 'a',
        attributes: {
          href: '/go',
          target: '_blank',
          rel: 'noopener',
          slot: 'buttons',
          'data-sqs-button': 'button-block',
        },
        text: 'Go',
      },
      {
        tag: 'a',
        attributes: { href: 'mailto:a@b.co', slot: 'buttons', 'data-sqs-button': 'button-block' },
        text: 'Mail',
      },
    ],
  ],
  ['no buttons', { type: 'buttons', links: [] }, []],
  [
    'navigation',
    { type: 'navigation', links: [{ text: 'Work', clickthroughUrl: '/work' }] },
    [{ tag: 'a', attributes: { href: '/work', slot: 'navigation' }, text: 'Work' }],
  ],
  [
    'action',
    { type: 'action', text: 'Call', clickthroughUrl: { url: 'tel:123' } },
    [
      {
        tag: 'a',
        attributes: { href: 'tel:123', slot: 'action', 'data-sqs-button': 'button-block' },
        text: 'Call',
      },
    ],
  ],
  [
    'popup-overlay-action without an address closes',
    { type: 'popup-overlay-action', text: 'No, thanks' },
    [
      {
        tag: 'button',
        attributes: { slot: 'popup-overlay-action', type: 'button', 'data-sqs-close': '' },
        text: 'No, thanks',
      },
    ],
  ],
  [
    'popup-overlay-action with one leads there',
    { type: 'popup-overlay-action', text: 'Yes', url: '/yes' },
    [
      {
        tag: 'a',
        attributes: { href: '/yes', slot: 'popup-overlay-action', 'data-sqs-button': 'popup-overlay' },
        text: 'Yes',
      },
    ],
  ],
  [
    'social icons by profile, and by link',
    { type: 'social-icons', links: [{ text: 'Mastodon', url: 'https://m.example/@a' }, { profileUrl: '' }] },
    [
      {
        tag: 'sqs-social-icons',
        attributes: { slot: 'social-icons' },
        children: [{ tag: 'a', attributes: { href: 'https://m.example/@a' }, text: 'Mastodon' }],
      },
    ],
  ],
  [
    'ways to sign in',
    { type: 'sso-options', options: [{ provider: 'Acme', url: '/sso/acme' }, { provider: 'Nowhere' }] },
    [{ tag: 'a', attributes: { href: '/sso/acme', slot: 'sso-options' }, text: 'Sign in with Acme' }],
  ],
  [
    'logo with a picture and a link',
    { type: 'logo', src: '/logo.svg', text: 'Marlow', url: '/' },
    [
      {
        tag: 'a',
        attributes: { slot: 'logo', href: '/' },
        children: [{ tag: 'img', attributes: { src: '/logo.svg', alt: 'Marlow' } }],
      },
    ],
  ],
  [
    'form: of the slide type',
    { type: 'form', ...form },
    [{ tag: 'sqs-form', attributes: { slot: 'form' }, json: { type: 4, ...form } }],
  ],
  ['form that nobody has made', { type: 'form' }, []],
  [
    'newsletter: everything but its type is the tag’s',
    { type: 'newsletter', emailPlaceholder: 'Mail', formId: 'f' },
    [
      {
        tag: 'sqs-newsletter',
        attributes: { slot: 'newsletter' },
        json: { emailPlaceholder: 'Mail', formId: 'f' },
      },
    ],
  ],
  [
    'custom form: a button that opens it',
    { type: 'custom-form', form },
    [
      {
        tag: 'button',
        attributes: {
          slot: 'custom-form',
          type: 'button',
          id: 'sqs-1-custom-form',
          'data-sqs-button': 'button-block',
        },
        text: 'Contact',
      },
      {
        tag: 'sqs-lightbox',
        attributes: { slot: 'custom-form', for: 'sqs-1-custom-form', label: 'Contact' },
        children: [{ tag: 'sqs-form', json: { type: 4, ...form } }],
      },
    ],
  ],
  [
    'password',
    { type: 'password', kind: 'collection', collectionId: 'c' },
    [{ tag: 'sqs-password', attributes: { slot: 'password', kind: 'collection', 'collection-id': 'c' } }],
  ],
  ['lock', { type: 'lock' }, [{ tag: 'sqs-password', attributes: { slot: 'lock' } }]],
  [
    'temp-lock-inject where there is no lock',
    { type: 'temp-lock-inject' },
    [{ tag: 'sqs-password', attributes: { slot: 'temp-lock-inject' } }],
  ],
  [
    'image, as the builder writes it',
    { type: 'image', assetUrl: '/a.jpg', title: 'A' },
    [{ tag: 'img', attributes: { slot: 'image', src: '/a.jpg', alt: 'A' } }],
  ],
  ['no image', { type: 'image' }, []],
  [
    'gallery: a slideshow that goes on every 5 s and fades',
    { type: 'gallery', items: [{ src: '/a.jpg' }] },
    [
      {
        tag: 'sqs-gallery',
        attributes: { slot: 'gallery' },
        json: {
          design: 'slideshow',
          autoplay: true,
          autoplayDuration: 5,
          transition: 'fade',
          thumbnails: false,
          items: [{ src: '/a.jpg' }],
        },
      },
    ],
  ],
  ['empty gallery', { type: 'gallery', items: [] }, []],
  [
    'video, as the builder writes it',
    {
      type: 'video',
      contentItem: { structuredContent: { oembed: { html: '<iframe></iframe>', providerName: 'Vimeo' } } },
    },
    [
      {
        tag: 'sqs-video',
        attributes: { slot: 'video', html: '<iframe></iframe>', provider: 'Vimeo', lightbox: '' },
      },
    ],
  ],
  [
    'map: it does not move under the finger that scrolls the page',
    { type: 'map', location: { mapLat: 1, mapLng: 2 }, mapStyle: 'MinimalDark' },
    [
      {
        tag: 'sqs-map',
        attributes: { slot: 'map' },
        json: {
          noDrag: true,
          noWheel: true,
          location: { mapLat: 1, mapLng: 2 },
          mapStyle: 'MinimalDark',
        },
      },
    ],
  ],
  ['no place', { type: 'map' }, []],
  [
    'tweets',
    { type: 'twitter', tweets: [{ text: 'A' }] },
    [{ tag: 'sqs-tweets', attributes: { slot: 'twitter' }, json: { items: [{ text: 'A' }] } }],
  ],
  ['no tweets', { type: 'twitter' }, []],
  [
    'album',
    { type: 'album', tracks: [{ url: '/a.mp3' }] },
    [
      {
        tag: 'sqs-album-player',
        attributes: { slot: 'album', view: 'cover' },
        json: { tracks: [{ url: '/a.mp3' }] },
      },
    ],
  ],
];

for (const [title, slice, expected] of CASES) {
  test(`slice: ${title}`, () => {
    const { markup, mistakes } = readSlices([slice], CONTEXT);
    assert.deepEqual(markup, expected);
    assert.deepEqual(mistakes, []);
  });
}

test('a lock is put in only where there is none', () => {
  const { markup } = readSlices([{ type: 'temp-lock-inject' }, { type: 'password' }], CONTEXT);
  assert.deepEqual(
    markup.map(({ attributes }) => attributes?.slot),
    ['password'],
  );
});

test('owners who have made no form see one that stands for it', () => {
  const { markup } = readSlices([{ type: 'custom-form' }, { type: 'newsletter' }], {
    ...CONTEXT,
    isDesignFrame: true,
  });
  const [button, lightbox, newsletter] = markup;
  assert.equal(button?.text, 'Write to us');
  const demo = lightbox?.children?.[0]?.json as { fields: { id: string; required: boolean }[] } | undefined;
  assert.deepEqual(
    demo?.fields.map(({ id, required }) => [id, required]),
    [
      ['name', true],
      ['email', true],
      ['subject', true],
      ['message', true],
    ],
  );
  assert.deepEqual(newsletter?.json, {
    fields: [{ id: 'overlayNewsletterEmail', type: 'email', title: 'Email', required: true, locked: true }],
  });
});

for (const [title, slice, path] of [
  ['an unknown type', { type: 'headin' }, 'slices.1.type'],
  ['no type', { text: 'x' }, 'slices.1.type'],
  ['no object', 'heading', 'slices.1.type'],
  ['a name of every object', { type: 'constructor' }, 'slices.1.type'],
  ['a link that runs a script', { type: 'action', text: 'x', url: 'javascript:alert(1)' }, 'slices.1.url'],
  ['links that are no list', { type: 'buttons', links: 'x' }, 'slices.1.links'],
] as const) {
  test(`a slice with ${title} is told, and the others stay`, () => {
    const { markup, mistakes } = readSlices([{ type: 'heading', text: 'A' }, slice], CONTEXT);
    assert.deepEqual(
      mistakes.map((mistake) => mistake.path),
      [path],
    );
    assert.equal(markup[0]?.text, 'A');
    assert.equal(markup.length, 1);
  });
}

/** What addresses play, where they start, and the addresses made of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedAddress, type PlayerOrigins, stillOf, watchAddress } from '../../../src/domain/video/embed.ts';
import {
  readVideoSource,
  shapeOf,
  type VideoSource,
  wrappedAddress,
} from '../../../src/domain/video/source.ts';
import { startTime } from '../../../src/domain/video/start-time.ts';

const ID = 'aqz-KE-bpKQ';
const LIST = 'PLbpi6ZahtOH6Blw3RGYpWkSByi_T7Rygb';
const CHANNEL = 'UCSJ4gkVC6NrvII8umztf0Ow';
const youtube: VideoSource = { provider: 'youtube', id: ID };
const vimeo = (hash = ''): VideoSource => ({ provider: 'vimeo', id: '76979871', hash });
const read = (url: string) => readVideoSource(new URL(url));

describe('video sources', () => {
  const rows: [string, ReturnType<typeof read>][] = [
    [`https://www.youtube.com/watch?v=${ID}`, youtube],
    [`https://youtube.com/watch?list=x&v=${ID}&t=3`, youtube],
    [`https://m.youtube.com/watch?v=${ID}`, youtube],
    [`https://music.youtube.com/watch?v=${ID}`, youtube],
    [`http://youtu.be/${ID}?si=abc`, youtube],
    [`https://www.youtube.com/embed/${ID}?start=3`, youtube],
    [`https://www.youtube.com/embed/${ID}?start=3&end=9`, { ...youtube, end: 9 }],
    [`https://www.youtube.com/embed/${ID}?list=${LIST}`, { ...youtube, list: LIST }],
    [`https://www.youtube.com/embed/videoseries?list=${LIST}`, { provider: 'youtube', id: '', list: LIST }],
    [`https://www.youtube.com/playlist?list=${LIST}`, { provider: 'youtube', id: '', list: LIST }],
    ['https://www.youtube.com/embed/videoseries', 'invalid-id'],
    ['https://www.youtube.com/playlist?list="><x', 'unsupported'],
    [
      `https://www.youtube.com/embed/live_stream?channel=${CHANNEL}`,
      { provider: 'youtube', id: '', channel: CHANNEL },
    ],
    ['https://www.youtube.com/embed/live_stream', 'invalid-id'],
    [`https://www.youtube-nocookie.com/embed/${ID}`, youtube],
    [`https://www.youtube.com/shorts/${ID}`, { ...youtube, isShort: true }],
    [`https://www.youtube.com/live/${ID}?feature=share`, youtube],
    [`https://www.youtube.com/v/${ID}`, youtube],
    ['https://www.youtube.com/watch?v=short', 'invalid-id'],
    [`https://www.youtube.com/watch?v=${ID}x`, 'invalid-id'],
    ['https://www.youtube.com/watch', 'invalid-id'],
    ['https://youtu.be/', 'invalid-id'],
    ['https://www.youtube.com/@channel', 'unsupported'],
    [`https://youtube.com.evil.example/watch?v=${ID}`, 'unsupported'],
    [`https://evilyoutube.com/watch?v=${ID}`, 'unsupported'],
    [`https://example.com/?next=https://youtu.be/${ID}`, 'unsupported'],
    ['https://vimeo.com/76979871', vimeo()],
    ['https://www.vimeo.com/76979871?share=copy', vimeo()],
    ['https://vimeo.com/76979871/8272103f6e', vimeo('8272103f6e')],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', vimeo('8272103f6e')],
    ['https://player.vimeo.com/video/76979871?h="><script>', vimeo()],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo()],
    ['https://vimeo.com/groups/name/videos/76979871', vimeo()],
    ['https://vimeo.com/showcase/1234567/video/76979871', vimeo()],
    ['https://vimeo.com/event/4154130', { provider: 'frame', url: 'https://vimeo.com/event/4154130/embed' }],
    [
      'https://vimeo.com/event/4154130/8272103f6e',
      { provider: 'frame', url: 'https://vimeo.com/event/4154130/embed/8272103f6e' },
    ],
    ['https://vimeo.com/event/next', 'invalid-id'],
    ...[
      'https://player.vimeo.com/progressive_redirect/playback/76979871/rendition/720p/file.mp4?loc=external',
      'https://player.vimeo.com/external/76979871.hd.mp4?s=8272103f6e',
    ].map((url): [string, VideoSource] => [url, { provider: 'file', url }]),
    ['https://vimeo.com/123456', 'invalid-id'],
    ['https://vimeo.com/about', 'invalid-id'],
    ['https://vimeo.com.example/76979871', 'unsupported'],
    ['https://example.com/a.mp4?x=1', { provider: 'file', url: 'https://example.com/a.mp4?x=1' }],
    ['https://example.com/a.WEBM', { provider: 'file', url: 'https://example.com/a.WEBM' }],
    ['https://example.com/a.html', 'unsupported'],
    ['javascript:alert(1)//youtu.be/a.mp4', 'unsupported'],
    ['data:video/mp4,a.mp4', 'unsupported'],
  ];
  for (const [url, expected] of rows) it(url, () => assert.deepEqual(read(url), expected));

  it('finds the player inside an embed service’s wrapper, and nowhere else', () => {
    const inner = 'https://www.youtube.com/embed/x';
    const query = `?src=${encodeURIComponent(inner)}`;
    assert.equal(wrappedAddress(new URL(`https://cdn.embedly.com/widgets/media.html${query}`)), inner);
    assert.equal(wrappedAddress(new URL('https://cdn.embedly.com/widgets/media.html')), undefined);
    assert.equal(wrappedAddress(new URL(`https://example.com/${query}`)), undefined);
  });
});

describe('start time', () => {
  // [address, as specified, as the providers read it]
  const rows: [string, number, number][] = [
    ['?t=90', 90, 90],
    ['?t=90s', 90, 90],
    ['?t=1m30s', 90, 90],
    ['?t=1h2m3s', 3723, 3723],
    ['?t=2m', 2, 120],
    ['?t=1h', 1, 3600],
    ['?t=1h30s', 90, 3630],
    ['?start=45', 0, 45],
    ['#t=45s', 0, 45],
    ['?t=', 0, 0],
    ['?t=soon', 0, 0],
    ['?t=-5', 0, 0],
    ['', 0, 0],
  ];
  for (const [end, specified, standard] of rows) {
    it(`${end || 'nothing'} is ${specified}, by the standard rule ${standard}`, () => {
      const address = new URL(`https://youtu.be/${ID}${end}`);
      assert.equal(startTime(address, 'youtube', 'spec'), specified);
      assert.equal(startTime(address, 'youtube', 'standard'), standard);
    });
  }

  it('of a player’s address is its own, whatever the rule', () => {
    for (const rule of ['spec', 'standard'] as const)
      assert.equal(startTime(new URL(`https://www.youtube.com/embed/${ID}?start=75`), 'youtube', rule), 75);
  });

  it('of Vimeo is only read by the standard rule', () => {
    const address = new URL('https://vimeo.com/76979871#t=1m5s');
    assert.equal(startTime(address, 'vimeo', 'spec'), 0);
    assert.equal(startTime(address, 'vimeo', 'standard'), 65);
  });
});

describe('addresses of players and pages', () => {
  const embed = (source: VideoSource, start = 0, origins?: PlayerOrigins) =>
    embedAddress(source, { pageOrigin: 'https://page.example', start, ...(origins && { origins }) });
  const rows: [string, string, string][] = [
    [
      'YouTube',
      embed(youtube, 90.7),
      `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=https%3A%2F%2Fpage.example&start=90`,
    ],
    [
      'Vimeo with its key',
      embed(vimeo('8272103f6e'), 5),
      'https://player.vimeo.com/video/76979871?autoplay=1&playsinline=1&dnt=1&h=8272103f6e#t=5s',
    ],
    [
      'a stand-in',
      embed(vimeo(), 0, { youtube: '', vimeo: 'http://127.0.0.1:1' }),
      'http://127.0.0.1:1/video/76979871?autoplay=1&playsinline=1&dnt=1',
    ],
    [
      'another provider',
      embed({ provider: 'frame', url: 'https://video.example/e/1' }),
      'https://video.example/e/1',
    ],
    [
      'YouTube until its end',
      embed({ ...youtube, end: 9 }),
      `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=https%3A%2F%2Fpage.example&end=9`,
    ],
    [
      'a playlist of YouTube',
      embed({ ...youtube, id: '', list: LIST }),
      `https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=https%3A%2F%2Fpage.example&list=${LIST}`,
    ],
    [
      'a channel of YouTube',
      embed({ ...youtube, id: '', channel: CHANNEL }),
      `https://www.youtube-nocookie.com/embed/live_stream?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=https%3A%2F%2Fpage.example&channel=${CHANNEL}`,
    ],
    [
      'a playlist’s page',
      watchAddress({ ...youtube, id: '', list: LIST }),
      `https://www.youtube.com/playlist?list=${LIST}`,
    ],
    [
      'a channel’s page',
      watchAddress({ ...youtube, id: '', channel: CHANNEL }),
      `https://www.youtube.com/channel/${CHANNEL}/live`,
    ],
    ['YouTube’s page', watchAddress(youtube), `https://www.youtube.com/watch?v=${ID}`],
    ['Vimeo’s page', watchAddress(vimeo('8272103f6e')), 'https://vimeo.com/76979871/8272103f6e'],
    ['a file', watchAddress({ provider: 'file', url: 'https://a.example/a.mp4' }), 'https://a.example/a.mp4'],
  ];
  for (const [name, actual, expected] of rows) it(name, () => assert.equal(actual, expected));

  it('offers YouTube’s stills in 120, 320, 480 and 640 px', () => {
    const still = stillOf(youtube);
    assert.deepEqual(
      still?.srcset.split(', ').map((candidate) => candidate.split(' ')[1]),
      ['120w', '320w', '480w', '640w'],
    );
    assert.equal(stillOf(vimeo()), undefined);
  });
});

describe('shapes of videos', () => {
  it('are known of shorts, which are upright', () => {
    const shapes = [
      `https://www.youtube.com/shorts/${ID}`,
      `https://youtu.be/${ID}`,
      'https://vimeo.com/76979871',
    ];
    assert.deepEqual(
      shapes.map((url) => shapeOf(read(url) as VideoSource)),
      [9 / 16, 0, 0],
    );
  });
});

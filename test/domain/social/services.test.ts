import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isAddressOf,
  plainName,
  SOCIAL_SERVICES,
  socialService,
} from '../../../src/domain/social/services.ts';

describe('the service of a link', () => {
  const cases: [address: string, said: string, service: string][] = [
    ['https://www.instagram.com/boathouse', '', 'instagram'],
    ['https://twitter.com/a', '', 'x'],
    ['HTTPS://X.COM/a', '', 'x'],
    ['https://me@boathouse.bandcamp.com:443/album', '', 'bandcamp'],
    ['https://youtu.be/abc', '', 'youtube'],
    ['https://notyoutube.com/x.com', '', 'link'],
    ['https://x.com.evil.test/', '', 'link'],
    ['mailto:a@b.test', '', 'email'],
    ['TEL:+49', '', 'phone'],
    ['/feed', '', 'rss'],
    ['https://a.test/blog?format=rss', '', 'rss'],
    ['https://social.a.test/@me', 'Mastodon', 'mastodon'],
    ['https://a.test', 'nobody', 'link'],
    ['', '', 'link'],
  ];
  for (const [address, said, service] of cases)
    it(`${address || 'nothing'}${said && `, said to be ${said}`}: ${service}`, () =>
      assert.equal(socialService(address, said), service));

  it('that nobody knows is called like its host', () => {
    assert.deepEqual(['https://www.a.test/b', '/b'].map(plainName), ['a.test', '/b']);
  });

  const words: [words: string, address: string, isAddress: boolean][] = [
    ['https://www.instagram.com/a/', 'https://instagram.com/a', true],
    ['Instagram.com/a', 'https://www.instagram.com/a', true],
    ['a@b.test', 'mailto:a@b.test', true],
    ['instagram.com/b', 'https://instagram.com/a', false],
    ['Pictures', 'https://instagram.com/a', false],
  ];
  for (const [said, address, isAddress] of words)
    it(`is ${isAddress ? 'not ' : ''}said better by “${said}”`, () =>
      assert.equal(isAddressOf(said, address), isAddress));

  it('has a drawing of its own, one path on its grid', () => {
    const icons = Object.values(SOCIAL_SERVICES).map(({ icon }) => icon);
    assert.equal(new Set(icons).size, icons.length);
    for (const icon of icons) assert.match(icon, /^M[\d\sMmLlHhVvCcSsAaZz.,-]+$/);
  });
});

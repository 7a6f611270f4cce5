/** Image widths, buckets and srcset. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasWidths, imageBucket, imageSrcset, imageUrl } from '../../../src/domain/images/image-widths.ts';

describe('image widths', () => {
  const buckets: [number, number][] = [
    [0, 100],
    [100, 100],
    [101, 300],
    [300, 300],
    [301, 500],
    [500, 500],
    [501, 750],
    [750, 750],
    [751, 1000],
    [1000, 1000],
    [1001, 1500],
    [9000, 1500],
  ];
  for (const [width, bucket] of buckets)
    it(`${width} gives ${bucket}`, () => assert.equal(imageBucket(width), bucket));

  const urls: [string, string][] = [
    ['/a.jpg', '/a.jpg?format=500w'],
    ['/a.jpg?v=1', '/a.jpg?v=1&format=500w'],
    ['/a.jpg?format=100w&v=1', '/a.jpg?v=1&format=500w'],
    ['/a.jpg#x', '/a.jpg?format=500w#x'],
    ['/a.jpg?reformat=1', '/a.jpg?reformat=1&format=500w'],
    ['/a.jpg?u=b?c', '/a.jpg?u=b?c&format=500w'],
  ];
  for (const [from, to] of urls) it(`${from} becomes ${to}`, () => assert.equal(imageUrl(from, 500), to));

  it('lists every width, narrowest first', () => {
    const widths = imageSrcset('/a.jpg')
      .split(', ')
      .map((part) => part.split(' ')[1]);
    assert.deepEqual(widths, ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']);
  });
  it('stops at the original', () => {
    assert.equal(
      imageSrcset('/a.jpg', 400),
      '/a.jpg?format=100w 100w, /a.jpg?format=300w 300w, /a.jpg?format=500w 400w',
    );
    assert.equal(imageSrcset('/a.jpg', 100), '/a.jpg?format=100w 100w');
  });
  it('keeps spaces and commas out of the list', () => {
    assert.equal(imageSrcset('/a b,c.jpg', 50), '/a%20b%2Cc.jpg?format=100w 50w');
  });
});

describe('the widths of the image service', () => {
  for (const [address, expected] of [
    ['https://images.squarespace-cdn.com/content/a.jpg', true],
    ['//static1.squarespace.com/static/a.png?format=500w', true],
    ['https://images.squarespace-cdn.com/content/a.svg', false],
    ['https://bucket.example/a.jpg?signature=abc', false],
    ['/media/a.jpg', false],
  ] as const)
    it(`are ${expected ? '' : 'not '}those of ${address}`, () => assert.equal(hasWidths(address), expected));
});

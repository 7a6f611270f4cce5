/** Lyrics of three kinds, and which line is sung. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLyrics } from '../../../src/domain/audio/lyrics.ts';
import { lineAt } from '../../../src/domain/audio/lyrics-line.ts';

describe('lyrics', () => {
  const rows: [string, string, [number | undefined, string][]][] = [
    [
      'as plain text',
      '\nOne\r\n\r\nTwo \n\n',
      [
        [undefined, 'One'],
        [undefined, ''],
        [undefined, 'Two'],
      ],
    ],
    [
      'as LRC, a line that is sung twice, and what is said of the file',
      '[ar:Ann]\n[00:12.5]Two\n[00:01.00][01:00]One\n[00:30]\nnot sung',
      [
        [1, 'One'],
        [12.5, 'Two'],
        [30, ''],
        [60, 'One'],
      ],
    ],
    [
      'as LRC with an offset',
      '[offset:+500]\n[00:01]One\n[00:00.2]Zero',
      [
        [0, 'Zero'],
        [0.5, 'One'],
      ],
    ],
    [
      'as WebVTT, with numbers, notes, marks and two lines',
      '\uFEFFWEBVTT\n\nNOTE made by hand\n\n1\n00:01.000 --> 00:02.000 align:start\n<v Ann>One\nmore\n\n01:00:02.500 --> 01:00:04.000\n<i>Two</i>\n\nlast words',
      [
        [1, 'One more'],
        [3602.5, 'Two'],
      ],
    ],
    ['of nothing', '', [[undefined, '']]],
    [
      'as text with brackets',
      '[Chorus]\nla la',
      [
        [undefined, '[Chorus]'],
        [undefined, 'la la'],
      ],
    ],
  ];
  for (const [name, text, expected] of rows)
    it(name, () =>
      assert.deepEqual(
        readLyrics(text).map((line) => [line.at, line.text]),
        expected,
      ),
    );

  it('say which line is sung', () => {
    const lines = readLyrics('[00:01]One\n[00:05]Two');
    assert.deepEqual(
      [0, 1, 4.9, 5, 900].map((at) => lineAt(lines, at)),
      [-1, 0, 0, 1, 1],
    );
    assert.equal(lineAt(readLyrics('plain'), 9), -1);
  });
});

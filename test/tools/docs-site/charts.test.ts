/** Charts say in words and numbers what their bars show. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import type { Measurement } from '../../../bench/figures.mjs';
import { build } from '../../../tools/build.mjs';
import { chart, charts } from '../../../tools/docs-site/charts.mjs';
import { buildSite, SITE } from '../../../tools/docs-site.mjs';

const ALBUM: Measurement = {
  name: 'An album <of> 60',
  unit: 'ms',
  kit: { lite: 25 },
  peers: { Peer: 50, Other: 0.01 },
  goals: [],
  isChart: true,
};

describe('a chart', () => {
  const html = chart(ALBUM);
  it('has a row with its number for the kit and for each peer, and bars as long as they are large', () => {
    const rows = [
      ...html.matchAll(/<th scope="row"><bdi>([^<]*)<\/bdi><\/th><td>([^<]*)<\/td>.*?<rect width="([^"]*)"/g),
    ].map((row) => row.slice(1));
    assert.deepEqual(rows, [
      ['The kit, lite', '25', '50.0%'],
      ['Peer', '50', '100.0%'],
      ['Other', '0.01', '0.5%'],
    ]);
  });

  it('says what was measured, in which unit, and what is better', () => {
    assert.ok(html.includes('An album &lt;of&gt; 60 <small>ms, less is better</small>'));
    assert.ok(chart({ ...ALBUM, unit: 'times a second' }).includes('more is better'));
  });

  it('needs no styles in HTML, which policies refuse', () => {
    assert.doesNotMatch(html, /style=/);
  });
});

describe('the start page', () => {
  before(async () => {
    await build();
    await buildSite();
  });

  it('shows the charts of the committed figures, and leads to all of them', () => {
    const html = readFileSync(`${SITE}/index.html`, 'utf8');
    const shown = charts(JSON.parse(readFileSync('docs/figures.json', 'utf8')));
    assert.ok((shown.match(/<table/g)?.length ?? 0) >= 5);
    assert.ok(html.includes(shown));
    assert.match(html, /href="\/figures\.html"/);
  });
});

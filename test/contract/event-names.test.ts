/** Events bear the name of the tag that fires them, so that a nested tag's is never mistaken for one's own. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

/** Those of a player are named after what it plays. */
const NAMES: Readonly<Record<string, string>> = { 'album-player': 'album' };

const widgets = fileURLToPath(new URL('../../src/widgets/', import.meta.url));

describe('events of', () => {
  for (const widget of readdirSync(widgets)) {
    const files = readdirSync(join(widgets, widget), { recursive: true, encoding: 'utf8' });
    const names = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(widgets, widget, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/\bemit\(\s*['`](sqs-[a-z-]+)/g)].map(([, name = '']) => name));
    it(`${widget}: ${names.join(', ') || 'none of its own'}`, () => {
      const strange = names.filter(
        (name) => !name.startsWith(`sqs-${NAMES[widget] ?? widget}-`) && name !== 'sqs-config-error',
      );
      assert.deepEqual(strange, []);
    });
  }
});

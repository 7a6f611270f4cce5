/** The check of the imports finds what it is there for. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { findLayerViolations } from '../../tools/layers.mjs';

/** @param files by path, with what each imports */
function treeOf(test: TestContext, files: Record<string, string[]>): string {
  const base = mkdtempSync(join(tmpdir(), 'layers-'));
  test.after(() => rmSync(base, { recursive: true }));
  for (const room of ['src/domain', 'elements', 'server/src', 'server/owner'])
    mkdirSync(join(base, room), { recursive: true });
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(
      join(base, file),
      imports.map((target) => `import type { X } from '${target}';`).join('\n'),
    );
  }
  return base;
}

describe('the layers', () => {
  it('point down', (t) => {
    const base = treeOf(t, { 'src/domain/a.ts': ['../ui/b.ts'], 'src/ui/b.ts': ['../domain/c.ts'] });
    assert.equal(findLayerViolations(base).length, 1);
    assert.match(findLayerViolations(base)[0] ?? '', /^src\/domain\/a\.ts imports \.\.\/ui\/b\.ts/);
  });

  it('keep the owner’s views and the server apart', (t) => {
    const base = treeOf(t, {
      'server/owner/a.tsx': ['../src/b.ts', 'lit'],
      'server/src/b.ts': ['../owner/c.ts'],
      'server/owner/c.ts': ['../../src/domain/d.ts', 'react'],
    });
    const files = findLayerViolations(base).map((violation) => violation.split(' imports ')[0]);
    assert.deepEqual(files, ['server/src/b.ts', 'server/owner/a.tsx', 'server/owner/a.tsx']);
  });

  it('have no circle, however long, and whatever is imported', (t) => {
    const base = treeOf(t, {
      'src/domain/a.ts': ['./b.ts', './apart.ts'],
      'src/domain/b.ts': ['./c.ts'],
      'src/domain/c.ts': ['./a.ts'],
      'src/domain/apart.ts': [],
      'src/domain/both.ts': ['./a.ts', './apart.ts'],
    });
    const [circle, ...others] = findLayerViolations(base);
    assert.match(circle ?? '', /a\.ts ↔ src\/domain\/b\.ts ↔ src\/domain\/c\.ts: a circle of imports/);
    assert.deepEqual(others, []);
  });
});

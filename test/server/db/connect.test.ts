import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { DATABASE_FILE, openDatabase } from '../../../server/src/db/connect.ts';
import { readSetting, writeSetting } from '../../../server/src/settings-store.ts';
import { temporaryFolder } from '../../support/node/server.ts';

it('the file of a database that was closed is all of it', async (test) => {
  const folder = temporaryFolder(test);
  const [dataDir, copy] = [join(folder, 'one'), join(folder, 'copy')];
  const db = await openDatabase({ dataDir });
  await writeSetting(db, 'color', { name: 'blue' });
  await db.destroy();
  mkdirSync(copy);
  copyFileSync(join(dataDir, DATABASE_FILE), join(copy, DATABASE_FILE));
  const copied = await openDatabase({ dataDir: copy });
  assert.deepEqual(await readSetting(copied, 'color'), { name: 'blue' });
  await copied.destroy();
});

it('takes what a process that was killed left in its log into the file, which needs no log from then on', async (test) => {
  const folder = temporaryFolder(test);
  const [dataDir, killed, alone] = ['one', 'killed', 'alone'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const db = await openDatabase({ dataDir });
  await writeSetting(db, 'color', { name: 'blue' });
  for (const [from, to, names] of [
    [dataDir, killed, [DATABASE_FILE, `${DATABASE_FILE}-wal`]],
    [killed, alone, [DATABASE_FILE]],
  ] as const) {
    mkdirSync(to);
    for (const name of names) copyFileSync(join(from, name), join(to, name));
    const copied = await openDatabase({ dataDir: to });
    assert.deepEqual(await readSetting(copied, 'color'), { name: 'blue' });
    test.after(() => copied.destroy());
  }
  await db.destroy();
});

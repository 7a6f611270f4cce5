import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import Libsql from 'libsql';
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

it('is opened by several at the same moment, when it is new too', async (test) => {
  const dataDir = temporaryFolder(test);
  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ dataDir })));
  await Promise.all(opened.map((db, index) => writeSetting(db, `of ${index}`, { index })));
  const [first] = opened;
  if (first) assert.deepEqual(await readSetting(first, 'of 3'), { index: 3 });
  for (const db of opened) await db.destroy();
});

it('is as it was where its tables could not all be made, as when the process is killed', async (test) => {
  const dataDir = temporaryFolder(test);
  const change = (sql: string) => {
    const file = new Libsql(join(dataDir, DATABASE_FILE));
    file.exec(sql);
    file.close();
  };
  // The second of the tables that the first step makes.
  change('create table forms (id text)');
  await assert.rejects(openDatabase({ dataDir }), /forms.* already exists/);
  change('drop table forms');
  const db = await openDatabase({ dataDir });
  await writeSetting(db, 'color', { name: 'blue' });
  await db.destroy();
});

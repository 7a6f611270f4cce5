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

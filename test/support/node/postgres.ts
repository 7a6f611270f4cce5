/** A PostgreSQL cluster of one's own for a test, when the programs are installed on the machine. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { findPostgres } from '../../../tools/find-postgres.mjs';

export interface PostgresCluster {
  url: string;
  /** Ends it at once, with every connection. */
  down(): Promise<void>;
  /** Starts it again. */
  up(): Promise<void>;
  /** It keeps its connections and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Makes and starts an empty cluster that listens on a socket in its own folder. */
export async function startPostgres(programs: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'sqs-pg-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { cwd: folder, ...user };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'sqs', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...run, stdio: 'pipe' },
  );

  async function start(): Promise<ChildProcess> {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
      // A group of its own, so that all its processes can be stopped together.
      { ...run, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    let log = '';
    await new Promise<void>((done, fail) => {
      server.stderr?.on('data', (data) => {
        log += data;
        if (log.includes('ready to accept connections')) done();
      });
      server.once('exit', (code) => fail(new Error(`postgres ended with ${code}: ${log}`)));
    });
    server.removeAllListeners('exit');
    return server;
  }
  async function end(): Promise<void> {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  /** Each of its processes has a group of its own below the first. */
  function signalAll(signal: NodeJS.Signals): void {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' });
    for (const pid of [server.pid, ...children.split('\n').map(Number)]) if (pid) process.kill(pid, signal);
  }

  let server = await start();
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=sqs`,
    down: end,
    async up() {
      server = await start();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; root lends the test a user without rights. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

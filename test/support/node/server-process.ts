/** Runs the server as a process of its own, as its package has it, and ends it with the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../../tools/build-server.mjs';
import { OWNER_TOKEN } from './server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface ServerProcess {
  origin: string;
  /** Everything it printed up to being ready. */
  output: string;
  /** Ends it as `kill -9` does: nothing of it runs any more. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit code */
  end(): Promise<number | null>;
}

export async function startProcess(test: TestContext, env: Record<string, string>): Promise<ServerProcess> {
  const child = await spawnServer({ PORT: '0', OWNER_TOKEN, RATE_LIMIT: '1000000', ...env });
  test.after(() => child.kill('SIGKILL'));
  const { output, code } = await outputUntil(child, /ready at .*\n.*\/inbox.*\n/);
  const origin = /ready at (http:[^\s"]+?)\/[\s"]/.exec(output)?.[1];
  if (!origin) throw new Error(`The server ended with ${code}: ${output}`);
  return {
    origin,
    output,
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    async end() {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

/** Runs a server that is expected to end by itself. */
export async function runProcess(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  return outputUntil(await spawnServer(env, args), undefined);
}

/** Starts in a third of the time that the sources take. */
let program: Promise<string> | undefined;

async function spawnServer(env: Record<string, string>, args: readonly string[] = []): Promise<ChildProcess> {
  program ??= buildServer();
  return spawn(process.execPath, [await program, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function outputUntil(
  child: ChildProcess,
  expected: RegExp | undefined,
): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      if (expected?.test(output)) done({ code: null, output });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', (code) => done({ code, output }));
  });
}

/** A server in a process of its own for measuring, and visitors who send one form after another as fast as it answers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { buildServer } from '../tools/build-server.mjs';

export const OWNER_TOKEN = 'the-token-of-the-bench';

/** @type {Promise<string> | undefined} */
let program;

/** As its package has it. @param {Record<string, string>} env @returns {Promise<Server>} once it is ready */
export async function startServer(env) {
  program ??= buildServer();
  const child = spawn(process.execPath, [await program], {
    env: { ...process.env, PORT: '0', OWNER_TOKEN, RATE_LIMIT: '1000000', TRUST_PROXY: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const data of child.stdout) {
    output += data;
    if (output.includes('/inbox')) break;
  }
  const [, origin] = /ready at (http:\S+?)\/\s/.exec(output) ?? [];
  if (!origin) throw new Error(`The server did not start: ${output}`);
  return new Server(child, origin);
}

export class Server {
  /** @param {import('node:child_process').ChildProcess} child @param {string} origin */
  constructor(child, origin) {
    this.child = child;
    this.origin = origin;
  }

  /** What the process holds in memory now, in MB. */
  memory() {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  }

  async stop() {
    if (this.child.exitCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }
}

/** @typedef {{ status: number, head: string, body: string }} Answer */

/** One connection that is kept, by hand: the client of Node takes as much of the machine as the server that is measured. */
class Connection {
  /** @param {string} origin */
  constructor(origin) {
    const { hostname, port } = new URL(origin);
    this.host = `${hostname}:${port}`;
    this.socket = connect(Number(port), hostname);
    this.socket.setEncoding('latin1').setNoDelay();
    this.received = '';
    /** @type {((answer: Answer) => void) | undefined} */
    this.answer = undefined;
    this.socket.on('data', (data) => this.take(String(data)));
  }

  /** @param {string} method @param {string} path @param {string} headers lines with their ends @param {string} body ASCII @returns {Promise<Answer>} */
  ask(method, path, headers = '', body = '') {
    return new Promise((done, fail) => {
      this.answer = done;
      this.socket.once('error', fail);
      const length = `content-length: ${body.length}\r\n`;
      this.socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${length}${headers}\r\n${body}`);
    });
  }

  /** @param {string} data */
  take(data) {
    this.received += data;
    const end = this.received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.received.slice(0, end);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (this.received.length < end + 4 + length) return;
    const body = this.received.slice(end + 4, end + 4 + length);
    this.received = this.received.slice(end + 4 + length);
    this.socket.removeAllListeners('error');
    this.answer?.({ status: Number(head.slice(9, 12)), head, body });
  }
}

/** A visitor's way through a form: a key and a save. @param {Connection} connection @param {string} headers @param {number} turn */
async function submit(connection, headers, turn) {
  const key = await connection.ask('POST', '/api/form/FormSubmissionKey', headers, '{}');
  const form = JSON.stringify({ name: `Visitor ${turn}`, message: `I write for the ${turn}th time.` });
  const body = JSON.stringify({ formId: 'bench', key: JSON.parse(key.body).key, form, pagePath: '/' });
  const saved = await connection.ask('POST', '/api/form/SaveFormSubmission', headers, body);
  if (saved.status !== 200) throw new Error(`A submission was answered with ${saved.status}: ${saved.body}`);
}

/**
 * Visitors of all servers together, each from an address of their own and with one submission under way at a time.
 * @param {readonly Server[]} servers
 * @param {{ visitors: number, seconds?: number, submissions?: number }} load until one of both is reached
 * @returns {Promise<{ perSecond: number, p99: number }>} submissions, ms from asking for the key to being stored
 */
export async function submitFor(servers, { visitors, seconds = Infinity, submissions = Infinity }) {
  /** @type {number[]} */
  const spent = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let turn = 0;
  const visit = async (/** @type {number} */ index) => {
    const server = /** @type {Server} */ (servers[index % servers.length]);
    const connection = new Connection(server.origin);
    const { head } = await connection.ask('GET', '/inbox');
    const cookies = [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, cookie]) => cookie).join('; ');
    const [, crumb = ''] = /crumb=([^;]+)/.exec(cookies) ?? [];
    const address = `x-forwarded-for: 192.0.2.${index}\r\n`;
    const headers = `content-type: application/json\r\nx-csrf-token: ${crumb}\r\ncookie: ${cookies}\r\n${address}`;
    while (performance.now() < end && turn < submissions) {
      const begun = performance.now();
      turn += 1;
      await submit(connection, headers, turn);
      spent.push(performance.now() - begun);
    }
    connection.socket.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
  const elapsed = (performance.now() - started) / 1000;
  spent.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => spent[Math.floor(share * (spent.length - 1))] ?? 0;
  return { perSecond: spent.length / elapsed, p99: at(0.99) };
}

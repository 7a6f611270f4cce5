/** A target of deliveries on loopback: takes what it is sent, and answers or fails as the test says. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export interface TargetRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** What it was answered, once it was. */
  status?: number;
}

/** `hang`: no answer at all; `drip`: a 200 whose body never ends; `garbage`: something that is no HTTP; `reset`: the connection is cut. */
export type Answer =
  | { status: number; headers?: Record<string, string>; body?: string; afterMs?: number }
  | 'hang'
  | 'drip'
  | 'garbage'
  | 'reset';

export interface HttpTarget {
  url: string;
  requests: TargetRequest[];
  /** What it answers from now on; 200 without it. */
  answer: (request: TargetRequest) => Answer;
  /** Resolves with the request that makes it so many. */
  received(count: number): Promise<TargetRequest>;
  /** Lets go of what hangs: it is answered 200. */
  release(): void;
  /** Nobody listens there any more. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function startTarget(test: TestContext): Promise<HttpTarget> {
  const waiting: { count: number; done: (request: TargetRequest) => void }[] = [];
  const hanging: (() => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const taken: TargetRequest = { method, path: url, headers, body };
      const end = ({ status, headers, body }: Exclude<Answer, string>) => {
        taken.status = status;
        response.writeHead(status, headers).end(body);
      };
      target.requests.push(taken);
      for (const { count, done } of waiting) if (target.requests.length >= count) done(taken);
      const answer = target.answer(taken);
      if (answer === 'hang') hanging.push(() => end({ status: 200 }));
      else if (answer === 'drip') {
        taken.status = 200;
        response.writeHead(200).write('{');
        hanging.push(() => response.end());
      } else if (answer === 'garbage') request.socket.end('220 this is another protocol\r\n');
      else if (answer === 'reset') request.socket.destroy();
      else if (answer.afterMs) setTimeout(end, answer.afterMs, answer);
      else end(answer);
    });
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  test.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const target: HttpTarget = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    answer: () => ({ status: 200 }),
    received: (count) =>
      new Promise((done) => {
        const last = target.requests[count - 1];
        if (last) done(last);
        else waiting.push({ count, done });
      }),
    release: () => {
      for (const end of hanging.splice(0)) end();
    },
    async down() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
    up: () => listen(port),
  };
  return target;
}

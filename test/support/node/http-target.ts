/** A target of deliveries on loopback: takes what it is sent, and answers or fails as the test says. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export interface TargetRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** `hang`: no answer at all; `garbage`: something that is no HTTP. */
type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'hang' | 'garbage';

export interface HttpTarget {
  url: string;
  requests: TargetRequest[];
  /** What it answers from now on; 200 without it. */
  answer: (request: TargetRequest) => Answer;
  /** Resolves with the request that makes it so many. */
  received(count: number): Promise<TargetRequest>;
  /** Lets go of what hangs. */
  release(): void;
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
      const taken = { method, path: url, headers, body };
      target.requests.push(taken);
      for (const { count, done } of waiting) if (target.requests.length >= count) done(taken);
      const answer = target.answer(taken);
      if (answer === 'hang') hanging.push(() => response.end());
      else if (answer === 'garbage') request.socket.end('220 this is another protocol\r\n');
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  test.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const target: HttpTarget = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
  };
  return target;
}

/** Serves the built kit beside pages that a test writes, streamed in pieces where the test wants it. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export type PageAnswer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * @param pages by path; a text is served as HTML
 * @returns the server's origin
 */
export async function servePages(
  test: TestContext,
  pages: Record<string, string | PageAnswer>,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = pages[path];
    if (typeof page === 'function') return page(request, response);
    if (page !== undefined) {
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      return void response.setHeader('content-type', `${type}; charset=utf-8`).end(page);
    }
    const file = `.${path}`;
    if (path.startsWith('/dist/') && existsSync(file)) {
      // Frames without an origin of their own may have it, as from a CDN.
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.setHeader('content-type', type).setHeader('access-control-allow-origin', '*');
      return void createReadStream(file).pipe(response);
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An answer that is on its way until a test lets it arrive, which waits for the request to be there. */
export function heldAnswer(answer: PageAnswer): { page: PageAnswer; release(): Promise<void> } {
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  let asked = () => {};
  const isAsked = new Promise<void>((done) => {
    asked = done;
  });
  return {
    async page(request, response) {
      asked();
      await isReleased;
      return answer(request, response);
    },
    async release() {
      await isAsked;
      release();
    },
  };
}

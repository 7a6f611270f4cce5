/**
 * A scripted HTTP server for browser tests, as middleware of the test runner.
 *
 * A test writes its script to `PUT /stub/<name>`: a list of answers per "METHOD path". The element under test gets
 * `api-root="/stub/<name>/"`; each request takes the next answer of its list (the last one repeats) and is recorded,
 * to be read with `GET /stub/<name>`. The real network path of the kit stays in use.
 *
 * An answer: `{ status, json?, text?, headers?, hold?, drop? }`; `hold: "a"` waits until `POST /stub/<name>/release/a`,
 * `drop: true` closes the connection in the middle of the answer. `GET /stub/<name>/aborted/<path>` is answered as soon
 * as the browser has given up a request for that path.
 */

/** @typedef {{ status?: number, json?: unknown, text?: string, headers?: Record<string, string>, hold?: string, drop?: boolean }} StubAnswer */
/** @typedef {{ open: () => void, opened: Promise<void> }} Gate */
/** @typedef {{ method: string, path: string, query: string, headers: Record<string, string | string[] | undefined>, body: string }} StubRequest */

/** @returns {import('koa').Middleware} */
export function stubApi() {
  /** @type {Map<string, { answers: Record<string, StubAnswer[]>, requests: StubRequest[], held: Map<string, () => void>, released: Set<string>, aborted: Map<string, Gate> }>} */
  const stubs = new Map();

  return async (context, next) => {
    const match = /^\/stub\/([^/?]+)(\/[^?]*)?/.exec(context.url);
    if (!match) return next();
    const [, name = '', path = ''] = match;
    const body = await readBody(context.req);
    if (path === '' && context.method === 'PUT') {
      stubs.set(name, {
        answers: JSON.parse(body),
        requests: [],
        held: new Map(),
        released: new Set(),
        aborted: new Map(),
      });
      context.body = {};
      return;
    }
    const stub = stubs.get(name);
    if (!stub) {
      context.status = 404;
      return;
    }
    if (path === '' && context.method === 'GET') {
      context.body = stub.requests;
      return;
    }
    if (path.startsWith('/release/')) {
      const hold = path.slice('/release/'.length);
      stub.released.add(hold);
      stub.held.get(hold)?.();
      context.body = {};
      return;
    }
    const abortedPrefix = '/aborted';
    if (path.startsWith(`${abortedPrefix}/`)) {
      await gate(stub.aborted, path.slice(abortedPrefix.length)).opened;
      context.body = {};
      return;
    }
    context.res.once('close', () => {
      if (!context.res.writableFinished) gate(stub.aborted, path).open();
    });
    stub.requests.push({
      method: context.method,
      path,
      query: context.querystring,
      headers: context.headers,
      body,
    });
    await answer(context, stub, path);
  };
}

/** @param {Map<string, Gate>} gates @param {string} name @returns {Gate} */
function gate(gates, name) {
  const known = gates.get(name);
  if (known) return known;
  let open = () => {};
  /** @type {Promise<void>} */
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  const made = { open, opened };
  gates.set(name, made);
  return made;
}

/**
 * @param {import('koa').Context} context
 * @param {{ answers: Record<string, StubAnswer[]>, held: Map<string, () => void>, released: Set<string> }} stub
 * @param {string} path
 */
async function answer(context, stub, path) {
  const list = stub.answers[`${context.method} ${path}`] ??
    stub.answers[path] ?? [{ status: 404, text: 'not in the script' }];
  const reply = (list.length > 1 ? list.shift() : list[0]) ?? {};
  const { hold } = reply;
  if (hold && !stub.released.has(hold))
    await new Promise((resolve) => stub.held.set(hold, () => resolve(undefined)));
  if (reply.drop) {
    // After the headers: browsers silently repeat a request whose connection ends without any answer.
    context.respond = false;
    context.res.writeHead(200, { 'content-length': '100' });
    context.res.write('{', () => context.req.socket.destroy());
    return;
  }
  context.status = reply.status ?? 200;
  for (const [header, value] of Object.entries(reply.headers ?? {})) context.set(header, value);
  if (reply.json !== undefined) {
    context.type = 'application/json';
    context.body = JSON.stringify(reply.json);
  } else if (reply.text !== undefined) {
    context.body = reply.text;
  } else if (context.status !== 204) {
    context.body = '';
  }
}

/** @param {import('node:http').IncomingMessage} request @returns {Promise<string>} */
async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(/** @type {Buffer} */ (part));
  return Buffer.concat(parts).toString('utf8');
}

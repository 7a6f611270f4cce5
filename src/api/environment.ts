/** What the HTTP client works with: the page where there is one, and on Node cookies kept in memory. */
import { type HttpEnvironment, pageEnvironment } from '../services/http/http.ts';

export interface ConnectionOptions {
  /** Where the builder's API is, as `https://example.com/api/`; in a page relative to it. */
  root: string;
  /** Of an owner's program, sent as a bearer token in place of a session. */
  token?: string | undefined;
  fetch?: typeof fetch | undefined;
}

/** @throws {TypeError} on Node without an absolute address */
export function environmentFor(root: string, { token, fetch: given }: ConnectionOptions): HttpEnvironment {
  const hasPage = typeof document !== 'undefined';
  if (!hasPage && !URL.canParse(root))
    throw new TypeError(`root must be an absolute address, but is "${root}".`);
  const send: typeof fetch = given ?? ((input, init) => fetch(input, init));
  const authorized =
    token === undefined ? send : withHeaders(send, () => ({ Authorization: `Bearer ${token}` }));
  if (hasPage) return { ...pageEnvironment(), fetch: authorized };
  const jar = createJar();
  return {
    fetch: withJar(authorized, jar),
    cookies: jar,
    origin: new URL(root).origin,
    baseUrl: root,
    crumbs: new Map(),
  };
}

interface Jar {
  get(name: string): string | undefined;
  set(name: string, value: string): boolean;
  /** As the header `Cookie`; empty: there are none. */
  header(): string;
  /** @param line a header `Set-Cookie` */
  take(line: string): void;
}

/** One client speaks to one site: names are enough, and a cookie that ends is gone. */
function createJar(): Jar {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name),
    set: (name, value) => values.set(name, value).has(name),
    header: () => [...values].map(([name, value]) => `${name}=${value}`).join('; '),
    take(line) {
      const [pair = '', ...attributes] = line.split(';');
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals).trim();
      const value = pair.slice(equals + 1).trim();
      if (equals < 1) return;
      if (value === '' || attributes.some(isOver)) values.delete(name);
      else values.set(name, value);
    },
  };
}

function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=').map((part) => part.trim());
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now();
}

function withJar(send: typeof fetch, jar: Jar): typeof fetch {
  const sent = withHeaders(send, (): Record<string, string> => {
    const cookie = jar.header();
    return cookie ? { Cookie: cookie } : {};
  });
  return async (input, init) => {
    const response = await sent(input, init);
    for (const line of response.headers.getSetCookie()) jar.take(line);
    return response;
  };
}

/** What a call says itself counts more. */
function withHeaders(send: typeof fetch, more: () => Record<string, string>): typeof fetch {
  return (input, init) =>
    send(input, { ...init, headers: { ...more(), ...(init?.headers as Record<string, string>) } });
}

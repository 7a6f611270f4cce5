/** An owner's browser for tests: an account, its session, and the crumb that goes with what it writes. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { OWNER } from './server.ts';

export const PASSWORD = 'correct horse battery';

/** Adds an account by the owner token. */
export async function addOwner(app: FastifyInstance, email: string, password = PASSWORD): Promise<void> {
  const request = { method: 'POST', url: '/api/owner/accounts', headers: OWNER } as const;
  const { statusCode, body } = await app.inject({ ...request, payload: { email, password } });
  if (statusCode !== 201) throw new Error(body);
}

/** A browser with a cookie jar, as an owner's views use it. */
export class OwnerBrowser {
  readonly #app: FastifyInstance;
  readonly cookies: Record<string, string> = {};
  /** What a proxy or a page of elsewhere would add. */
  headers: Record<string, string> = {};

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** An owner with an account who has signed in. */
  static async enter(app: FastifyInstance, email: string): Promise<OwnerBrowser> {
    await addOwner(app, email);
    const browser = new OwnerBrowser(app);
    await browser.signIn(email);
    return browser;
  }

  async ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const headers = { ...this.headers, 'x-csrf-token': this.cookies.crumb ?? '' };
    const request: InjectOptions = { method, url, headers, cookies: this.cookies };
    const answer = await this.#app.inject(payload ? { ...request, payload } : request);
    for (const { name, value } of answer.cookies) this.cookies[name] = value;
    return answer;
  }

  async signIn(email: string, password = PASSWORD) {
    await this.ask('GET', '/inbox');
    return this.ask('POST', '/api/owner/session', { email, password });
  }
}

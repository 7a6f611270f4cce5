/** The server for tests: the real app on a real database in a folder of its own, and a visitor who speaks to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Area, buildApp } from '../../../server/src/app.ts';
import type { ServerOptions } from '../../../server/src/config.ts';
import type { StoredForm } from '../../../server/src/forms/form-entity.ts';
import { type DeliveryOptions, deliveryFrom } from '../../../server/src/outbox/delivery-options.ts';
import { readSeed } from '../../../server/src/seed.ts';
import type { ShownSubmission } from '../../../src/domain/api/owner/submissions.ts';
import { placeOf } from './databases.ts';

export const OWNER_TOKEN = 'the-token-of-the-owner';
export const OWNER = { authorization: `Bearer ${OWNER_TOKEN}` };

/** What the server of the demo begins with. */
export const DEMO_SEED = readSeed(fileURLToPath(new URL('../../../demo/seed.json', import.meta.url)));

/** Nothing that costs an operator a setting. */
export const NO_MEANS: DeliveryOptions = deliveryFrom({}, 20);

/** A new folder that goes when the test ends. */
export function temporaryFolder(test: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'sqs-kit-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds the app; it is closed when the test ends. @param more areas beside the server's own */
export async function startApp(
  test: TestContext,
  options: Partial<ServerOptions> = {},
  more: readonly Area[] = [],
): Promise<FastifyInstance> {
  const dataDir = options.dataDir ?? temporaryFolder(test);
  const place = options.databaseUrl ? { dataDir } : await placeOf(test, dataDir);
  const settings: ServerOptions = {
    ...place,
    ownerToken: OWNER_TOKEN,
    production: false,
    rateLimit: { submissions: 10_000, windowSeconds: 60 },
    allowedOrigins: [],
    trustProxy: false,
    restockCaptcha: false,
    requestTimeoutMs: 60_000,
    databaseWaitMs: 60_000,
    reportsKept: 100_000,
    reload: false,
    delivery: NO_MEANS,
    websiteId: 'site',
    now: Date.now,
    ...options,
  };
  const app = await buildApp(settings, more);
  test.after(() => app.close());
  return app;
}

/** A visitor with a cookie jar, as a classic client of the builder's protocol behaves. */
export class Visitor {
  readonly #app: FastifyInstance;
  crumb = '';

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Opens a page, which brings the crumb. */
  static async arrive(app: FastifyInstance): Promise<Visitor> {
    const visitor = new Visitor(app);
    await visitor.request({ method: 'GET', url: '/inbox' });
    return visitor;
  }

  async request(options: InjectOptions) {
    const response = await this.#app.inject({ ...options, cookies: { crumb: this.crumb } });
    const cookie = response.cookies.find(({ name }) => name === 'crumb');
    if (cookie) this.crumb = cookie.value;
    return response;
  }

  post(url: string, payload?: object | string, headers: Record<string, string> = {}) {
    return this.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-csrf-token': this.crumb, ...headers },
      payload: payload ?? '',
    });
  }

  async key(): Promise<string> {
    const response = await this.post('/api/form/FormSubmissionKey');
    return response.json().key;
  }

  /** Saves with a fresh key unless one is given. */
  async save(formId: string, values: object, more: Record<string, unknown> = {}) {
    const key = more.key ?? (await this.key());
    return this.post('/api/form/SaveFormSubmission', { formId, form: JSON.stringify(values), ...more, key });
  }
}

/** Puts a form into the database through the owner's API. */
export async function createForm(app: FastifyInstance, form: object): Promise<StoredForm> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/rest/forms',
    headers: OWNER,
    payload: form,
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}

export async function submissionsOf(app: FastifyInstance, formId: string): Promise<ShownSubmission[]> {
  const response = await app.inject({
    url: `/api/owner/submissions?formId=${formId}`,
    headers: OWNER,
  });
  return response.json();
}

/** A clock that tests move by hand. */
export function handClock(start = Date.UTC(2026, 10, 27)) {
  const clock = {
    ms: start,
    now: () => clock.ms,
    advance(seconds: number) {
      clock.ms += seconds * 1000;
    },
  };
  return clock;
}

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Endpoint } from '../../src/domain/api/endpoint.ts';
import { startApp } from '../support/node/server.ts';

const FOLDER = new URL('../../src/domain/api/', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call that the tags, the owner's views and the server describe together. */
async function endpoints(): Promise<[string, Endpoint][]> {
  const modules = (readdirSync(FOLDER, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts'))
    .map((file): Promise<object> => import(new URL(file, FOLDER).href));
  return (await Promise.all(modules)).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  );
}

describe('the server', () => {
  it('answers every call of the API that the tags and the owner’s views may make', async (test) => {
    const app = await startApp(test);
    const all = await endpoints();
    assert.ok(all.length >= 40);
    const missing = all.filter(([, { method, path }]) => !app.hasRoute({ method, url: `/api/${path}` }));
    assert.deepEqual(
      missing.map(([name, { method, path }]) => `${name}: ${method} ${path}`),
      [],
      'serve each of them in an area that stands in AREAS of server/src/app.ts, or take it out of src/domain/api',
    );
  });
});

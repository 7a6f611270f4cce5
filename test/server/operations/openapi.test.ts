import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { withTables } from '../../../tools/endpoint-tables.mjs';
import { startApp, temporaryFolder } from '../../support/node/server.ts';

/** Every route that is not a page or a file, as the server itself prints them. */
function routesOf(app: FastifyInstance): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ├└─]*)(\S+) \((.+)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      path.splice(depth - 1, path.length, part);
      const url = path.join('');
      return methods.split(', ').map((method) => `${method} ${url}`);
    })
    .filter((route) => /^(?!HEAD)\w+ \/(api\/|mail\/|healthz|readyz|metrics)/.test(route));
}

describe('the OpenAPI document', () => {
  it('describes every endpoint with a sentence, an answer and its parameters', async (test) => {
    const app = await startApp(test, { protectedDir: temporaryFolder(test) });
    const document = (await app.inject('/api/openapi.json')).json();
    assert.match(document.openapi, /^3\./);
    const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const described = operations
      .filter(({ method }) => method !== 'head')
      .map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    // Of files the server prints a star alone.
    const routes = [...routesOf(app), 'GET /protected/:path'];
    assert.ok(routes.length > 50);
    assert.deepEqual(described.sort(), routes.sort());
    for (const { path, method, operation } of operations) {
      const name = `${method} ${path}`;
      assert.match(operation.summary, /^[A-Z].*\.$/, name);
      assert.ok(
        Object.keys(operation.responses).some((status) => status.startsWith('2')),
        name,
      );
      const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name);
      assert.deepEqual(inPath, params, name);
      if (path.startsWith('/api/owner/') && path !== '/api/owner/session')
        assert.deepEqual(operation.security, [{ token: [] }, { session: [] }], name);
    }
    assert.deepEqual(document.paths['/api/form/FormSubmissionKey'].post.security, [{ crumb: [] }]);
  });

  it('has the schemas that the routes check by', async (test) => {
    const app = await startApp(test);
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const { schema } = paths['/api/owner/tokens'].post.requestBody.content['application/json'];
    assert.deepEqual(schema.required, ['name']);
    assert.equal(schema.properties.name.maxLength, 200);
    const form = paths['/api/rest/forms'].post.requestBody.content['application/json'].schema;
    assert.deepEqual(form.properties.fields.items.required, ['type']);
    const query: { name: string; schema: object }[] = paths['/api/owner/insights'].get.parameters;
    assert.deepEqual(
      query.map(({ name, schema }) => [name, schema]),
      [['days', { type: 'integer', minimum: 1, maximum: 366 }]],
    );
  });
});

describe('the table of calls in server/README.md', () => {
  it('says what the routes say', async (test) => {
    const app = await startApp(test);
    const document = (await app.inject('/api/openapi.json')).json();
    const readme = readFileSync(new URL('../../../server/README.md', import.meta.url), 'utf8');
    assert.equal(readme, withTables(readme, document), 'npm run docs brings it up to date');
    assert.match(readme, /`GET \/readyz` /);
  });
});

interface Operation {
  summary: string;
  responses: object;
  parameters?: { in: string; name: string }[];
  security?: object[];
}

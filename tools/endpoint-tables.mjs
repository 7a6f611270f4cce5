/**
 * The last part of `npm run docs`: writes the tables of calls in server/README.md from the server's own OpenAPI document,
 * which is made of its routes. A test holds them to it (test/server/operations/openapi.test.ts).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildApp } from '../server/src/app.ts';
import { readSettings } from '../server/src/config.ts';
import { markdownTable } from './markdown-table.mjs';

/**
 * @typedef {{ type?: string, properties?: Record<string, Schema>, items?: Schema }} Schema
 * @typedef {{ content?: Record<string, { schema?: Schema }> }} Content
 * @typedef {{ name: string, in: string }} Parameter
 * @typedef {object} Operation
 * @property {string} summary
 * @property {string} [description]
 * @property {Record<string, string[]>[]} [security]
 * @property {Parameter[]} [parameters]
 * @property {Content} [requestBody]
 * @property {Record<string, Content>} responses
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} Document
 */

const README = join(dirname(fileURLToPath(import.meta.url)), '../server/README.md');

/** Whose calls stand between `<!-- calls: name -->` and `<!-- /calls -->`. */
const GROUPS = /(<!-- calls: (\w+) -->\n)[\s\S]*?(<!-- \/calls -->)/g;

/** What is said of an object inside of an object says too much for a table. */
const DEEPEST = 2;

/** @param {string} readme @param {Document} document @returns {string} the README with the tables of this document */
export function withTables(readme, document) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return readme.replace(GROUPS, (_, open, name, close) => {
    const rows = calls
      .filter(({ path, operation }) => groupOf(path, operation) === name)
      .map(({ path, method, operation }) => [callOf(path, method, operation), sayingOf(operation)]);
    return `${open}\n${markdownTable(['Call', 'What it does, and the answer'], rows)}\n\n${close}`;
  });
}

/** @param {string} path @param {Operation} operation */
function groupOf(path, operation) {
  if (!path.startsWith('/api/')) return 'operators';
  return needs(operation, 'token') ? 'owners' : 'visitors';
}

/** @param {Operation} operation @param {string} scheme */
function needs({ security = [] }, scheme) {
  return security.some((one) => scheme in one);
}

/** @param {string} path @param {string} method @param {Operation} operation */
function callOf(path, method, operation) {
  const { parameters = [], requestBody } = operation;
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=`);
  const address = `\`${method.toUpperCase()} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}\``;
  const body = shapeOf(requestBody);
  return [address, needs(operation, 'crumb') ? '(crumb)' : '', body && `\`${body}\``]
    .filter(Boolean)
    .join(' ');
}

/** @param {Operation} operation */
function sayingOf({ summary, description, responses }) {
  const [status = '', content] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const answer = shapeOf(content);
  const code = status === '200' ? '' : status;
  return [summary, description, code, answer && `\`${answer}\``].filter(Boolean).join(' ');
}

/** @param {Content | undefined} content */
function shapeOf(content) {
  return shapeText(content?.content?.['application/json']?.schema ?? {}, 0);
}

/** @param {Schema} schema @param {number} depth @returns {string} empty where it says nothing of what is inside */
function shapeText({ properties = {}, items }, depth) {
  if (items) {
    const inner = shapeText(items, depth);
    return inner && `[${inner}]`;
  }
  const names = Object.entries(properties);
  if (names.length === 0 || depth === DEEPEST) return '';
  const parts = names.map(([name, schema]) => {
    const inner = shapeText(schema, depth + 1);
    return inner ? `${name}: ${inner}` : name;
  });
  return `{ ${parts.join(', ')} }`;
}

/** @returns {Promise<Document>} of a server that has nothing yet */
async function readDocument() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sqs-docs-'));
  try {
    const app = await buildApp(readSettings(['--data-dir', dataDir], {}, dataDir));
    const answer = await app.inject('/api/openapi.json');
    await app.close();
    return answer.json();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const readme = readFileSync(README, 'utf8');
  const written = withTables(readme, await readDocument());
  if (written !== readme) writeFileSync(README, written);
  console.log(written === readme ? 'The tables of calls are up to date.' : 'server/README.md');
}

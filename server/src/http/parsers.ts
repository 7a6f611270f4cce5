/** How request bodies are read: JSON that may be empty, form-encoded, and multipart without files. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { readJson, withoutNul } from './json.ts';

/** A form with a few hundred fields of 10,000 characters fits; a flood does not. */
export const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
/** A survey of a hundred questions has a few hundred controls. */
const MAX_CONTROLS = 2000;

export function addParsers(app: FastifyInstance): void {
  // No address that means something holds a NUL, and a database may not take it.
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(url.includes('%00') ? new Refusal('unreadable') : undefined);
  });
  // Fastify's own parser makes one text of it, which no call takes: better a clear 415.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      // Clients ask for a submission key with a JSON content type and no body at all.
      if (body.length === 0) return undefined;
      const value = readJson(body);
      if (value === undefined) throw new Refusal('unreadable');
      return value;
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      refuseFlood(countOf(body, '&'));
      return fieldsOf(new URLSearchParams(body));
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const type = request.headers['content-type'] ?? '';
      const boundary = /boundary="?([^";]+)/i.exec(type)?.[1] ?? '';
      refuseFlood(boundary ? countOf(body, `--${boundary}`) : 0);
      const response = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
      const form = await response.formData().catch(() => undefined);
      if (!form) throw new Refusal('unreadable');
      return fieldsOf(form);
    },
  );
}

/** Texts by name; a name that occurs again becomes a list. Files are left out. */
function fieldsOf(form: Iterable<[string, FormDataEntryValue]>): Record<string, string | string[]> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const texts = fields.get(name);
    if (texts) texts.push(withoutNul(value));
    else fields.set(name, [withoutNul(value)]);
  }
  return Object.fromEntries(
    [...fields].map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : texts]),
  );
}

function countOf(body: string | Buffer, mark: string): number {
  let count = 0;
  for (
    let at = body.indexOf(mark);
    at >= 0 && count <= MAX_CONTROLS;
    at = body.indexOf(mark, at + mark.length)
  )
    count += 1;
  return count;
}

function refuseFlood(controls: number): void {
  if (controls > MAX_CONTROLS) throw new Refusal('too-large');
}

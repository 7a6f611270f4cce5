/** How request bodies are read: JSON that may be empty, form-encoded, and multipart, without files, in any character set. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { decoderFor } from './charset.ts';
import { readJson, withoutNul } from './json.ts';
import { urlEncoded } from './url-encoded.ts';

/** A form with a few hundred fields of 10,000 characters fits; a flood does not. */
export const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
/** A survey of a hundred questions has a few hundred controls. */
const MAX_CONTROLS = 2000;

export function addParsers(app: FastifyInstance): void {
  // No address that means something holds a NUL, and a database may not take it.
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(url.includes('%00') ? new Refusal('unreadable-address') : undefined);
  });
  // Fastify's own parser makes one text of it, which no call takes: better a clear 415.
  app.removeContentTypeParser('text/plain');
  const add = (type: string, read: (body: Buffer, contentType: string) => Promise<unknown>) =>
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
      read(body, request.headers['content-type'] ?? ''),
    );
  add('application/json', async (body, contentType) => {
    // Clients ask for a submission key with a JSON content type and no body at all.
    if (body.length === 0) return undefined;
    const value = readJson(decoderFor(contentType, body)(body));
    if (value === undefined) throw new Refusal('unreadable-body');
    return value;
  });
  add('application/x-www-form-urlencoded', async (body, contentType) => {
    refuseFlood(countOf(body, '&'));
    return fieldsOf(urlEncoded(body, contentType));
  });
  add('multipart/form-data', async (body, contentType) => {
    const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '';
    refuseFlood(boundary ? countOf(body, `--${boundary}`) : 0);
    const text = decoderFor(contentType, body)(body);
    const response = new Response(text, { headers: { 'content-type': contentType } });
    const form = await response.formData().catch(() => undefined);
    if (!form) throw new Refusal('unreadable-body');
    return fieldsOf(form);
  });
}

/**
 * Texts by name; a name that occurs again becomes a list.
 * @throws Refusal when there is a file: nobody would keep it
 */
function fieldsOf(form: Iterable<[string, FormDataEntryValue]>): Record<string, string | string[]> {
  const fields = new Map<string, string[]>();
  const files: [string, File][] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') files.push([name, value]);
    else fields.set(name, [...(fields.get(name) ?? []), withoutNul(value)]);
  }
  refuseFiles(files);
  return Object.fromEntries(
    [...fields].map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : texts]),
  );
}

function refuseFiles(files: readonly [string, File][]): void {
  // A control in which none was chosen sends one without a name.
  const chosen = files.filter(([, { name, size }]) => name !== '' || size > 0);
  if (chosen.length === 0) return;
  const names = chosen.map(([, { name }]) => `"${name}"`).join(', ');
  throw new Refusal('files', {
    message: `No files are taken here, and nothing was stored. Please leave out ${names} and send the rest again.`,
    answer: { errors: Object.fromEntries(chosen.map(([name]) => [name, 'No files are taken here.'])) },
  });
}

function countOf(body: Buffer, mark: string): number {
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

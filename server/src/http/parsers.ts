/** How request bodies are read: JSON that may be empty, form-encoded, and multipart without files. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../messages.ts';

/** A form with a few hundred fields of 10,000 characters fits; a flood does not. */
export const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

export async function addParsers(app: FastifyInstance): Promise<void> {
  // Fastify's own parser makes one text of it, which no call takes: better a clear 415.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
  // A form's field may be called `__proto__`; nothing here assigns to what it does not own.
  const parseJson = app.getDefaultJsonParser('ignore', 'remove');
  // Clients ask for a submission key with a JSON content type and no body at all.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, String(body), done);
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      readMultipart(body, request.headers['content-type'] ?? ''),
  );
}

/** Text fields of a multipart body; a name that occurs again becomes a list, as with form-encoded bodies. Files are left out. */
async function readMultipart(body: Buffer, contentType: string): Promise<Record<string, string | string[]>> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await response.formData().catch((cause: unknown) => {
    throw Object.assign(new Error(messages.unreadable, { cause }), { statusCode: 400 });
  });
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = form.getAll(name).filter((entry) => typeof entry === 'string');
      return texts.length > 0 ? [[name, texts.length === 1 ? (texts[0] ?? '') : texts]] : [];
    }),
  );
}

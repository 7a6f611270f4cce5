/** Compresses text answers for clients that ask for it: Brotli, else gzip. */
import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below one network packet nothing is gained. */
const MIN_BYTES = 1400;
/** Nearly as small as the highest level at a fraction of the time: answers are compressed as they are sent. */
const BROTLI_QUALITY = 5;
const TEXT = /^(text\/(?!event-stream)|application\/(javascript|json)|image\/svg)/;

export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => done(null, compressed(request, reply, payload)));
}

/** @returns what is sent in place of the payload */
function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const type = String(reply.getHeader('content-type') ?? '');
  if (!TEXT.test(type) || reply.hasHeader('content-encoding')) return payload;
  if (reply.statusCode === 304 || reply.statusCode === 206 || request.method === 'HEAD') return payload;
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', '));
  if (!(typeof payload === 'string' || Buffer.isBuffer(payload) || payload instanceof Readable))
    return payload;
  const bytes =
    payload instanceof Readable ? Number(reply.getHeader('content-length') ?? 0) : Buffer.byteLength(payload);
  const encoding = bytes < MIN_BYTES ? undefined : acceptedEncoding(request.headers['accept-encoding'] ?? '');
  if (!encoding) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length').removeHeader('accept-ranges');
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  const source = payload instanceof Readable ? payload : Readable.from([payload]);
  const target =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip();
  source.on('error', (error) => target.destroy(error));
  return source.pipe(target);
}

function acceptedEncoding(header: string): 'br' | 'gzip' | undefined {
  const accepted = header.split(',').filter((entry) => !/;\s*q=0(\.0+)?\s*$/.test(entry));
  const names = accepted.map((entry) => entry.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}

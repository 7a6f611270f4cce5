/** Serves the kit at /dist/, the demo pages at / and the server's own style sheets and scripts at /server/. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerContext } from './context.ts';

const ASSETS = fileURLToPath(new URL('./pages/assets', import.meta.url));

/** Chunks carry a hash of their content in their name. */
const HASHED = /[/\\]chunks[/\\][^/\\]+-[\w-]{8}\.js$/;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Policy of the pages under /strict/: no inline script or style, no eval, HTML only through the kit's own policy. */
const STRICT_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types sqs-html";

export async function addStaticFiles(app: FastifyInstance, { options }: ServerContext): Promise<void> {
  const common = { cacheControl: false, setHeaders: setCacheHeader };
  await app.register(serveFiles, { ...common, root: ASSETS, prefix: '/server/' });
  // Browsers ask for it on every page that names no icon.
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'));
  await app.register(serveFiles, {
    ...common,
    root: join(options.root, 'dist'),
    prefix: '/dist/',
    decorateReply: false,
  });
  await app.register(serveFiles, {
    ...common,
    root: join(options.root, 'demo'),
    prefix: '/',
    decorateReply: false,
    // The server's own source lies beside the pages.
    allowedPath: (path) => !/^[/\\]*server([/\\]|$)/i.test(path),
    setHeaders: (reply, path) => {
      setCacheHeader(reply, path);
      if (/[/\\]strict[/\\][^/\\]+\.html$/.test(path)) reply.header('content-security-policy', STRICT_POLICY);
    },
  });
}

/** What has a hash in its name never changes; all else is asked for again and mostly answered with 304. */
function setCacheHeader(reply: FastifyReply, path: string): void {
  const forever = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  reply.header('cache-control', HASHED.test(path) ? forever : 'no-cache');
}

/** The area of files: the site's pages at /, the kit at /dist/, the owner's views, the server's own style sheets and scripts. */
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerContext } from './context.ts';
import { staysInside } from './http/inside.ts';
import { addOwnerPages, setOwnerPageHeaders } from './owner/owner-pages.ts';
import { ASSETS_FOLDER, VIEWS_FOLDER } from './package-files.ts';

/** Chunks carry a hash of their content in their name. */
const HASHED = /[/\\]chunks[/\\][^/\\]+-[\w-]{8}\.js$/;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export async function filesArea(app: FastifyInstance, { options }: ServerContext): Promise<void> {
  const { siteDir, kitDir } = options;
  // What begins with a dot is not for visitors: `.git`, `.env`, `.data`.
  const common = { cacheControl: false, dotfiles: 'ignore', setHeaders: setCacheHeader } as const;
  const folder = { ...common, decorateReply: false, allowedPath: staysInside };
  await app.register(serveFiles, {
    ...common,
    root: [ASSETS_FOLDER, VIEWS_FOLDER],
    prefix: '/server/',
    setHeaders: (reply, path) => {
      setCacheHeader(reply, path);
      setOwnerPageHeaders(reply, path);
    },
  });
  addOwnerPages(app);
  // Browsers ask for it on every page that names no icon.
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'));
  if (kitDir) await app.register(serveFiles, { ...folder, root: kitDir, prefix: '/dist/' });
  if (siteDir) await app.register(serveFiles, { ...folder, root: siteDir, prefix: '/' });
}

/** What has a hash in its name never changes; all else is asked for again and mostly answered with 304. */
function setCacheHeader(reply: FastifyReply, path: string): void {
  const forever = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  reply.header('cache-control', HASHED.test(path) ? forever : 'no-cache');
}

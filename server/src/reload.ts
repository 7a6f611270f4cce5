/** Development only: tells open pages to load again when the kit, the owner's views or a page of the site changes. */
import { existsSync, type FSWatcher, watch } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './config.ts';
import { VIEWS_FOLDER } from './package-files.ts';

/** A build writes many files; pages load again once it is quiet. */
const SETTLE_MS = 150;
const CLIENT = `new EventSource('/dev/changes').addEventListener('change', () => location.reload());\n`;
const CLIENT_TAG = '<script type="module" src="/dev/reload.js"></script>\n';

/** Adds `/dev/changes` (server-sent events) and puts the script that listens to it into every page. */
export function addReload(
  app: FastifyInstance,
  { siteDir, kitDir }: Pick<ServerOptions, 'siteDir' | 'kitDir'>,
): void {
  const listeners = new Set<Readable>();
  let timer: NodeJS.Timeout | undefined;
  const announce = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const listener of listeners) listener.push('event: change\ndata:\n\n');
    }, SETTLE_MS);
  };
  const watchers: FSWatcher[] = [siteDir, kitDir, VIEWS_FOLDER].flatMap((folder) =>
    folder && existsSync(folder) ? [watch(folder, { recursive: true }, announce)] : [],
  );
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    for (const listener of listeners) listener.push(null);
  });

  app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript').send(CLIENT));
  app.get('/dev/changes', (request, reply) => {
    const events = new Readable({ read() {} });
    listeners.add(events);
    request.raw.on('close', () => listeners.delete(events));
    events.push(': open\n\n');
    return reply.type('text/event-stream').header('cache-control', 'no-store').send(events);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (!isPage || !(payload instanceof Readable) || reply.hasHeader('content-encoding')) return payload;
    reply.removeHeader('content-length').removeHeader('etag');
    return (await text(payload)) + CLIENT_TAG;
  });
}

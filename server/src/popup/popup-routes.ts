/** The pop-up as the owner configured it, rendered for a page: `GET /api/popup-overlay/render` (spec 1 §7). */
import type { FastifyInstance } from 'fastify';
import { POPUP_STYLE } from '../../../src/domain/popup/settings.ts';
import { read } from '../../../src/domain/schema.ts';
import type { ServerContext } from '../context.ts';
import { requireOwner } from '../owner/auth.ts';
import { popupSchema, readPopup, type ServerPopup, writePopup } from './popup-store.ts';

const renderQuery = {
  type: 'object',
  properties: { currentUrl: { type: 'string' }, forceVisibility: { type: 'string' } },
};

export function addPopupRoutes(app: FastifyInstance, { db, options }: ServerContext): void {
  const preHandler = requireOwner(options);

  app.get<{ Querystring: { currentUrl?: string; forceVisibility?: string } }>(
    '/api/popup-overlay/render',
    { schema: { querystring: renderQuery } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const popup = await readPopup(db);
      const { currentUrl = '/', forceVisibility } = request.query;
      const isShown = popup && (forceVisibility === 'true' || isForPage(popup, currentUrl));
      return isShown
        ? { shouldDisplayOnPage: true, renderedHtml: popup.renderedHtml }
        : { shouldDisplayOnPage: false, renderedHtml: '' };
    },
  );

  app.get('/api/reference/popup', { preHandler }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await readPopup(db)) ?? {};
  });

  app.put('/api/reference/popup', { preHandler }, async (request, reply) => {
    const result = read(popupSchema, request.body);
    if (!result.ok)
      return reply.code(400).send({ error: `${result.path || 'The pop-up'} ${result.reason}.` });
    await writePopup(db, result.value);
    return result.value;
  });
}

/** @param currentUrl path plus hash */
function isForPage({ style, paths, showOnAllPages }: ServerPopup, currentUrl: string): boolean {
  if (style !== POPUP_STYLE.show) return false;
  const path = currentUrl.split(/[?#]/, 1)[0] ?? '';
  return paths.length === 0 ? showOnAllPages : paths.includes(path);
}

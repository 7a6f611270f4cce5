/** The pop-up as the owner configured it, rendered for a page: `GET /api/popup-overlay/render`. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pageSettingsRefusal } from '../../../src/domain/popup/policy.ts';
import { POPUP_STYLE } from '../../../src/domain/popup/settings.ts';
import { flag, type Infer, list, object, oneOf, read, text } from '../../../src/domain/schema.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { requireOwner } from '../owner/auth.ts';
import { readSetting, writeSetting } from '../settings-store.ts';

const SETTING = 'popup';

/** `renderedHtml` is the owner's own HTML, handed out as it is. `paths` are pages; none means all. */
const popupSchema = object({
  style: oneOf([POPUP_STYLE.none, POPUP_STYLE.show], POPUP_STYLE.show),
  renderedHtml: text(),
  paths: list(text()),
  showOnAllPages: flag(true),
});
type ServerPopup = Infer<typeof popupSchema>;

const DEMO_POPUP: ServerPopup = {
  style: POPUP_STYLE.show,
  renderedHtml:
    '<h2>Before you go</h2><p>One letter a month, nothing else.</p>' +
    '<sqs-newsletter form-id="demo-newsletter" submit-button-text="Sign up"></sqs-newsletter>',
  paths: [],
  showOnAllPages: true,
};

const renderQuery = {
  type: 'object',
  properties: { currentUrl: { type: 'string' }, forceVisibility: { type: 'string' } },
};

export function addPopupRoutes(app: FastifyInstance, { db, options }: ServerContext): void {
  const preHandler = requireOwner(options);
  const current = () => readPopup(db, options.production);

  app.get<{ Querystring: { currentUrl?: string; forceVisibility?: string } }>(
    '/api/popup-overlay/render',
    { schema: { querystring: renderQuery } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const popup = await current();
      const { currentUrl = '/', forceVisibility } = request.query;
      const isShown = popup && (forceVisibility === 'true' || isForPage(popup, currentUrl));
      return isShown
        ? { shouldDisplayOnPage: true, renderedHtml: popup.renderedHtml }
        : { shouldDisplayOnPage: false, renderedHtml: '' };
    },
  );

  app.get('/api/reference/popup', { preHandler }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await current()) ?? {};
  });

  app.put('/api/reference/popup', { preHandler }, async (request, reply) => {
    const result = read(popupSchema, request.body);
    if (!result.ok)
      return reply.code(400).send({ error: `${result.path || 'The pop-up'} ${result.reason}.` });
    await writeSetting(db, SETTING, result.value);
    return result.value;
  });
}

/** A development site starts with one; a real one has none until its owner sets it. */
async function readPopup(db: Kysely<Database>, isProduction: boolean): Promise<ServerPopup | undefined> {
  return (await readSetting<ServerPopup>(db, SETTING)) ?? (isProduction ? undefined : DEMO_POPUP);
}

/** @param currentUrl path plus hash */
function isForPage({ style, paths, showOnAllPages }: ServerPopup, currentUrl: string): boolean {
  const path = currentUrl.split(/[?#]/, 1)[0] ?? '';
  // Paths that are named are the only ones.
  const pages = { style, enabledPages: paths, showOnAllPages: paths.length === 0 && showOnAllPages };
  return pageSettingsRefusal(pages, path) === undefined;
}

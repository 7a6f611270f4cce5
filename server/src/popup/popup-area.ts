/** The area of the pop-up: rendered for a page as the owner configured it. */
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import { RENDER_POPUP, type RenderedPopup } from '../../../src/domain/api/popup.ts';
import { pageSettingsRefusal } from '../../../src/domain/popup/policy.ts';
import { read } from '../../../src/domain/schema.ts';
import { refusalOf } from '../../../src/domain/schema-mistakes.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyObject, anyText, flag, readBy, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { popupSchema, readPopup, type ServerPopup, writePopup } from './popup-store.ts';

const READ = endpoint<{ answer: Partial<ServerPopup> }>('GET', 'owner/popup');
const WRITE = endpoint<{ body: unknown; answer: ServerPopup }>('PUT', 'owner/popup');

/** An address with a long query is still the address of a page. */
const MAX_URL_LENGTH = 8000;
const renderQuery = shape<{ currentUrl?: string; forceVisibility?: string }>({
  currentUrl: text(MAX_URL_LENGTH),
  forceVisibility: text(),
});
const rendered = shape<RenderedPopup>({
  shouldDisplayOnPage: required(flag),
  renderedHtml: required(anyText),
});

export async function popupArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { db } = context;

  serve(
    app,
    RENDER_POPUP,
    { summary: 'Renders the pop-up of the site for a page.', query: renderQuery, answer: rendered },
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

  forOwner(app, context, (owner) => {
    serve(
      owner,
      READ,
      {
        summary: 'Reads the pop-up of the site.',
        description: '`{ style, renderedHtml, paths, showOnAllPages }`, or `{}`.',
        answer: anyObject,
      },
      async () => (await readPopup(db)) ?? {},
    );

    serve(
      owner,
      WRITE,
      {
        summary: 'Sets the pop-up of the site.',
        description: 'Takes and answers `{ style, renderedHtml, paths, showOnAllPages }`.',
        body: readBy(popupSchema),
        answer: anyObject,
      },
      async (request) => {
        const result = read(popupSchema, request.body);
        const wrong = refusalOf(result);
        if (wrong)
          throw new Refusal('popup-invalid', { message: `${wrong.path || 'The pop-up'} ${wrong.reason}.` });
        await writePopup(db, result.value);
        return result.value;
      },
    );
  });
}

/** @param currentUrl path plus hash */
function isForPage({ style, paths, showOnAllPages }: ServerPopup, currentUrl: string): boolean {
  const path = currentUrl.split(/[?#]/, 1)[0] ?? '';
  const enabledPages = paths.length > 0 ? paths : undefined;
  return pageSettingsRefusal({ style, enabledPages, showOnAllPages }, path) === undefined;
}

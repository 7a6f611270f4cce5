/** The area of what owners make of their site: navigations, header and footer, languages, stores, preferences, and the look-up of places. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addCollectionsRoutes } from './collections-routes.ts';
import { addHeaderFooterRoutes } from './header-footer-routes.ts';
import { addLayoutRoutes } from './layout-routes.ts';
import { addMultilingualRoutes } from './multilingual-routes.ts';
import { addPlacesRoutes } from './places-routes.ts';
import { addPreferencesRoutes } from './preferences-routes.ts';

export async function siteArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  addLayoutRoutes(app, context);
  addHeaderFooterRoutes(app, context);
  addMultilingualRoutes(app, context);
  addCollectionsRoutes(app, context);
  addPreferencesRoutes(app, context);
  addPlacesRoutes(app, context);
}

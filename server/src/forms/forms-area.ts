/** The area of forms: their definitions, submitting with and without scripts, and what the owner reads of it. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addFormsRoutes } from './forms-routes.ts';
import { addPlainPostRoutes } from './plain-post-routes.ts';
import { addSubmissionsRoutes } from './submissions-routes.ts';
import { addSubmitRoutes } from './submit-routes.ts';

export async function formsArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  addFormsRoutes(app, context);
  addSubmitRoutes(app, context);
  addPlainPostRoutes(app, context);
  addSubmissionsRoutes(app, context);
}

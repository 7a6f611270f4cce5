/** The area of tracking: what visitors' pages report, and what the owner reads of it. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addCensusRoutes } from './census-routes.ts';
import { addEventsRoutes } from './events-routes.ts';
import { addReportsRoutes } from './reports-routes.ts';

export async function censusArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  addCensusRoutes(app, context);
  addEventsRoutes(app, context);
  addReportsRoutes(app, context);
}

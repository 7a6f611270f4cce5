/** The area of tracking: what visitors' pages report, and what the owner reads of it. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addCensusRoutes } from './census-routes.ts';
import { addEventsRoutes } from './events-routes.ts';
import { createReportsKeeper } from './reports-keeper.ts';
import { addReportsRoutes } from './reports-routes.ts';

export async function censusArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  const take = createReportsKeeper(context);
  addCensusRoutes(app, context, take);
  addEventsRoutes(app, context, take);
  addReportsRoutes(app, context);
}

/** The area that lets visitors in: passwords, sessions, protected assets. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addAssetRoutes } from './asset-routes.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { addSessionRoutes } from './session-routes.ts';

export async function visitorsArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  addPasswordRoutes(app, context);
  addSessionRoutes(app, context);
  addAssetRoutes(app, context);
}

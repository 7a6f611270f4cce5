/** The area of owners: their sessions, their accounts, the tokens of their programs. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addOwnerSessionRoutes } from './session-routes.ts';

export async function ownerArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  addOwnerSessionRoutes(app, context);
  addAccountRoutes(app, context);
}

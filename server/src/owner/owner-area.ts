/** The area of owners: their sessions, their accounts, the tokens of their programs, what they set, the lists they read, and what they answer people. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addListsRoutes } from './lists-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addOwnerSessionRoutes } from './session-routes.ts';
import { addSettingsRoutes } from './settings-routes.ts';

export async function ownerArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  addOwnerSessionRoutes(app, context);
  addAccountRoutes(app, context);
  addSettingsRoutes(app, context);
  addListsRoutes(app, context);
  addPeopleRoutes(app, context);
}

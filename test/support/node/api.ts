/** The client of owners' programs on a server that listens, as a program on another machine would use it. */
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../../../server/src/config.ts';
import { type Api, type ApiOptions, createApi } from '../../../src/api/index.ts';
import { addOwner, PASSWORD } from './owner.ts';
import { OWNER_TOKEN, startApp } from './server.ts';

export const OWNER_EMAIL = 'ada@example.com';

export interface ApiHouse {
  app: FastifyInstance;
  root: string;
  /** With the owner token. */
  api: Api;
  /** Method and path of every call that reached the server, below the root. */
  calls: string[];
  connect(options?: Partial<ApiOptions>): Api;
  /** Somebody who signed in, by cookies. */
  enter(): Promise<Api>;
}

export async function startApi(test: TestContext, options: Partial<ServerOptions> = {}): Promise<ApiHouse> {
  const app = await startApp(test, options);
  const calls: string[] = [];
  app.server.prependListener('request', ({ method, url }) =>
    calls.push(`${method} ${url?.replace('/api/', '')}`),
  );
  const root = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/`;
  const connect = (more: Partial<ApiOptions> = {}) => createApi({ root, ...more });
  return {
    app,
    root,
    calls,
    connect,
    api: connect({ token: OWNER_TOKEN }),
    async enter() {
      await addOwner(app, OWNER_EMAIL);
      const api = connect();
      await api.owner.session.signIn({ body: { email: OWNER_EMAIL, password: PASSWORD } });
      return api;
    },
  };
}

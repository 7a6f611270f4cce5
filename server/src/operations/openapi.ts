/** The OpenAPI document: made of the schemas that the routes check and answer with, and of a sentence for each. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import { anyObject, anyText, required, shape } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { SUMMARIES } from './summaries.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reached by owners only. */
    isForOwners?: boolean;
  }
}

const READ = endpoint<{ answer: object }>('GET', 'openapi.json');

const refusal = {
  description: 'A refusal: words for people, and a code that stays the same.',
  ...shape<{ error: string; code: string }>({ error: required(anyText), code: required(anyText) }),
};

/** Either is enough. */
const OWNERS: Record<string, string[]>[] = [{ token: [] }, { session: [] }];

/** Before the routes: it learns of each as it is added. */
export async function collectRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'sqs-kit-server', version: '1' },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: 'ownerSession' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const summary = SUMMARIES[`${[route.method].flat()[0]} ${url}`];
      const security = route.config?.isForOwners ? { security: OWNERS } : {};
      const hide = !url.startsWith('/api/') && summary === undefined;
      const response = { ...(schema?.response as object | undefined), default: refusal };
      return { url, schema: { ...schema, ...security, summary, response, hide } };
    },
  });
}

export async function openApiArea(app: FastifyInstance): Promise<void> {
  serve(app, READ, { answer: anyObject }, async () => app.swagger());
}

/** The OpenAPI document: made of the schemas that the routes check and answer with, and of the sentence of each. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { CRUMB_HEADER } from '../../../src/domain/api/crumb.ts';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import { anyObject, anyText, type JsonSchema, required, shape } from '../http/schema.ts';
import { serve } from '../http/serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reached by owners only. */
    isForOwners?: boolean;
    /** Refused without the visitor's crumb. */
    needsCrumb?: boolean;
    /** What the handler takes, where no schema stands before it. */
    bodyOfRule?: JsonSchema | undefined;
  }
}

const READ = endpoint<{ answer: object }>('GET', 'openapi.json');

const refusal = {
  description: 'A refusal: words for people, and a code that stays the same.',
  ...shape<{ error: string; code: string }>({ error: required(anyText), code: required(anyText) }),
};

type Security = Record<string, string[]>[];
/** Either is enough. */
const OWNERS: Security = [{ token: [] }, { session: [] }];
const VISITORS: Security = [{ crumb: [] }];

/** Before the routes: it learns of each as it is added. */
export async function collectRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'sqs-kit-server', version: '1' },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          crumb: { type: 'apiKey', in: 'header', name: CRUMB_HEADER },
          session: { type: 'apiKey', in: 'cookie', name: 'ownerSession' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { isForOwners, needsCrumb, bodyOfRule: body } = route.config ?? {};
      const security = isForOwners ? OWNERS : needsCrumb ? VISITORS : undefined;
      const hide = schema?.summary === undefined;
      const response = { ...(schema?.response as object | undefined), default: refusal };
      return {
        // A document has names alone for what stands in an address.
        url: url.replace('*', ':path'),
        schema: { ...schema, ...(body && { body }), ...(security && { security }), response, hide },
      };
    },
  });
}

export async function openApiArea(app: FastifyInstance): Promise<void> {
  serve(app, READ, { summary: 'Describes every endpoint: this document.', answer: anyObject }, async () =>
    app.swagger(),
  );
}

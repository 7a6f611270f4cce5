/** Puts a call of src/domain/api on a route: schemas and handler must be of the types that the tags know it by. */
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointShape } from '../../../src/domain/api/endpoint.ts';
import { requireCrumb } from './crumb.ts';
import { anything, type JsonSchema, schemaOfRule, text } from './schema.ts';

type Part<S, K extends string> = S extends Readonly<Record<K, infer T>> ? T : undefined;
type SchemaFor<S, K extends string> =
  Part<S, K> extends undefined ? { [P in K]?: never } : Record<K, JsonSchema>;

type RouteOf<S extends EndpointShape> = SchemaFor<S, 'body'> &
  SchemaFor<S, 'query'> &
  SchemaFor<S, 'answer'> & {
    /** What it does, in a sentence: for the OpenAPI document and the table of calls in the README. */
    summary: string;
    /** What its schemas do not say. */
    description?: string;
    /** Of the answer; without one 200, or 204 when there is nothing to say. */
    status?: number;
    /** Run in this order, once the body was read and before it is held against its schema. */
    guards?: readonly ((request: FastifyRequest, reply: FastifyReply) => Promise<void>)[];
    bodyLimit?: number;
    config?: FastifyContextConfig;
  };

type RequestOf<S extends EndpointShape> = FastifyRequest<{
  Body: Part<S, 'body'>;
  Querystring: Part<S, 'query'>;
  Params: Record<Part<S, 'params'> extends string ? Part<S, 'params'> : never, string>;
}>;

/** A page or a file is sent by the reply itself. */
type AnswerOf<S extends EndpointShape> = S extends { answer: infer A } ? A | FastifyReply : unknown;

/** @param handler answers with the body of a success; what it refuses it throws (errors.ts) */
export function serve<S extends EndpointShape>(
  app: FastifyInstance,
  { method, path }: Endpoint<S>,
  route: RouteOf<S>,
  handler: (request: RequestOf<S>, reply: FastifyReply) => Promise<AnswerOf<S>>,
): void {
  const {
    body,
    query,
    answer,
    summary,
    description,
    guards = [],
    bodyLimit,
    config,
  } = route as RouteOf<EndpointShape> & Record<'body' | 'query' | 'answer', JsonSchema | undefined>;
  const status = route.status ?? (answer ? 200 : 204);
  app.route({
    method,
    url: `/api/${path}`,
    preValidation: [...guards],
    ...(bodyLimit ? { bodyLimit } : {}),
    config: { ...config, needsCrumb: guards.includes(requireCrumb), bodyOfRule: schemaOfRule(body) },
    schema: {
      summary,
      ...(description ? { description } : {}),
      ...(body ? { body } : {}),
      ...(query ? { querystring: query } : {}),
      params: paramsOf(path),
      response: { [status]: answer ?? (status === 204 ? { type: 'null' } : anything) },
    },
    handler: async (request, reply) => {
      reply.code(status);
      const result = await handler(request as RequestOf<S>, reply);
      // Who has sent the answer hands back the reply, which is waited for and leaves nothing.
      return result === undefined && !reply.sent ? reply.send() : result;
    },
  });
}

/** Ids stand in addresses; none is longer than this. */
const MAX_PARAM_LENGTH = 200;

/** By path: one that is the same object is compiled once (validator.ts). */
const paramSchemas = new Map<string, JsonSchema>();

function paramsOf(path: string): JsonSchema {
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  const schema = paramSchemas.get(path) ?? {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, text(MAX_PARAM_LENGTH)])),
  };
  paramSchemas.set(path, schema);
  return schema;
}

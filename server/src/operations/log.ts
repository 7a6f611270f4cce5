/** The server's log: a JSON line for each request and each mistake, with nothing that tells who asked (behaviour/owners#log). */
import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { ServerOptions } from '../config.ts';

/** Addresses of people end up in the words of databases and mail servers. */
const EMAIL = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** What the framework is told about its log. */
export function logSettings({ logLevel = 'error', logTo }: Pick<ServerOptions, 'logLevel' | 'logTo'>) {
  return {
    logger: {
      level: logLevel,
      ...(logTo ? { stream: logTo } : {}),
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level: string) => ({ level }) },
      serializers: { err: withoutPeople, req: askedFor },
    },
    logController: new OneLineEach({ requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
  } satisfies FastifyServerOptions;
}

/** So that who saw a mistake can say which one it was. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

const TELLS_OF_REQUESTS = ['info', 'debug', 'trace'];

/** One line once a request is answered, in place of the framework's two, which say who asked for which address. */
class OneLineEach extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (!TELLS_OF_REQUESTS.includes(request.log.level)) return;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ ...askedFor(request), status, ms: Math.round(elapsedTime) }, 'request');
  }
}

/** The route and not the address, which may hold a token, a search, somebody's name. */
function askedFor({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url };
}

/** Of an error its words and place; databases add the rows that it is about. */
function withoutPeople({ name, message, stack = '', ...more }: Error & { code?: unknown }) {
  const code = typeof more.code === 'string' ? { code: more.code } : {};
  return { type: name, message: message.replace(EMAIL, '…'), stack: stack.replace(EMAIL, '…'), ...code };
}

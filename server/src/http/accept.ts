/** Whether a request comes from a person's browser or from a program, by what it says that it accepts. */
import type { FastifyRequest } from 'fastify';

/** A browser that navigates asks for HTML by name. */
export function wantsPage({ headers: { accept } }: FastifyRequest): boolean {
  return accept?.includes('text/html') ?? false;
}

/** A script of ours asks for JSON by name. */
export function wantsJson(request: FastifyRequest): boolean {
  return !wantsPage(request) && (request.headers.accept?.includes('application/json') ?? false);
}

/** How long a visitor has been on the site, where that can be told (behaviour/forms#spam). */
import type { FastifyRequest } from 'fastify';
import type { ServerOptions } from '../config.ts';
import { isFromOwnOrigin } from '../http/cross-origin.ts';

/** @returns undefined where the page is served by somebody else, who gives no crumb */
export function secondsHere(
  request: FastifyRequest,
  { siteDir, now }: Pick<ServerOptions, 'siteDir' | 'now'>,
): number | undefined {
  const { arrivedAt } = request;
  if (siteDir === undefined || arrivedAt === undefined || !isFromOwnOrigin(request)) return undefined;
  return Math.max(0, (now() - arrivedAt) / 1000);
}

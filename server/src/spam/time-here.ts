/** How long a visitor has been on the site, where that can be told (behaviour/forms#spam). */
import type { FastifyRequest } from 'fastify';
import { isFromOwnOrigin } from '../http/cross-origin.ts';

/** @returns undefined where the page is served by somebody else and its form as well, or is of another origin */
export function secondsHere(request: FastifyRequest, now: number): number | undefined {
  const { arrivedAt } = request;
  if (arrivedAt === undefined || !isFromOwnOrigin(request)) return undefined;
  // A clock that was put back tells nothing.
  return now < arrivedAt ? undefined : (now - arrivedAt) / 1000;
}

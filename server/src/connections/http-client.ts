/** Sends one request to a target: no redirects, a bounded answer, and failures in words for the owner. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Json, objectOf } from '../../../src/domain/json.ts';
import { DeliveryFailure, permanent } from './failure.ts';
import { lookupPublic, refusePrivateHost } from './private-addresses.ts';

export interface TargetRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
  /** Whether what it says counts besides its status: then it must arrive as a whole. */
  readsAnswer?: boolean;
  /** How much of the answer is read; a message is short. */
  maxAnswerBytes?: number;
  /** Whether the address is an owner's and must be a public one; the operator's own are trusted. */
  isPublicOnly?: boolean;
}

export interface TargetAnswer {
  status: number;
  text: string;
}

/** Nobody reads more than a message of it. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** Statuses of the 400s that say "not now". */
const PASSING = new Set([408, 425, 429]);

/** @throws DeliveryFailure for every answer that is no success (2xx) */
export async function send(request: TargetRequest): Promise<TargetAnswer> {
  const { status, text, retryAfter } = await exchange(request);
  if (status >= 200 && status < 300) return { status, text };
  const { host } = new URL(request.url);
  if (status >= 300 && status < 400)
    throw permanent(`${host} sends the delivery on to another address (${status}); enter that address.`);
  throw new DeliveryFailure(`${host} answered ${status}.`, {
    isPermanent: status >= 400 && status < 500 && !PASSING.has(status),
    retryAfterMs: retryAfterMs(retryAfter),
  });
}

/**
 * Sends a request whose answer is read.
 * @param expected the entry that every such answer has, where one does
 * @throws DeliveryFailure for an answer without it: somebody else may have given it
 */
export async function sendForJson(
  request: Omit<TargetRequest, 'readsAnswer'>,
  expected?: string,
): Promise<Json> {
  const { host } = new URL(request.url);
  const { text } = await send({ ...request, readsAnswer: true });
  let answer: Json;
  try {
    answer = objectOf(JSON.parse(text));
  } catch (cause) {
    throw new DeliveryFailure(`${host} answered with something that is no JSON.`, { cause });
  }
  if (expected !== undefined && answer[expected] === undefined)
    throw new DeliveryFailure(`${host} answered without saying that it was done.`);
  return answer;
}

/** Seconds, or a date. */
function retryAfterMs(header: string | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? seconds * 1000 : undefined;
}

function exchange({
  method,
  url,
  headers,
  body,
  signal,
  readsAnswer = false,
  maxAnswerBytes = MAX_ANSWER_BYTES,
  isPublicOnly = false,
}: TargetRequest) {
  if (!URL.canParse(url)) throw permanent(`${url} is no address.`);
  const { protocol, hostname, host } = new URL(url);
  if (isPublicOnly) refusePrivateHost(hostname);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<TargetAnswer & { retryAfter: string | undefined }>((done, fail) => {
    // A status that decides is kept, whatever becomes of the rest: who has taken a delivery is not told it again.
    let decided: (() => void) | undefined;
    const failed = (cause: NodeJS.ErrnoException) =>
      decided ? decided() : fail(failureOf(cause, host, signal));
    const sent = request(
      url,
      {
        method,
        signal,
        // A connection of its own: one that is kept may have been closed by the other side.
        agent: false,
        headers: {
          'user-agent': 'sqs-kit-server',
          ...headers,
          ...(body === undefined ? {} : lengthOf(body)),
        },
        ...(isPublicOnly ? { lookup: lookupPublic } : {}),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const answer = () =>
          done({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            text: Buffer.concat(chunks).toString('utf8'),
          });
        if (!readsAnswer) decided = answer;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size < maxAnswerBytes) return;
          answer();
          response.destroy();
        });
        response.on('end', answer);
        response.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

function lengthOf(body: string) {
  return { 'content-length': String(Buffer.byteLength(body)) };
}

function failureOf(cause: NodeJS.ErrnoException, host: string, signal: AbortSignal): DeliveryFailure {
  if (cause instanceof DeliveryFailure) return cause;
  if (signal.aborted) return new DeliveryFailure(`${host} did not answer in time.`, { cause });
  if (cause.code?.startsWith('HPE_'))
    return new DeliveryFailure(`${host} answered with something that is no HTTP.`, { cause });
  return new DeliveryFailure(`${host} cannot be reached (${cause.code ?? cause.message}).`, { cause });
}

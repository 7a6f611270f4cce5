/** Webhooks: a submission as JSON to an address of the owner's, signed as Standard Webhooks has it; Zapier's where a secret is set. */
import { Webhook } from 'standardwebhooks';
import { type ConnectionType, type Delivering, type Notice, textOf } from './connection-type.ts';
import { permanent, problemOf } from './failure.ts';
import { send } from './http-client.ts';

export interface WebhookOptions {
  /** Whether addresses of the server's own network may be told. */
  allowPrivateTargets: boolean;
  now: () => number;
}

const MIN_SECRET_LENGTH = 16;
const SIGNING_SECRET = {
  name: 'signingSecret',
  label: 'Signing secret',
  type: 'secret',
  hint: 'whsec_… or any text of at least 16 characters; the receiver checks webhook-signature with it.',
} as const;
const secretProblem = (_name: string, text: string) => problemOf(() => signer(text));

export function webhookConnection(options: WebhookOptions): ConnectionType {
  return {
    name: 'Webhook',
    settings: [
      { name: 'url', label: 'Address', type: 'url', required: true },
      { ...SIGNING_SECRET, required: true },
    ],
    secretProblem,
    describe: (config) => `Webhook to ${hostOf(textOf(config, 'url'))}`,
    deliver: (notice, { config, secrets: { signingSecret = '' } }, delivering) =>
      post(notice, textOf(config, 'url'), signer(signingSecret), delivering, options),
  };
}

export function zapierConnection(options: WebhookOptions): ConnectionType {
  return {
    name: 'Zapier',
    settings: [
      {
        name: 'url',
        label: 'Address of the hook',
        type: 'url',
        required: true,
        hint: 'The "Catch Hook" address that Zapier shows, https://hooks.zapier.com/hooks/catch/…',
      },
      { ...SIGNING_SECRET, required: false },
    ],
    secretProblem,
    describe: (config) => `Zapier hook at ${hostOf(textOf(config, 'url'))}`,
    deliver: (notice, { config, secrets: { signingSecret } }, delivering) =>
      post(
        notice,
        textOf(config, 'url'),
        signingSecret ? signer(signingSecret) : undefined,
        delivering,
        options,
      ),
  };
}

async function post(
  notice: Notice,
  url: string,
  signing: Webhook | undefined,
  { idempotencyKey, signal }: Delivering,
  { allowPrivateTargets, now }: WebhookOptions,
): Promise<void> {
  const body = JSON.stringify(payloadOf(notice));
  // Seconds are what the header has.
  const moment = new Date(Math.floor(now() / 1000) * 1000);
  await send({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'webhook-id': idempotencyKey,
      'webhook-timestamp': String(moment.getTime() / 1000),
      ...(signing && { 'webhook-signature': signing.sign(idempotencyKey, moment, body) }),
    },
    body,
    signal,
    isPublicOnly: !allowPrivateTargets,
  });
}

function payloadOf({ submission, formName, shown, isTest }: Notice) {
  const { id, formId, createdAt, values, page } = submission;
  return {
    type: isTest ? 'submission.test' : 'submission.created',
    timestamp: createdAt,
    data: {
      id,
      formId,
      formName,
      page,
      values,
      fields: shown.map(({ title, line }) => ({ title, text: line })),
    },
  };
}

/** A secret without the prefix of the standard is taken as it is. */
function signer(secret: string): Webhook {
  if (secret.startsWith('whsec_')) {
    try {
      return new Webhook(secret);
    } catch {
      throw permanent('The signing secret begins with whsec_ and is no base64 after that.');
    }
  }
  if (secret.length < MIN_SECRET_LENGTH)
    throw permanent(`The signing secret is shorter than ${MIN_SECRET_LENGTH} characters.`);
  return new Webhook(Buffer.from(secret), { format: 'raw' });
}

/** Without path and query, which often hold a secret. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'no address yet';
}

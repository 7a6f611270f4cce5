/** Webhooks: a submission as JSON to an address of the owner's, signed as Standard Webhooks has it; Zapier's are not. */
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

export function webhookConnection({ allowPrivateTargets, now }: WebhookOptions): ConnectionType {
  return {
    name: 'Webhook',
    settings: [
      { name: 'url', label: 'Address', type: 'url', required: true },
      {
        name: 'signingSecret',
        label: 'Signing secret',
        type: 'secret',
        required: true,
        hint: 'whsec_… or any text of at least 16 characters; the receiver checks webhook-signature with it.',
      },
    ],
    secretProblem: (_name, text) => problemOf(() => signer(text)),
    describe: (config) => `Webhook to ${hostOf(textOf(config, 'url'))}`,
    async deliver(notice, { config, secrets }, delivering) {
      const body = JSON.stringify(payloadOf(notice));
      // Seconds are what the header has.
      const moment = new Date(Math.floor(now() / 1000) * 1000);
      const signature = signer(secrets.signingSecret ?? '').sign(delivering.idempotencyKey, moment, body);
      const headers = {
        'webhook-timestamp': String(moment.getTime() / 1000),
        'webhook-signature': signature,
      };
      await post(textOf(config, 'url'), body, headers, delivering, !allowPrivateTargets);
    },
  };
}

export function zapierConnection({ allowPrivateTargets }: WebhookOptions): ConnectionType {
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
    ],
    describe: (config) => `Zapier hook at ${hostOf(textOf(config, 'url'))}`,
    deliver: (notice, { config }, delivering) =>
      post(textOf(config, 'url'), JSON.stringify(payloadOf(notice)), {}, delivering, !allowPrivateTargets),
  };
}

async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  { idempotencyKey, signal }: Delivering,
  isPublicOnly: boolean,
): Promise<void> {
  await send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'webhook-id': idempotencyKey, ...headers },
    body,
    signal,
    isPublicOnly,
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

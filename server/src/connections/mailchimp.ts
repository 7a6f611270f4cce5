/** Mailchimp: the visitor's address becomes a member of an audience. */
import { createHash } from 'node:crypto';
import { type ConnectionType, isOn, textOf } from './connection-type.ts';
import { permanent, problemOf } from './failure.ts';
import { sendForJson } from './http-client.ts';

/** @param baseUrl in place of the address that the key names its data center by */
export function mailchimpConnection(baseUrl: string | undefined): ConnectionType {
  const request = (apiKey: string, path: string) => ({
    url: `${baseUrl ?? hostOf(apiKey)}/3.0/lists/${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(`sqs-kit:${apiKey}`).toString('base64')}`,
      'content-type': 'application/json',
    },
  });
  return {
    name: 'Mailchimp',
    settings: [
      { name: 'list', label: 'Audience ID', type: 'text', required: true },
      {
        name: 'useSingleOptIn',
        label: 'Subscribe without a confirmation mail',
        type: 'flag',
        required: false,
      },
      {
        name: 'apiKey',
        label: 'API key',
        type: 'secret',
        required: true,
        hint: 'Ends with -us1 or the like.',
      },
    ],
    secretProblem: (_name, text) => (baseUrl ? undefined : problemOf(() => hostOf(text))),
    asksToConfirm: (config) => !isOn(config, 'useSingleOptIn'),
    describe: (config) => `Mailchimp audience ${textOf(config, 'list') || 'not chosen yet'}`,
    async deliver({ visitor, isTest }, { config, secrets: { apiKey = '' } }, { signal }) {
      const list = encodeURIComponent(textOf(config, 'list'));
      if (isTest) {
        await sendForJson({ method: 'GET', ...request(apiKey, list), signal }, 'id');
        return;
      }
      if (!visitor) throw permanent('The submission holds no email address to subscribe.');
      const status = isOn(config, 'useSingleOptIn') ? 'subscribed' : 'pending';
      // Told twice, Mailchimp has the member once; who is a member already keeps their status.
      const member = {
        method: 'PUT',
        ...request(apiKey, `${list}/members/${memberId(visitor)}`),
        body: JSON.stringify({ email_address: visitor, status_if_new: status }),
        signal,
      } as const;
      await sendForJson(member, 'id');
    },
  };
}

/** Mailchimp knows members by the MD5 of their address in lower case. */
function memberId(address: string): string {
  return createHash('md5').update(address.toLowerCase()).digest('hex');
}

function hostOf(apiKey: string): string {
  const center = /-([a-z]+\d+)$/.exec(apiKey)?.[1];
  if (!center) throw permanent('The API key does not end with a data center, such as -us1.');
  return `https://${center}.api.mailchimp.com`;
}

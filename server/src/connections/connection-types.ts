/** Every kind of connection, made with the means that this server has. */
import type { ServerOptions } from '../config.ts';
import { campaignsConnection, type MailingOptions } from './campaigns.ts';
import type { ConnectionTypes } from './connection-type.ts';
import { emailConnection } from './email.ts';
import { googleConnection } from './google.ts';
import { mailchimpConnection } from './mailchimp.ts';
import type { Mailer } from './mailer.ts';
import { siteUserConnection } from './site-user.ts';
import { webhookConnection, zapierConnection } from './webhook.ts';

export function connectionTypes(
  { delivery, now }: Pick<ServerOptions, 'delivery' | 'now'>,
  mailer: Mailer | undefined,
  { db, secret }: Pick<MailingOptions, 'db' | 'secret'>,
): ConnectionTypes {
  const mailing = { db, secret, publicUrl: delivery.publicUrl, now };
  const webhooks = { allowPrivateTargets: delivery.allowPrivateTargets, now };
  return {
    email: emailConnection(mailer),
    webhook: webhookConnection(webhooks),
    zapier: zapierConnection(webhooks),
    mailchimp: mailchimpConnection(delivery.mailchimpUrl),
    google: googleConnection({ sheetsUrl: delivery.googleSheetsUrl, tokenUrl: delivery.googleTokenUrl, now }),
    campaigns: campaignsConnection(mailer, mailing),
    'site-user': siteUserConnection(mailer, mailing),
  };
}

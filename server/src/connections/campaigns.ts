/** Campaigns: the visitor joins a mailing list of this server, by a confirmation mail unless its owner asks for none. */
import type { Kysely } from 'kysely';
import { html } from '../../../src/domain/html.ts';
import type { Database } from '../db/schema.ts';
import { type ConnectionType, isOn, textOf } from './connection-type.ts';
import { NO_MAIL } from './email.ts';
import { permanent } from './failure.ts';
import { joinList } from './lists-store.ts';
import { mailLink } from './mail-links.ts';
import type { Mailer } from './mailer.ts';

export const NO_PUBLIC_URL =
  'Links in mails need an address: the operator of this server has to set PUBLIC_URL.';

export interface MailingOptions {
  db: Kysely<Database>;
  secret: string;
  publicUrl: string | undefined;
  now: () => number;
}

export function campaignsConnection(
  mailer: Mailer | undefined,
  { db, secret, publicUrl, now }: MailingOptions,
): ConnectionType {
  return {
    name: 'Mailing list',
    settings: [
      {
        name: 'listId',
        label: 'List',
        type: 'text',
        required: true,
        hint: 'Any name; forms of one name share a list.',
      },
      {
        name: 'useSingleOptIn',
        label: 'Subscribe without a confirmation mail',
        type: 'flag',
        required: false,
      },
    ],
    missing: mailer ? (publicUrl ? undefined : NO_PUBLIC_URL) : NO_MAIL,
    asksToConfirm: (config) => !isOn(config, 'useSingleOptIn'),
    describe: (config) => `Mailing list ${textOf(config, 'listId') || 'not chosen yet'}`,
    async deliver({ visitor, formName, isTest }, { config }, { idempotencyKey, isRepeat, signal }) {
      if (isTest) return mailer?.check(signal);
      if (!visitor) throw permanent('The submission holds no email address to subscribe.');
      const state = isOn(config, 'useSingleOptIn') ? 'subscribed' : 'pending';
      const member = await joinList(db, { listId: textOf(config, 'listId'), email: visitor, state }, now());
      // Who is on the list already has nothing to confirm.
      if (member.state === 'subscribed' || !mailer || !publicUrl) return;
      // The mail to who asked before is on its way; this one's own may not have left yet.
      if (!member.isNew && !isRepeat) return;
      const links = { publicUrl, secret };
      await mailer.send(
        {
          ...confirmationMail(formName, mailLink(links, 'confirm', member.id)),
          to: visitor,
          id: idempotencyKey,
          unsubscribeUrl: mailLink(links, 'unsubscribe', member.id),
        },
        signal,
      );
    },
  };
}

function confirmationMail(formName: string, url: string) {
  const reason = `Somebody, we hope you, signed up for "${formName}" with this address.`;
  const otherwise = 'If it was not you, do nothing: without a confirmation there will be no further mail.';
  return {
    subject: `Please confirm: ${formName}`,
    text: `${reason}\n\nTo confirm it, open this page:\n${url}\n\n${otherwise}\n`,
    html: html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Please confirm</title>
<p>${reason}</p>
<p><a href="${url}">Confirm</a></p>
<p>${otherwise}</p>
</html>
`.text,
  };
}

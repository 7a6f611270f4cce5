/** Site user: the visitor is invited to sign in to the site, and chooses a password by a link in a mail. */
import type { Kysely } from 'kysely';
import { html } from '../../../src/domain/html.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { type MailingOptions, NO_PUBLIC_URL } from './campaigns.ts';
import type { ConnectionType } from './connection-type.ts';
import { NO_MAIL } from './email.ts';
import { permanent } from './failure.ts';
import { mailLink } from './mail-links.ts';
import type { Mailer } from './mailer.ts';

export function siteUserConnection(
  mailer: Mailer | undefined,
  { db, secret, publicUrl, now }: MailingOptions,
): ConnectionType {
  return {
    name: 'Site account',
    settings: [],
    missing: mailer ? (publicUrl ? undefined : NO_PUBLIC_URL) : NO_MAIL,
    describe: () => 'Invitation to an account of the site',
    async deliver({ visitor, isTest }, _connection, { idempotencyKey, signal }) {
      if (isTest) return mailer?.check(signal);
      if (!visitor) throw permanent('The submission holds no email address to invite.');
      const id = await invite(db, visitor, now());
      if (!id || !mailer || !publicUrl) return;
      await mailer.send(
        {
          ...invitationMail(mailLink({ publicUrl, secret }, 'invitation', id)),
          to: visitor,
          id: idempotencyKey,
        },
        signal,
      );
    },
  };
}

/** @returns the id of the invitation; undefined when there is an account already */
async function invite(db: Kysely<Database>, address: string, now: number): Promise<string | undefined> {
  const email = address.toLowerCase();
  const account = await db
    .selectFrom('site_users')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  if (account) return undefined;
  const row = await db
    .insertInto('site_invitations')
    .values({ id: newId(now), email, created_at: new Date(now).toISOString() })
    // An invitation that is sent again is the same one.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

function invitationMail(url: string) {
  const reason = 'You can have an account on this site with this address.';
  const otherwise = 'If you did not ask for one, do nothing.';
  return {
    subject: 'Your account',
    text: `${reason}\n\nChoose a password here:\n${url}\n\n${otherwise}\n`,
    html: html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Your account</title>
<p>${reason}</p>
<p><a href="${url}">Choose a password</a></p>
<p>${otherwise}</p>
</html>
`.text,
  };
}

/** Site user: the visitor is invited to sign in to the site, and chooses a password by a link in a mail. */
import type { Kysely } from 'kysely';
import { html } from '../../../src/domain/html.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { type MailingOptions, NO_PUBLIC_URL } from './campaigns.ts';
import type { ConnectionType } from './connection-type.ts';
import { NO_MAIL } from './email.ts';
import { permanent } from './failure.ts';
import { ASKED_AGAIN_MS } from './lists-store.ts';
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
    async deliver({ visitor, isTest }, _connection, { idempotencyKey, isRepeat, signal }) {
      if (isTest) return mailer?.check(signal);
      if (!visitor) throw permanent('The submission holds no email address to invite.');
      const invitation = await invite(db, visitor, now());
      if (!invitation || !mailer || !publicUrl) return;
      // The mail to who asked before is on its way; this one's own may not have left yet.
      if (!invitation.isNew && !isRepeat) return;
      await mailer.send(
        {
          ...invitationMail(mailLink({ publicUrl, secret }, 'invitation', invitation.id)),
          to: visitor,
          id: idempotencyKey,
        },
        signal,
      );
    },
  };
}

/** @returns the invitation, and whether it is the first within an hour; undefined when there is an account already */
async function invite(
  db: Kysely<Database>,
  address: string,
  now: number,
): Promise<{ id: string; isNew: boolean } | undefined> {
  const email = address.toLowerCase();
  const account = await db
    .selectFrom('site_users')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  if (account) return undefined;
  const row = await db
    .insertInto('site_invitations')
    .values({ id: newId(now), email, created_at: isoOf(now) })
    // An invitation that is sent again is the same one.
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ created_at: isoOf(now) })
        .where('site_invitations.created_at', '<=', isoOf(now - ASKED_AGAIN_MS)),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) return { id: row.id, isNew: true };
  const known = await db
    .selectFrom('site_invitations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  // Whoever took it up in this very moment has an account.
  return known && { id: known.id, isNew: false };
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

function isoOf(now: number): string {
  return new Date(now).toISOString();
}

/**
 * The pages behind links in mails: joining a list, leaving it, taking up an invitation. Opening one changes nothing, since
 * programs that look through mails open every link; its button does.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../../../src/domain/html.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { limitCalls } from '../http/limit.ts';
import { page, required, shape, text } from '../http/schema.ts';
import { sendPage } from '../pages/layout.ts';
import { hashPassword, MIN_PASSWORD_LENGTH, refuseShort } from '../visitors/password-hash.ts';
import { mayBecome, setMemberState } from './lists-store.ts';
import { isSigned, type MailAction, mailPath } from './mail-links.ts';

interface MailPage {
  title: string;
  /** What the button is about to do. */
  question: string;
  button: string;
  controls?: Html;
  /** Whether there is still something to do. */
  isOpen(id: string): Promise<boolean>;
  /** @returns what a person reads afterwards; undefined when what the link names is gone */
  act(id: string, body: Readonly<Record<string, unknown>>): Promise<string | undefined>;
}

export async function mailPagesArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { db, options, secret } = context;

  const pages: Record<MailAction, MailPage> = {
    confirm: {
      title: 'Confirm your subscription',
      question: 'Do you want to get mails from us?',
      button: 'Yes, subscribe me',
      isOpen: (id) => mayBecome(db, id, 'subscribed'),
      act: async (id) => (await setMemberState(db, id, 'subscribed', options.now())) && 'You are subscribed.',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      question: 'Do you want no more mails from us?',
      button: 'Unsubscribe',
      isOpen: (id) => mayBecome(db, id, 'unsubscribed'),
      act: async (id) =>
        (await setMemberState(db, id, 'unsubscribed', options.now())) &&
        'You will get no more mails from us.',
    },
    invitation: {
      title: 'Choose a password',
      question: 'With it you can sign in to this site.',
      button: 'Make my account',
      controls: html`<div class="field"><label for="password">Password, at least ${MIN_PASSWORD_LENGTH} characters</label>
<input id="password" name="password" type="password" minlength="${MIN_PASSWORD_LENGTH}" autocomplete="new-password" required></div>`,
      isOpen: (id) => isInvited(context, id),
      act: (id, { password }) => acceptInvitation(context, id, password),
    },
  };

  for (const action of Object.keys(pages) as MailAction[]) {
    const { title, question, button, controls = html``, isOpen, act } = pages[action];
    const url = `${mailPath(action)}/:id`;
    const config = { answersPages: true };
    const idOf = (request: FastifyRequest): string => {
      const { id = '' } = request.params as { id?: string };
      const { signature } = request.query as { signature?: unknown };
      if (typeof signature !== 'string' || !isSigned(secret, action, id, signature))
        throw new Refusal('link');
      return id;
    };

    const schema = {
      description:
        'By the link of a mail: its `signature` says that it was sent by this server; 404 for any other.',
      params: shape<{ id: string }>({ id: required(text()) }),
      querystring: shape<{ signature?: string }>({ signature: text() }),
      response: { 200: page },
    };
    const asks = {
      config,
      schema: { ...schema, summary: `Asks before it does what a mail offers: ${action}.` },
    };
    app.get(url, asks, async (request, reply) => {
      if (!(await isOpen(idOf(request)))) throw new Refusal('link');
      return privatePage(reply, {
        title,
        main: html`<h1>${title}</h1>
<p>${question}</p>
<form method="post" action="${request.url}">
${controls}
<button>${button}</button>
</form>`,
      });
    });

    // The button of the page, and the one click of a mail program (RFC 8058), which brings no cookie.
    const does = {
      config,
      schema: { ...schema, summary: `Does what a mail offers: ${action}.` },
      preValidation: limitCalls(context, 'password'),
    };
    app.post(url, does, async (request, reply) => {
      const id = idOf(request);
      if (!(await isOpen(id))) throw new Refusal('link');
      request.backUrl = request.url;
      const done = await act(id, Object(request.body));
      if (done === undefined) throw new Refusal('link');
      return privatePage(reply, { title, main: html`<h1>${title}</h1><p>${done}</p>` });
    });
  }
}

/** The address of the page is a key: it goes to no other site. */
function privatePage(reply: FastifyReply, page: { title: string; main: Html }) {
  return sendPage(reply.header('referrer-policy', 'no-referrer'), 200, page);
}

async function isInvited({ db }: ServerContext, id: string): Promise<boolean> {
  const row = await db.selectFrom('site_invitations').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function acceptInvitation(
  { db }: ServerContext,
  id: string,
  password: unknown,
): Promise<string | undefined> {
  const chosen = typeof password === 'string' ? password : '';
  refuseShort(chosen);
  const hash = await hashPassword(chosen);
  return db.transaction().execute(async (trx) => {
    const invitation = await trx
      .deleteFrom('site_invitations')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (!invitation) return undefined;
    await trx
      .insertInto('site_users')
      .values({ email: invitation.email, password: hash, language: '' })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    return 'Your account is ready: you can sign in now.';
  });
}

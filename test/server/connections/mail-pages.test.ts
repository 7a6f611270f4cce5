import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { startMailbox } from '../../support/node/mailbox.ts';
import { createForm, handClock, NO_MEANS, OWNER, startApp, Visitor } from '../../support/node/server.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const HOUR = 3600;
const NEWSLETTER = 5;
const PUBLIC_URL = 'https://site.example.com';

async function start(test: TestContext, backendType: number, config: object = {}, type = 1) {
  const clock = handClock();
  const mailbox = await startMailbox(test);
  const mail = { smtpUrl: mailbox.smtpUrl, mailFrom: 'site@example.com' };
  const app = await startApp(test, {
    now: clock.now,
    delivery: { ...NO_MEANS, mail, publicUrl: PUBLIC_URL },
  });
  await createForm(app, {
    id: 'f',
    type,
    fields: [{ type: 'email', id: 'e', title: 'Email' }],
    backendConnectionConfigs: [{ backendId: 'b', backendType, connectionState: 1, config }],
  });
  const signUp = async (more = {}) => {
    await app.inject({ method: 'POST', url: '/api/form/f', payload: { e: 'Ada@example.com', ...more } });
    await app.outbox.runDue();
  };
  const get = (url: string) => app.inject({ url });
  const post = (url: string, payload = '') => app.inject({ method: 'POST', url, headers: FORM, payload });
  return { app, clock, mailbox, signUp, get, post };
}

/** The path of a link of this server in a text. */
function linkIn(text: string): string {
  const link = /https:\/\/site\.example\.com(\/mail\/[^\s>]+)/.exec(text)?.[1];
  assert.ok(link, `no link in ${JSON.stringify(text)}`);
  return link;
}

describe('a list of the server’s own', () => {
  it('is joined by the button of a page, not by opening it, and left by one click', async (test) => {
    const { clock, mailbox, signUp, get, post } = await start(test, 6, { listId: 'news' });
    await signUp();
    const [mail] = mailbox.mails;
    const confirm = linkIn(mail?.text ?? '');
    const source = mailbox.sources[0]?.replaceAll(/\r\n\s/g, '') ?? '';
    const unsubscribe = linkIn(/^List-Unsubscribe:\s*(.*)$/m.exec(source)?.[1] ?? '');
    assert.match(source, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

    const page = await get(confirm);
    assert.match(page.body, /<button>Yes, subscribe me<\/button>/);
    assert.equal(page.headers['referrer-policy'], 'no-referrer');
    // Whoever only opened it is asked once more when they sign up an hour later; whoever confirmed is not.
    clock.advance(HOUR);
    await signUp({ again: '1' });
    assert.equal(mailbox.mails.length, 2);
    assert.match((await post(confirm)).body, /You are subscribed/);
    await signUp({ again: '2' });
    assert.equal(mailbox.mails.length, 2);

    assert.match((await post(unsubscribe, 'List-Unsubscribe=One-Click')).body, /no more mails/);
    // A link of before they left brings nobody back.
    for (const answer of [await get(confirm), await post(confirm)]) {
      assert.equal(answer.statusCode, 404);
      assert.match(answer.body, /This link is not complete, was used before, or is of no use any more\./);
      assert.doesNotMatch(answer.body, /Not sent|what you entered|<form/);
    }
    await signUp({ again: '3' });
    assert.equal(mailbox.mails.length, 3);
    assert.match((await post(confirm)).body, /You are subscribed/, 'they have asked anew');
    for (const forged of [confirm.replace(/.$/, ''), unsubscribe.replace('unsubscribe', 'confirm')])
      assert.equal((await post(forged)).statusCode, 404);
  });

  it('sends who is signed up several times one mail an hour', async (test) => {
    const { clock, mailbox, signUp } = await start(test, 6, { listId: 'news' });
    for (const again of ['1', '2', '3', '4', '5', '6']) await signUp({ again });
    assert.equal(mailbox.mails.length, 1);
    clock.advance(HOUR);
    await signUp();
    assert.equal(mailbox.mails.length, 2);
  });

  it('sends the mail later that could not be sent at first', async (test) => {
    const { clock, app, mailbox, signUp } = await start(test, 6, { listId: 'news' });
    mailbox.refusal = 451;
    await signUp();
    mailbox.refusal = undefined;
    clock.advance(60);
    await app.outbox.runDue();
    assert.equal(mailbox.mails.length, 1);
  });

  for (const [useSingleOptIn, title] of [
    [false, 'Please confirm your subscription'],
    [true, 'You are subscribed'],
  ] as const)
    it(`is thanked for with "${title}"`, async (test) => {
      const { post } = await start(test, 6, { listId: 'news', useSingleOptIn }, NEWSLETTER);
      const { body } = await post('/api/form/f', 'e=ada%40example.com');
      assert.ok(body.includes(`<h1>${title}</h1>`), body);
      assert.equal(body.includes('once you confirm it'), !useSingleOptIn);
    });

  it('is tried without a mail to anybody', async (test) => {
    const { app, mailbox } = await start(test, 6, { listId: 'news' });
    const url = '/api/owner/forms/f/connections';
    const [{ id }] = (await app.inject({ url, headers: OWNER })).json();
    const tried = await app.inject({ method: 'POST', url: `${url}/${id}/test`, headers: OWNER });
    assert.deepEqual(tried.json(), { delivered: true });
    assert.equal(mailbox.mails.length, 0);
  });

  it('sends no mail where its owner wants no confirmation', async (test) => {
    const { mailbox, signUp } = await start(test, 6, { listId: 'news', useSingleOptIn: true });
    await signUp();
    assert.equal(mailbox.mails.length, 0);
  });
});

describe('an invitation to the site', () => {
  it('makes an account by the password that is chosen, once', async (test) => {
    const { app, mailbox, signUp, get, post } = await start(test, 4);
    await signUp();
    const link = linkIn(mailbox.mails[0]?.text ?? '');
    assert.match((await get(link)).body, /name="password"/);
    const short = await post(link, 'password=short');
    assert.equal(short.statusCode, 400);
    assert.ok(short.body.includes(`<a href="${link}">Back to the page</a>`), short.body);
    for (const again of ['1', '2']) await signUp({ again });
    assert.equal(mailbox.mails.length, 1);
    assert.match((await post(link, 'password=correct+horse')).body, /ready/);
    for (const used of [await get(link), await post(link, 'password=another+horse')]) {
      assert.equal(used.statusCode, 404);
      assert.doesNotMatch(used.body, /Not sent|what you entered|<form/);
    }
    const visitor = await Visitor.arrive(app);
    const session = (password: string) =>
      visitor.post('/api/site-users/account/session', { email: 'ada@example.com', password });
    assert.equal((await session('another horse')).statusCode, 401);
    assert.equal((await session('correct horse')).statusCode, 200);
    await signUp({ again: '1' });
    assert.equal(mailbox.mails.length, 1);
  });
});

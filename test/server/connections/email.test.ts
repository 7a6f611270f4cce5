import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it } from 'node:test';
import { startMailbox } from '../../support/node/mailbox.ts';
import { createForm, NO_MEANS, startApp, submissionsOf } from '../../support/node/server.ts';

const MAIL_FROM = 'Site <site@example.com>';
const emailTo = (address: string) => ({
  backendId: 'e',
  backendType: 3,
  connectionState: 1,
  config: { address },
});

describe('a submission by email', () => {
  it('is text and HTML, with replies to the visitor and nothing of theirs as markup or header', async (test) => {
    const mailbox = await startMailbox(test);
    const mail = { smtpUrl: mailbox.smtpUrl, mailFrom: MAIL_FROM };
    const app = await startApp(test, { delivery: { ...NO_MEANS, mail } });
    await createForm(app, {
      id: 'f',
      name: 'Contact\r\nBcc: everybody@example.com',
      fields: [
        { type: 'text', id: 'n', title: 'Name' },
        { type: 'email', id: 'e', title: 'Email' },
        { type: 'textarea', id: 'm', title: 'Message' },
      ],
      backendConnectionConfigs: [emailTo('owner@example.com')],
    });
    const payload = { n: '<b>Ada</b>\r\nCc: x@example.com', e: 'ada@example.com', m: '日本語 & more' };
    await app.inject({ method: 'POST', url: '/api/form/f', payload });
    await app.outbox.runDue();

    const [received] = mailbox.mails;
    const [row] = (await submissionsOf(app, 'f')).flatMap((one) => one.deliveries);
    assert.equal(received?.subject, 'New submission: Contact Bcc: everybody@example.com');
    assert.equal(received?.messageId, `<${row?.id}@example.com>`);
    assert.equal(received?.from?.text, '"Site" <site@example.com>');
    assert.equal(received?.replyTo?.text, 'ada@example.com');
    assert.equal(received?.headers.get('auto-submitted'), 'auto-generated');
    assert.equal(received?.headers.has('bcc') || received?.headers.has('cc'), false);
    assert.match(received?.text ?? '', /Message:\n日本語 & more/);
    assert.match(String(received?.html), /&lt;b&gt;Ada&lt;\/b&gt;/);
    assert.match(String(received?.html), /日本語 &amp; more/);
    assert.equal(row?.state, 'delivered');

    // An address that is refused is refused for good, a busy server is not.
    for (const [refusal, state] of [
      [550, 'failed'],
      [451, 'waiting'],
    ] as const) {
      mailbox.refusal = refusal;
      await app.inject({ method: 'POST', url: '/api/form/f', payload: { ...payload, n: String(refusal) } });
      await app.outbox.runDue();
      const [latest] = (await submissionsOf(app, 'f')).flatMap((one) => one.deliveries);
      assert.equal(latest?.state, state);
      assert.equal(latest?.problem, `The mail server refused the message (${refusal}).`);
    }
  });

  it('waits for a mail server that is down or silent', async (test) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    test.after(() => silent.close());
    const { port } = silent.address() as AddressInfo;
    for (const smtpPort of [9, port]) {
      const mail = { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, mailFrom: MAIL_FROM };
      const app = await startApp(test, { delivery: { ...NO_MEANS, mail, timeoutMs: 200 } });
      await createForm(app, { id: 'f', backendConnectionConfigs: [emailTo('owner@example.com')] });
      await app.inject({ method: 'POST', url: '/api/form/f', payload: { a: '1' } });
      await app.outbox.runDue();
      const [row] = (await submissionsOf(app, 'f')).flatMap((one) => one.deliveries);
      assert.equal(row?.state, 'waiting');
      assert.match(row?.problem ?? '', /^The mail server (cannot be reached|did not answer in time)/);
    }
  });
});

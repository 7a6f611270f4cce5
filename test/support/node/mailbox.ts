/** A mail server on loopback that keeps what it is sent. */
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  smtpUrl: string;
  mails: ParsedMail[];
  /** Each as it came over the line. */
  sources: string[];
  /** Refuses recipients with this status; undefined: takes them. */
  refusal: number | undefined;
}

export async function startMailbox(test: TestContext): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const { refusal } = mailbox;
      done(refusal ? Object.assign(new Error('Not here'), { responseCode: refusal }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const source = Buffer.concat(chunks);
        mailbox.sources.push(source.toString('latin1'));
        mailbox.mails.push(await simpleParser(source));
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  test.after(() => new Promise<void>((done) => server.close(() => done())));
  const mailbox: Mailbox = {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: [],
    sources: [],
    refusal: undefined,
  };
  return mailbox;
}

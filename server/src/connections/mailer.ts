/** Sends mail by SMTP, and says in words what a mail server refused. */
import nodemailer from 'nodemailer';
import { DeliveryFailure } from './failure.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** The same for each try: mail servers and programs show a message of one id once. */
  id: string;
  /** An address where the recipient ends what this mail belongs to, by one click of the mail program (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Signs in to the mail server and sends nothing. */
  check(signal: AbortSignal): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** `smtp://user:password@host:587`, `smtps://…`. */
  smtpUrl: string;
  /** `Name <address>` or an address. */
  mailFrom: string;
  timeoutMs: number;
}

export function createMailer({ smtpUrl, mailFrom, timeoutMs }: MailerOptions): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Mails hold what was entered and nothing of this machine's files.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: mailFrom },
  );
  const domain = /@([^\s@>]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, replyTo, id, unsubscribeUrl }, signal) {
      const sent = transport.sendMail({
        // As objects: a comma in a text would make two addresses of it.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      });
      await inTime(sent, signal);
    },
    check: (signal) => inTime(transport.verify(), signal),
    close: () => transport.close(),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

async function inTime(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await Promise.race([work, whenAborted(signal)]).catch((cause: unknown) => {
    throw mailFailure(cause as SmtpError);
  });
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    const late = () => fail(new DeliveryFailure('The mail server did not answer in time.'));
    if (signal.aborted) late();
    else signal.addEventListener('abort', late, { once: true });
  });
}

/** A recipient or a message that is refused is refused for good; a wrong password is the operator's, who may mend it. */
function mailFailure(cause: SmtpError): DeliveryFailure {
  if (cause instanceof DeliveryFailure) return cause;
  const { code, responseCode = 0 } = cause;
  if (responseCode > 0)
    return new DeliveryFailure(`The mail server refused the message (${responseCode}).`, {
      isPermanent: responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'),
      cause,
    });
  return new DeliveryFailure(`The mail server cannot be reached (${code ?? cause.message}).`, { cause });
}

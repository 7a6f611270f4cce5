/** By what means this server delivers, as its operator says in the environment. */
import type { MailerOptions } from '../connections/mailer.ts';

export interface DeliveryOptions {
  /** Without it no mail is sent. */
  mail?: Omit<MailerOptions, 'timeoutMs'> | undefined;
  /** Where people reach this server: what links in mails begin with. */
  publicUrl?: string | undefined;
  /** Keys for the secrets of connections, the present one first; without one no connection with secrets is taken. */
  secretKeys: readonly string[];
  /** Whether webhooks may go to addresses of the server's own network. */
  allowPrivateTargets: boolean;
  /** How long a target may take. */
  timeoutMs: number;
  /** In place of the address that an API key names. */
  mailchimpUrl?: string | undefined;
  googleSheetsUrl: string;
  googleTokenUrl: string;
}

const MIN_KEY_LENGTH = 32;

/**
 * @param timeoutSeconds how long a target may take
 * @throws Error with one clear sentence when a value cannot be used
 */
export function deliveryFrom(env: NodeJS.ProcessEnv, timeoutSeconds: number): DeliveryOptions {
  return {
    mail: mailFrom(env),
    publicUrl: addressFrom(env, 'PUBLIC_URL'),
    secretKeys: secretKeysFrom(env.SECRET_KEY),
    allowPrivateTargets: env.ALLOW_PRIVATE_TARGETS === '1',
    timeoutMs: timeoutSeconds * 1000,
    mailchimpUrl: addressFrom(env, 'MAILCHIMP_URL'),
    googleSheetsUrl: addressFrom(env, 'GOOGLE_SHEETS_URL') ?? 'https://sheets.googleapis.com',
    googleTokenUrl: addressFrom(env, 'GOOGLE_TOKEN_URL') ?? 'https://oauth2.googleapis.com/token',
  };
}

function mailFrom({ SMTP_URL: smtpUrl, MAIL_FROM: from }: NodeJS.ProcessEnv): DeliveryOptions['mail'] {
  if (!smtpUrl && !from) return undefined;
  if (!smtpUrl || !from) throw new Error('Mail needs SMTP_URL and MAIL_FROM; set both or none.');
  if (!/^smtps?:\/\/./.test(smtpUrl) || !URL.canParse(smtpUrl))
    throw new Error('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.');
  if (!/^[^\r\n]*@[^\s@]+$/.test(from.trim()))
    throw new Error(`MAIL_FROM must be an email address, but is "${from}".`);
  return { smtpUrl, mailFrom: from.trim() };
}

function secretKeysFrom(text: string | undefined): string[] {
  const keys = (text ?? '').split(',').flatMap((key) => key.trim() || []);
  if (keys.some((key) => key.length < MIN_KEY_LENGTH))
    throw new Error(
      `SECRET_KEY needs at least ${MIN_KEY_LENGTH} characters, such as "openssl rand -hex 32" prints.`,
    );
  return keys;
}

/** Without a slash at its end, since paths are put behind it. */
export function addressFrom(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an address that begins with https:// or http://, but is "${text}".`);
  return text.replace(/\/+$/, '');
}

/** The options of the reference server and how they are read from the environment. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';

export interface ServerOptions {
  /** Folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL connection string; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Bearer token of the site's owner. */
  ownerToken: string;
  /** In production a form id that is not configured answers 404; otherwise its submissions are stored as they come. */
  production: boolean;
  /** Submissions that one address may send per window. */
  rateLimit: { submissions: number; windowSeconds: number };
  /** Origins of other sites whose pages may submit here (credentials, third-party cookie). */
  allowedOrigins: readonly string[];
  /** Whether X-Forwarded-For and X-Forwarded-Proto come from a proxy of one's own. */
  trustProxy: boolean;
  /** reCAPTCHA Enterprise; without it forms with a captcha take ALTCHA. */
  recaptcha?: RecaptchaOptions | undefined;
  /** Whether pages reload when a file changes (`npm run dev`). */
  reload: boolean;
  /** The folder that holds `dist/` and `demo/`. */
  root: string;
  /** The present moment in milliseconds since 1970. */
  now: () => number;
}

export interface RecaptchaOptions {
  baseUrl: string;
  project: string;
  apiKey: string;
  siteKey: string;
  /** 0 (robot) to 1 (human); lower scores are refused. */
  minimumScore: number;
}

export interface Settings extends ServerOptions {
  host: string;
  port: number;
  ownerTokenIsGenerated: boolean;
}

const DEFAULT_PORT = 4173;

/**
 * Reads PORT, HOST, DATA_DIR, DATABASE_URL, OWNER_TOKEN, NODE_ENV, RATE_LIMIT (submissions per minute), ALLOWED_ORIGINS
 * (comma-separated), TRUST_PROXY=1 and RECAPTCHA_{PROJECT,API_KEY,SITE_KEY,BASE_URL,MINIMUM_SCORE}.
 * @throws Error with one clear sentence when a value cannot be used
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  return {
    host: env.HOST || 'localhost',
    port: numberFrom(env.PORT, DEFAULT_PORT, 'PORT', 0, 65_535),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    ownerToken: env.OWNER_TOKEN || randomBytes(24).toString('base64url'),
    ownerTokenIsGenerated: !env.OWNER_TOKEN,
    production: env.NODE_ENV === 'production',
    rateLimit: {
      submissions: numberFrom(env.RATE_LIMIT, 100, 'RATE_LIMIT', 1, 1_000_000),
      windowSeconds: 60,
    },
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    trustProxy: env.TRUST_PROXY === '1',
    recaptcha: recaptchaFrom(env),
    reload: false,
    root,
    now: Date.now,
  };
}

function recaptchaFrom(env: NodeJS.ProcessEnv): RecaptchaOptions | undefined {
  const { RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey, RECAPTCHA_SITE_KEY: siteKey } = env;
  if (!project && !apiKey && !siteKey) return undefined;
  if (!project || !apiKey || !siteKey)
    throw new Error(
      'reCAPTCHA needs RECAPTCHA_PROJECT, RECAPTCHA_API_KEY and RECAPTCHA_SITE_KEY; set all three or none.',
    );
  return {
    project,
    apiKey,
    siteKey,
    baseUrl: env.RECAPTCHA_BASE_URL || 'https://recaptchaenterprise.googleapis.com',
    minimumScore: numberFrom(env.RECAPTCHA_MINIMUM_SCORE, 0.5, 'RECAPTCHA_MINIMUM_SCORE', 0, 1),
  };
}

function numberFrom(
  text: string | undefined,
  fallback: number,
  name: string,
  least: number,
  most: number,
): number {
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isNaN(value) || value < least || value > most)
    throw new Error(`${name} must be a number from ${least} to ${most}, but is "${text}".`);
  return value;
}

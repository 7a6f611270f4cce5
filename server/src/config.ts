/** The options of the server and how they are read from the command line and the environment. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { addressFrom, type DeliveryOptions, deliveryFrom } from './outbox/delivery-options.ts';
import { readSeed, type Seed } from './seed.ts';
import type { PlacesOptions } from './site/places-provider.ts';

export interface ServerOptions {
  /** Folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL connection string; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** How long a start waits for PostgreSQL to be there. */
  databaseWaitMs: number;
  /** Bearer token of the site's owner. */
  ownerToken: string;
  /** In production a form id that is not configured answers 404; otherwise its submissions are stored as they come. */
  production: boolean;
  /** Submissions that one address may send per window. */
  rateLimit: { submissions: number; windowSeconds: number };
  /** A request that has not arrived as a whole by then is given up. */
  requestTimeoutMs: number;
  /** Of each kind of report the newest so many are kept. */
  reportsKept: number;
  /** Origins of other sites whose pages may submit here (credentials, third-party cookie). */
  allowedOrigins: readonly string[];
  /** How many proxies of one's own stand before the server, or their addresses: X-Forwarded-* is theirs to say. */
  trustProxy: number | string[] | false;
  /** Whether a restock sign-up needs a captcha. */
  restockCaptcha: boolean;
  /** reCAPTCHA Enterprise; without it forms with a captcha take ALTCHA. */
  recaptcha?: RecaptchaOptions | undefined;
  delivery: DeliveryOptions;
  /** The id by which the builder's calls name this site. */
  websiteId: string;
  /** Google Places; without it no place is looked up. */
  places?: PlacesOptions | undefined;
  /** The least that is logged; `error` without it. */
  logLevel?: LogLevel | undefined;
  /** Takes the lines of the log; stdout without it. */
  logTo?: { write(line: string): void } | undefined;
  /** Bearer token that reads /metrics and nothing else. */
  metricsToken?: string | undefined;
  /** Whether pages reload when a file changes (`npm run dev`). */
  reload: boolean;
  /** The folder of pages that is served at `/`; without it there are only the endpoints and the owner's views. */
  siteDir?: string | undefined;
  /** The folder of files that are served at `/protected/` to holders of an asset token. */
  protectedDir?: string | undefined;
  /** The folder of the built kit that is served at `/dist/`. */
  kitDir?: string | undefined;
  /** What the database begins with. */
  seed?: Seed | undefined;
  /** The present moment in milliseconds since 1970. */
  now: () => number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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
  /** How long requests are still taken after the server was told to end, while /readyz says that it is leaving. */
  leavingSeconds: number;
}

const DEFAULT_PORT = 4173;
/** 4 MiB over a slow line take less; whoever needs longer is holding the connection open. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Each is also a variable of the environment; the command line wins. */
const FLAGS = {
  site: 'SITE_DIR',
  kit: 'KIT_DIR',
  protected: 'PROTECTED_DIR',
  seed: 'SEED',
  host: 'HOST',
  port: 'PORT',
  'data-dir': 'DATA_DIR',
  'database-url': 'DATABASE_URL',
} as const;

export const USAGE = `Usage: sqs-kit-server [--site <folder>] [--kit <folder>] [--protected <folder>] [--seed <file.json>]
         [--host <name>] [--port <number>] [--data-dir <folder>] [--database-url <postgresql://…>] [--reload]
       sqs-kit-server backup <file> [--data-dir <folder>]
       sqs-kit-server owner add <email> [--data-dir <folder>] [--database-url <postgresql://…>]
       sqs-kit-server move --database-url <postgresql://…> [--data-dir <folder>]
       sqs-kit-server secrets renew [--data-dir <folder>] [--database-url <postgresql://…>]
  --site          folder of pages to serve at /
  --kit           folder of the built kit (sqs-kit/dist) to serve at /dist/
  --protected     folder of files to serve at /protected/ to visitors with an asset token
  --seed          JSON file of forms, products, passwords and a pop-up to begin with
  --data-dir      folder of the embedded database (.data)
  --database-url  PostgreSQL instead of the embedded database
  --reload        pages load again when a file of the site or the kit changes
The environment sets the same and more; see the README of sqs-kit-server.`;

/**
 * @param cwd the folder that relative paths start from
 * @throws Error with one clear sentence when a value cannot be used
 */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Settings {
  const { reload, texts } = readFlags(args, env);
  const folder = (path: string | undefined) => (path ? resolve(cwd, path) : undefined);
  const siteDir = existing(folder(texts.site), 'The site', 'folder');
  const dataDir = resolve(cwd, texts['data-dir'] || '.data');
  if (siteDir && isServedFrom(siteDir, dataDir))
    throw new Error(`The database in ${dataDir} would be served with the site; choose another --data-dir.`);
  const seedFile = existing(folder(texts.seed), 'The seed', 'file');
  return {
    host: texts.host || 'localhost',
    port: numberFrom(texts.port, DEFAULT_PORT, 'PORT', 0, 65_535),
    dataDir,
    databaseUrl: texts['database-url'] || undefined,
    databaseWaitMs: numberFrom(env.DATABASE_WAIT, 60, 'DATABASE_WAIT', 0, 3600) * 1000,
    ownerToken: tokenFrom(env, 'OWNER_TOKEN') ?? randomBytes(24).toString('base64url'),
    ownerTokenIsGenerated: !env.OWNER_TOKEN,
    production: isProduction(env),
    rateLimit: {
      submissions: numberFrom(env.RATE_LIMIT, 100, 'RATE_LIMIT', 1, 1_000_000),
      windowSeconds: 60,
    },
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    reportsKept: numberFrom(env.REPORTS_KEPT, 100_000, 'REPORTS_KEPT', 1000, 100_000_000),
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    trustProxy: proxiesFrom(env.TRUST_PROXY),
    restockCaptcha: restockCaptchaFrom(env),
    recaptcha: recaptchaFrom(env),
    delivery: deliveryFrom(env, numberFrom(env.DELIVERY_TIMEOUT, 20, 'DELIVERY_TIMEOUT', 1, 300)),
    websiteId: websiteIdFrom(env),
    places: placesFrom(env),
    logLevel: logLevelFrom(env),
    metricsToken: tokenFrom(env, 'METRICS_TOKEN'),
    leavingSeconds: numberFrom(env.LEAVING_SECONDS, 0, 'LEAVING_SECONDS', 0, 300),
    reload,
    siteDir,
    protectedDir: existing(folder(texts.protected), 'The place of protected files', 'folder'),
    kitDir: existing(folder(texts.kit), 'The kit', 'folder'),
    seed: seedFile ? readSeed(seedFile) : undefined,
    now: Date.now,
  };
}

function readFlags(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { reload = false, ...given } = parse(args);
  const names = Object.keys(FLAGS) as (keyof typeof FLAGS)[];
  const texts = Object.fromEntries(names.map((name) => [name, given[name] ?? env[FLAGS[name]]]));
  return { reload, texts: texts as Partial<Record<keyof typeof FLAGS, string>> };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    site: text,
    kit: text,
    protected: text,
    seed: text,
    host: text,
    port: text,
    'data-dir': text,
    'database-url': text,
    reload: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}.\n${USAGE}`, { cause: error });
  }
}

function existing(path: string | undefined, what: string, kind: 'file' | 'folder'): string | undefined {
  if (!path) return undefined;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`${what} ${path} does not exist.`);
  if (found.isDirectory() !== (kind === 'folder')) throw new Error(`${what} ${path} is no ${kind}.`);
  return path;
}

/** Files and folders whose name begins with a dot are never served (static.ts). */
function isServedFrom(siteDir: string, folder: string): boolean {
  const way = relative(siteDir, folder).split(sep);
  return way[0] !== '..' && !way.some((name) => name.startsWith('.'));
}

const MAX_HOPS = 10;
const ADDRESS_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function proxiesFrom(text: string | undefined): ServerOptions['trustProxy'] {
  if (!text || text === '0') return false;
  if (/^\d+$/.test(text)) return numberFrom(text, 0, 'TRUST_PROXY', 1, MAX_HOPS);
  const addresses = text.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => !isAddress(address));
  if (wrong !== undefined)
    throw new Error(
      `TRUST_PROXY must be how many proxies there are, or their addresses or networks (10.0.0.0/8), but has "${wrong}".`,
    );
  return addresses;
}

function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return ADDRESS_RANGES.includes(text) || (most > 0 && isNetwork && more.length === 0);
}

/** Guessing one takes longer than anybody has. */
const MIN_TOKEN_LENGTH = 16;

function tokenFrom(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const token = env[name] || undefined;
  if (token && token.length < MIN_TOKEN_LENGTH)
    throw new Error(
      `${name} must have at least ${MIN_TOKEN_LENGTH} characters, but has ${token.length}; openssl rand -hex 32 makes a good one.`,
    );
  return token;
}

const ENVIRONMENTS = ['production', 'development', 'test'];

function isProduction({ NODE_ENV: text }: NodeJS.ProcessEnv): boolean {
  if (text && !ENVIRONMENTS.includes(text))
    throw new Error(`NODE_ENV must be one of ${ENVIRONMENTS.join(', ')}, but is "${text}".`);
  return text === 'production';
}

function restockCaptchaFrom(env: NodeJS.ProcessEnv): boolean {
  const { RESTOCK_CAPTCHA: text } = env;
  if (text && text !== 'required' && text !== 'off')
    throw new Error(`RESTOCK_CAPTCHA must be "required" or "off", but is "${text}".`);
  return text ? text === 'required' : isProduction(env);
}

function logLevelFrom(env: NodeJS.ProcessEnv): LogLevel {
  const { LOG_LEVEL: text } = env;
  if (!text) return isProduction(env) ? 'info' : 'error';
  const level = LOG_LEVELS.find((one) => one === text);
  if (!level) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but is "${text}".`);
  return level;
}

const DEFAULT_WEBSITE_ID = 'site';

function websiteIdFrom({ WEBSITE_ID: text }: NodeJS.ProcessEnv): string {
  if (!text) return DEFAULT_WEBSITE_ID;
  if (/^[\w-]{1,100}$/.test(text)) return text;
  throw new Error(`WEBSITE_ID may have letters, digits, - and _, but is "${text}".`);
}

/** An owner types and waits for it. */
const PLACES_TIMEOUT_MS = 5_000;

function placesFrom(env: NodeJS.ProcessEnv): PlacesOptions | undefined {
  const { GOOGLE_PLACES_KEY: key } = env;
  if (!key) return undefined;
  const baseUrl = addressFrom(env, 'GOOGLE_PLACES_URL') ?? 'https://places.googleapis.com';
  return { key, baseUrl, timeoutMs: PLACES_TIMEOUT_MS };
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

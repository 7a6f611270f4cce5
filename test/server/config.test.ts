import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { readSettings, USAGE } from '../../server/src/config.ts';
import { temporaryFolder } from '../support/node/server.ts';

const README = readFileSync(new URL('../../server/README.md', import.meta.url), 'utf8');

const RECAPTCHA = { RECAPTCHA_PROJECT: 'p', RECAPTCHA_API_KEY: 'k', RECAPTCHA_SITE_KEY: 's' };

describe('settings', () => {
  it('without any: port 4173, .data, development, a token of its own', () => {
    const settings = readSettings([], {}, '/srv');
    assert.equal(settings.port, 4173);
    assert.equal(settings.host, 'localhost');
    assert.equal(settings.dataDir, resolve('/srv/.data'));
    assert.equal(settings.databaseUrl, undefined);
    assert.equal(settings.production, false);
    assert.equal(settings.recaptcha, undefined);
    assert.deepEqual([settings.trustProxy, settings.restockCaptcha], [false, false]);
    assert.deepEqual(settings.allowedOrigins, []);
    assert.deepEqual([settings.logLevel, settings.leavingSeconds], ['error', 0]);
    assert.ok(settings.ownerTokenIsGenerated);
    assert.ok(settings.ownerToken.length >= 32);
    assert.notEqual(settings.ownerToken, readSettings([], {}, '/srv').ownerToken);
  });

  it('from the environment', () => {
    const settings = readSettings(
      [],
      {
        PORT: '0',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/sqs',
        DATABASE_URL: 'postgresql:///x',
        OWNER_TOKEN: 'the-token-of-the-owner',
        NODE_ENV: 'production',
        RATE_LIMIT: '5',
        ALLOWED_ORIGINS: 'https://a.test, https://b.test,',
        TRUST_PROXY: '2',
        METRICS_TOKEN: 'sixteen-or-more-',
        LEAVING_SECONDS: '5',
        ...RECAPTCHA,
      },
      '/srv',
    );
    assert.equal(settings.port, 0);
    assert.equal(settings.host, '0.0.0.0');
    assert.equal(settings.dataDir, resolve('/var/sqs'));
    assert.equal(settings.databaseUrl, 'postgresql:///x');
    assert.equal(settings.ownerToken, 'the-token-of-the-owner');
    assert.equal(settings.ownerTokenIsGenerated, false);
    assert.equal(settings.production, true);
    assert.deepEqual(settings.rateLimit, { submissions: 5, windowSeconds: 60 });
    assert.deepEqual(settings.allowedOrigins, ['https://a.test', 'https://b.test']);
    assert.equal(settings.trustProxy, 2);
    assert.equal(settings.restockCaptcha, true);
    assert.deepEqual(
      [settings.logLevel, settings.metricsToken, settings.leavingSeconds],
      ['info', 'sixteen-or-more-', 5],
    );
    assert.equal(settings.recaptcha?.baseUrl, 'https://recaptchaenterprise.googleapis.com');
    assert.equal(settings.recaptcha?.minimumScore, 0.5);
  });

  it('from the command line, which wins', (test) => {
    const cwd = temporaryFolder(test);
    mkdirSync(join(cwd, 'public'));
    const args = [
      '--site',
      'public',
      '--port',
      '81',
      '--data-dir',
      'db',
      '--database-url',
      'postgresql:///y',
    ];
    const settings = readSettings(args, { PORT: '80', HOST: '0.0.0.0', DATA_DIR: 'x' }, cwd);
    assert.equal(settings.siteDir, join(cwd, 'public'));
    assert.equal(settings.dataDir, join(cwd, 'db'));
    assert.equal(settings.databaseUrl, 'postgresql:///y');
    assert.deepEqual([settings.host, settings.port], ['0.0.0.0', 81]);
  });

  it('never serve the database with the site', (test) => {
    const cwd = temporaryFolder(test);
    mkdirSync(join(cwd, 'data'));
    assert.throws(
      () => readSettings(['--site', '.', '--data-dir', 'data'], {}, cwd),
      /would be served with the site/,
    );
    assert.ok(readSettings(['--site', '.'], {}, cwd));
    assert.ok(readSettings(['--site', 'data', '--data-dir', '../other'], {}, cwd));
  });

  const WRONG_ARGS: [string[], RegExp][] = [
    [['--prot', '80'], /^Unknown option '--prot'\.\nUsage: /],
    [['public'], /^Unexpected argument 'public'\.\nUsage: /],
    [['--site', '/none'], /^The site \/none does not exist\.$/],
    [['--site', import.meta.filename], /^The site \S+config\.test\.ts is no folder\.$/],
    [['--kit', import.meta.filename], /^The kit \S+config\.test\.ts is no folder\.$/],
    [['--seed', import.meta.dirname], /^The seed \S+server is no file\.$/],
    [['--seed', '/none.json'], /^The seed \/none.json does not exist\.$/],
  ];
  for (const [args, message] of WRONG_ARGS) {
    it(`${args.join(' ')} is refused with a reason`, () => {
      assert.throws(() => readSettings(args, {}, '/srv'), { message });
    });
  }

  it('take proxies by number, address or network', () => {
    const proxies = (TRUST_PROXY: string) => readSettings([], { TRUST_PROXY }, '/srv').trustProxy;
    assert.equal(proxies('0'), false);
    assert.equal(proxies('1'), 1);
    assert.deepEqual(proxies('10.0.0.1, 10.1.0.0/16,::1,loopback'), [
      '10.0.0.1',
      '10.1.0.0/16',
      '::1',
      'loopback',
    ]);
  });

  const WRONG: [Record<string, string>, RegExp][] = [
    [{ PORT: 'x' }, /^PORT must be a number from 0 to 65535/],
    [{ PORT: '70000' }, /^PORT/],
    [{ RATE_LIMIT: '0' }, /^RATE_LIMIT/],
    [{ OWNER_TOKEN: 'x' }, /^OWNER_TOKEN must have at least 16 characters, but has 1; openssl .*\.$/],
    [{ METRICS_TOKEN: 'fifteen-letters' }, /^METRICS_TOKEN must have at least 16 characters/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV must be one of production, development, test, but is "prod"\.$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, .* but is "loud"\.$/],
    [{ LEAVING_SECONDS: '-1' }, /^LEAVING_SECONDS/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be how many proxies .* but has "true"\.$/],
    [{ TRUST_PROXY: '99' }, /^TRUST_PROXY must be a number from 1 to 10/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
    [{ RATE_LIMIT: '1000001' }, /^RATE_LIMIT must be a number from 1 to 1000000/],
    [{ REPORTS_KEPT: '1' }, /^REPORTS_KEPT/],
    [{ RESTOCK_CAPTCHA: 'no' }, /^RESTOCK_CAPTCHA must be "required" or "off"/],
    [{ WEBSITE_ID: 'a b' }, /^WEBSITE_ID may have letters, .* but is "a b"\.$/],
    [{ GOOGLE_PLACES_KEY: 'k', GOOGLE_PLACES_URL: 'places' }, /^GOOGLE_PLACES_URL must be an address/],
    [{ RECAPTCHA_PROJECT: 'p' }, /needs RECAPTCHA_PROJECT, RECAPTCHA_API_KEY and RECAPTCHA_SITE_KEY/],
    [{ ...RECAPTCHA, RECAPTCHA_MINIMUM_SCORE: '2' }, /^RECAPTCHA_MINIMUM_SCORE/],
  ];
  for (const [env, message] of WRONG) {
    it(`${JSON.stringify(env)} is refused in one sentence`, () => {
      assert.throws(() => readSettings([], env, '/srv'), { message });
    });
  }
});

describe('the README', () => {
  it('names every variable of the environment, and the recipe no other', () => {
    const asked = new Set<string>();
    const env = { ...RECAPTCHA, GOOGLE_PLACES_KEY: 'k' };
    readSettings(
      [],
      new Proxy<NodeJS.ProcessEnv>(env, {
        get: (given, name) => {
          asked.add(String(name));
          return Reflect.get(given, name);
        },
      }),
      '/srv',
    );
    assert.deepEqual(
      [...asked].filter((name) => !README.includes(`\`${name}\``)),
      [],
    );
    const set = [...README.matchAll(/^([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? []);
    assert.ok(set.length >= 9);
    assert.deepEqual(
      set.filter((name) => !asked.has(name)),
      [],
    );
  });

  it('asks for no flag that there is not', () => {
    const flags = [...README.matchAll(/sqs-kit-server [^`\n]*/g)].flatMap(
      ([line]) => line.match(/--[a-z-]+/g) ?? [],
    );
    assert.ok(flags.includes('--data-dir'));
    assert.deepEqual(
      flags.filter((flag) => !USAGE.includes(flag)),
      [],
    );
  });
});

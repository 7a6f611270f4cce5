import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it, type TestContext } from 'node:test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../../../server/src/config.ts';
import { createForm, startApp, submissionsOf, Visitor } from '../../support/node/server.ts';

const FORM = { id: 'guarded', captchaEnabled: true, fields: [{ type: 'text', id: 'a', required: true }] };
const MISSING = { error: 'Complete CAPTCHA before submitting.', code: 'captcha' };

/** What the widget does: fetch the puzzle, solve it, encode both. */
async function solve(app: FastifyInstance): Promise<string> {
  const challenge = (await app.inject({ url: '/api/altcha/challenge' })).json() as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return encode({ challenge, solution });
}

const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());

describe('a form with a captcha', () => {
  it('is stored with a solved ALTCHA, once for each', async (test) => {
    const app = await startApp(test);
    await createForm(app, FORM);
    const visitor = await Visitor.arrive(app);
    const captchaKey = await solve(app);
    const key = await visitor.key();
    const first = await visitor.save('guarded', { a: '1' }, { key, captchaKey });
    const repeated = await visitor.save('guarded', { a: '1' }, { key, captchaKey });
    assert.equal(first.statusCode, 200, first.body);
    assert.equal(repeated.body, first.body);
    const again = await visitor.save('guarded', { a: '2' }, { captchaKey });
    assert.deepEqual([again.statusCode, again.json()], [400, MISSING]);
    assert.equal((await submissionsOf(app, 'guarded')).length, 1);
  });

  it('does not spend the solution on wrong fields', async (test) => {
    const app = await startApp(test);
    await createForm(app, FORM);
    const visitor = await Visitor.arrive(app);
    const captchaKey = await solve(app);
    assert.deepEqual(Object.keys((await visitor.save('guarded', {}, { captchaKey })).json().errors), ['a']);
    assert.equal((await visitor.save('guarded', { a: '1' }, { captchaKey })).statusCode, 200);
  });

  it('refuses what is no solution of a puzzle of this site', async (test) => {
    const app = await startApp(test);
    await createForm(app, FORM);
    const visitor = await Visitor.arrive(app);
    const solved = decode(await solve(app));
    const { parameters } = solved.challenge;
    const WRONG: Record<string, string | null> = {
      nothing: null,
      nonsense: 'token',
      'another counter': encode({
        ...solved,
        solution: { ...solved.solution, counter: 1, derivedKey: '00' },
      }),
      'a later expiry': encode({
        ...solved,
        challenge: {
          ...solved.challenge,
          parameters: { ...parameters, expiresAt: parameters.expiresAt + 60 },
        },
      }),
      'no signature': encode({ ...solved, challenge: { parameters } }),
      'a signature that is no text': encode({ ...solved, challenge: { parameters, signature: 1 } }),
      'options of the library': encode({
        challenge: { parameters, signature: solved.challenge.signature },
        solution: { counter: 1, derivedKey: 'x' },
        hmacAlgorithm: 'none',
        counterMode: {},
        deriveKey: 1,
      }),
      'a depth that ends the stack': Buffer.from(`{"challenge":${'['.repeat(50_000)}`).toString('base64'),
    };
    for (const [name, captchaKey] of Object.entries(WRONG)) {
      const answer = await visitor.save('guarded', { a: '1' }, { captchaKey });
      assert.deepEqual([answer.statusCode, answer.json()], [400, MISSING], name);
    }
    assert.deepEqual(await submissionsOf(app, 'guarded'), []);
  });

  it('refuses a solution that comes too late', async (test) => {
    const clock = { ms: Date.now() };
    const app = await startApp(test, { now: () => clock.ms });
    await createForm(app, FORM);
    const visitor = await Visitor.arrive(app);
    const captchaKey = await solve(app);
    clock.ms += 21 * 60 * 1000;
    assert.equal((await visitor.save('guarded', { a: '1' }, { captchaKey })).statusCode, 400);
  });
});

describe('reCAPTCHA Enterprise', () => {
  const GOOD = {
    tokenProperties: { valid: true, action: 'FORM_BLOCK_SUBMISSION' },
    riskAnalysis: { score: 0.9 },
  };
  const CASES: [string, object, number][] = [
    ['a good token', GOOD, 200],
    ['a token of the newsletter', withAction('NEWSLETTER_BLOCK_SUBMISSION'), 200],
    ['a token for something else', withAction('LOGIN'), 400],
    ['an invalid token', { tokenProperties: { valid: false } }, 400],
    ['a low score', { ...GOOD, riskAnalysis: { score: 0.1 } }, 400],
    ['an empty assessment', {}, 400],
  ];
  for (const [name, assessment, status] of CASES) {
    it(`${name}: ${status}`, async (test) => {
      const { recaptcha, asked } = await assessor(test, 200, assessment);
      const app = await startApp(test, { recaptcha });
      await createForm(app, FORM);
      const visitor = await Visitor.arrive(app);
      const saved = await visitor.save('guarded', { a: '1' }, { recaptchaEnterpriseV3Token: 'the-token' });
      assert.equal(saved.statusCode, status, saved.body);
      assert.deepEqual(asked, [
        {
          url: '/v1/projects/my-project/assessments?key=the-key',
          body: { event: { token: 'the-token', siteKey: 'site' } },
        },
      ]);
    });
  }

  it('that does not answer is the server’s fault, not the visitor’s', async (test) => {
    const { recaptcha } = await assessor(test, 503, {});
    const app = await startApp(test, { recaptcha });
    await createForm(app, FORM);
    const visitor = await Visitor.arrive(app);
    app.log.level = 'silent';
    const saved = await visitor.save('guarded', { a: '1' }, { captchaKey: 'the-token' });
    assert.equal(saved.statusCode, 500);
    assert.equal(saved.json().error, 'Unable to send form. Please try again later.');
  });

  function withAction(action: string) {
    return { ...GOOD, tokenProperties: { valid: true, action } };
  }
});

/** A stand-in on loopback that speaks the provider's protocol. */
async function assessor(test: TestContext, status: number, assessment: object) {
  const asked: { url: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, body: JSON.parse(await text(request)) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(assessment));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  test.after(() => server.close());
  const recaptcha: ServerOptions['recaptcha'] = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    project: 'my-project',
    apiKey: 'the-key',
    siteKey: 'site',
    minimumScore: 0.5,
  };
  return { recaptcha, asked };
}

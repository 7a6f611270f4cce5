import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deliveryFrom } from '../../../server/src/outbox/delivery-options.ts';

describe('the means of delivery in the environment', () => {
  it('are none without a word', () => {
    const { mail, publicUrl, secretKeys, allowPrivateTargets, timeoutMs } = deliveryFrom({}, 20);
    assert.deepEqual(
      { mail, publicUrl, secretKeys, allowPrivateTargets, timeoutMs },
      {
        mail: undefined,
        publicUrl: undefined,
        secretKeys: [],
        allowPrivateTargets: false,
        timeoutMs: 20_000,
      },
    );
  });

  it('are read', () => {
    const [present, old] = ['n'.repeat(32), 'o'.repeat(32)];
    const options = deliveryFrom(
      {
        SMTP_URL: 'smtps://user:secret@mail.example.com',
        MAIL_FROM: 'Site <site@example.com>',
        PUBLIC_URL: 'https://site.example.com/',
        SECRET_KEY: `${present}, ${old}`,
      },
      5,
    );
    assert.equal(options.mail?.mailFrom, 'Site <site@example.com>');
    assert.equal(options.publicUrl, 'https://site.example.com');
    assert.deepEqual(options.secretKeys, [present, old]);
  });

  const WRONG: [NodeJS.ProcessEnv, RegExp][] = [
    [{ SMTP_URL: 'smtp://mail.example.com' }, /SMTP_URL and MAIL_FROM/],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.test' }, /^Error: SMTP_URL must be/],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'nobody' }, /MAIL_FROM must be/],
    [{ PUBLIC_URL: 'site.example.com' }, /PUBLIC_URL must be/],
    [{ SECRET_KEY: 'short' }, /at least 32 characters/],
  ];
  for (const [env, message] of WRONG)
    it(`refuse ${JSON.stringify(env)}`, () => {
      assert.throws(() => deliveryFrom(env, 20), message);
    });
});

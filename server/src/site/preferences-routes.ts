/** Owners set the preferences of their shop, a namespace at a time. */
import type { FastifyInstance } from 'fastify';
import { READ_PREFERENCES, WRITE_PREFERENCES } from '../../../src/domain/api/site/preferences.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyObject } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { readSetting, writeSetting } from '../settings-store.ts';

const NAMESPACE = /^[a-z][\w-]{0,99}$/i;

export function addPreferencesRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;

  /** @throws Refusal for what is no name */
  function settingOf(namespace: string): string {
    // The answer says the site beside the namespace.
    if (!NAMESPACE.test(namespace) || namespace === 'websiteId') throw new Refusal('not-found');
    return `commerce-preferences ${namespace}`;
  }

  forOwner(app, context, (owner) => {
    serve(
      owner,
      READ_PREFERENCES,
      {
        summary: 'Reads preferences of the shop.',
        description: '`{ websiteId, [namespace]: {} }`.',
        answer: anyObject,
      },
      async ({ params: { namespace } }) => ({
        websiteId: options.websiteId,
        [namespace]: (await readSetting(db, settingOf(namespace))) ?? {},
      }),
    );

    serve(
      owner,
      WRITE_PREFERENCES,
      {
        summary: 'Sets preferences of the shop.',
        description: 'Takes `{ [namespace]: {} }`.',
        body: anyObject,
        answer: anyObject,
      },
      async ({ params, body }) => {
        const { namespace } = params;
        const preferences = body[namespace];
        const setting = settingOf(namespace);
        if (typeof preferences !== 'object' || preferences === null || Array.isArray(preferences))
          throw new Refusal('preferences-invalid', {
            message: `The preferences were not saved. ${namespace}: must be an object.`,
          });
        await writeSetting(db, setting, preferences);
        return { websiteId: options.websiteId, [namespace]: preferences };
      },
    );
  });
}

/** The settings of the whole site, for its owners. */
import type { FastifyInstance } from 'fastify';
import { type OwnerSettings, READ_SETTINGS, WRITE_SETTINGS } from '../../../src/domain/api/owner/settings.ts';
import type { ServerContext } from '../context.ts';
import { anyText, integer, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from './auth.ts';
import { checkedEmail } from './credentials.ts';
import { readOwnerSettings, writeOwnerSettings } from './owner-settings.ts';

const MAX_SCORE = 100;
/** A century is not kept by anybody who gives a number. */
const MAX_DAYS = 36_500;

const numbers = {
  spamThreshold: required(integer(0, MAX_SCORE)),
  retentionDays: required({ type: 'object', additionalProperties: integer(1, MAX_DAYS) }),
};
const settingsBody = shape<OwnerSettings>({ defaultEmail: required(text()), ...numbers });
const answer = shape<OwnerSettings>({ defaultEmail: required(anyText), ...numbers });

export function addSettingsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  forOwner(app, context, (owner) => {
    serve(owner, READ_SETTINGS, { summary: 'Reads what holds for the whole site.', answer }, () =>
      readOwnerSettings(db),
    );

    serve(
      owner,
      WRITE_SETTINGS,
      {
        summary: 'Sets what holds for the whole site.',
        description: '`retentionDays` is form id → days; `*` is for every other form.',
        body: settingsBody,
        answer,
      },
      async ({ body }) => {
        const settings = {
          ...body,
          defaultEmail: body.defaultEmail.trim() && checkedEmail(body.defaultEmail),
        };
        await writeOwnerSettings(db, settings);
        return settings;
      },
    );
  });
}

/** Owners read and write the header and the footer of the site. */
import type { FastifyInstance } from 'fastify';
import {
  type HeaderFooter,
  READ_HEADER_FOOTER,
  WRITE_HEADER_FOOTER,
} from '../../../src/domain/api/site/layout.ts';
import type { ServerContext } from '../context.ts';
import { anyObject, required, shape } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { readSetting, writeSetting } from '../settings-store.ts';

/** Each stands for itself, so that who writes one does not undo the other. */
const SETTINGS = { header: 'site-header', footer: 'site-footer' } as const;
const PARTS = ['header', 'footer'] as const;

const body = shape<Partial<HeaderFooter>>({ header: anyObject, footer: anyObject });
const answer = shape<HeaderFooter>({ header: required(anyObject), footer: required(anyObject) });

export function addHeaderFooterRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  const stored = async () => ({
    header: (await readSetting<HeaderFooter['header']>(db, SETTINGS.header)) ?? {},
    footer: (await readSetting<HeaderFooter['footer']>(db, SETTINGS.footer)) ?? {},
  });

  forOwner(app, context, (owner) => {
    serve(
      owner,
      READ_HEADER_FOOTER,
      { summary: 'Reads the header and the footer of the site.', answer },
      stored,
    );

    serve(
      owner,
      WRITE_HEADER_FOOTER,
      {
        summary: 'Sets the header, the footer or both.',
        description: 'What is left out stays.',
        body,
        answer,
      },
      async (request) => {
        for (const part of PARTS) {
          const value = request.body[part];
          if (value) await writeSetting(db, SETTINGS[part], value);
        }
        return stored();
      },
    );
  });
}

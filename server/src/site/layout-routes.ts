/** Owners read what the navigations of the site lead to, and write one of them. */
import type { FastifyInstance } from 'fastify';
import {
  GET_SITE_LAYOUT,
  type NavigationUpdate,
  type SiteLayout,
  UPDATE_NAVIGATION,
} from '../../../src/domain/api/site/layout.ts';
import { isReservedNavigation, linksProblem } from '../../../src/domain/site/navigation.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyObject, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { readLayout, writeNavigation } from './layout-store.ts';

const MAX_LINKS = 500;
const IDENTIFIER = /^[\w-]{1,100}$/;

const update = shape<NavigationUpdate>({
  fieldName: required(text()),
  templateId: text(),
  navigation: required({
    type: 'object',
    required: ['items'],
    properties: { items: { type: 'array', maxItems: MAX_LINKS } },
  }),
});
const answer = shape<SiteLayout>({ layout: required(list(anyObject)) });

export function addLayoutRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  const layout = async () => ({ layout: await readLayout(db) });

  forOwner(app, context, (owner) => {
    serve(
      owner,
      GET_SITE_LAYOUT,
      {
        summary: 'Reads what the navigations of the site lead to.',
        description:
          '`links` are `[{ collectionId, externalLink, memberAreaId, title, children }]`; `mainNav` comes first, `_hidden` has the collections that no navigation leads to.',
        answer,
      },
      layout,
    );

    serve(
      owner,
      UPDATE_NAVIGATION,
      { summary: 'Sets what a navigation leads to.', body: update, answer },
      async ({ body }) => {
        const { fieldName: identifier, navigation } = body;
        if (!IDENTIFIER.test(identifier) || isReservedNavigation(identifier))
          throw wrong(`There is no navigation ${identifier} that can be written.`);
        const problem = linksProblem(navigation.items);
        if (problem) throw wrong(`The navigation was not saved. navigation.items.${problem}.`);
        await writeNavigation(db, { identifier, links: navigation.items });
        return layout();
      },
    );
  });
}

function wrong(message: string): Refusal {
  return new Refusal('navigation-invalid', { message });
}

/** Owners say which languages the site speaks. */
import type { FastifyInstance } from 'fastify';
import {
  MULTILINGUAL_SETTINGS,
  MULTILINGUAL_STATUS,
  type MultilingualSettings,
  type MultilingualStatus,
  READ_LANGUAGES,
  REMOVE_MULTILINGUAL,
  type SiteLanguages,
  WRITE_LANGUAGES,
} from '../../../src/domain/api/site/multilingual.ts';
import { localeOf } from '../../../src/domain/text/locale.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyText, flag, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { readSetting, removeSetting, writeSetting } from '../settings-store.ts';

const SETTING = 'multilingual';
const MAX_LANGUAGES = 100;

const body = shape<SiteLanguages>({
  languages: required({ type: 'array', items: text(100), minItems: 1, maxItems: MAX_LANGUAGES }),
});
const languagesAnswer = shape<SiteLanguages>({ languages: required(list(anyText)) });
const statusAnswer = shape<MultilingualStatus>({ connected: required(flag) });
const settingsAnswer = shape<MultilingualSettings>({
  connected: required(flag),
  languages: required(list(anyText)),
  primaryLanguage: anyText,
});

export function addMultilingualRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  const languages = async () => (await readSetting<SiteLanguages>(db, SETTING))?.languages ?? [];

  forOwner(app, context, (owner) => {
    serve(
      owner,
      MULTILINGUAL_SETTINGS,
      { summary: 'Reads the languages of the site, and which one is its own.', answer: settingsAnswer },
      async () => {
        const spoken = await languages();
        const [primaryLanguage] = spoken;
        return {
          connected: spoken.length > 0,
          languages: spoken,
          ...(primaryLanguage && { primaryLanguage }),
        };
      },
    );

    serve(
      owner,
      MULTILINGUAL_STATUS,
      { summary: 'Says whether languages of the site are set.', answer: statusAnswer },
      async () => ({
        connected: (await languages()).length > 0,
      }),
    );

    serve(
      owner,
      READ_LANGUAGES,
      { summary: 'Lists the languages of the site.', answer: languagesAnswer },
      async () => ({ languages: await languages() }),
    );

    serve(
      owner,
      WRITE_LANGUAGES,
      { summary: 'Sets the languages of the site.', body, answer: languagesAnswer },
      async (request) => {
        const spoken = [...new Set(request.body.languages.map(checked))];
        await writeSetting(db, SETTING, { languages: spoken });
        return { languages: spoken };
      },
    );

    serve(owner, REMOVE_MULTILINGUAL, { summary: 'Forgets the languages of the site.' }, () =>
      removeSetting(db, SETTING),
    );
  });
}

/** @throws Refusal for what is no language tag */
function checked(tag: string): string {
  const known = localeOf(tag);
  if (!known) throw new Refusal('language', { message: `"${tag}" is no language tag.` });
  return known;
}

/** Files a submission that comes in: as new, or as spam from the owner's threshold on (behaviour/forms#spam). */

import type { Kysely } from 'kysely';
import { usableFields } from '../../../src/domain/forms/form.ts';
import { spamVerdict, textToCompare } from '../../../src/domain/forms/spam.ts';
import type { FormValues } from '../../../src/domain/forms/values.ts';
import { MS_PER_DAY } from '../../../src/domain/time.ts';
import type { ServerContext } from '../context.ts';
import { gathered, type Some } from '../db/gathered.ts';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import type { StoredForm } from '../forms/form-entity.ts';
import { readOwnerSettings } from '../owner/owner-settings.ts';
import { sign } from '../signing.ts';

const REPEAT_WINDOW_MS = 7 * MS_PER_DAY;
/** More of them count no more. */
const MOST_REPEATS = 4;

export interface Filing {
  status: 'new' | 'spam';
  spamReasons: readonly string[];
  /** Keyed hash of the text by which a repeat is known; empty where there is none. */
  textHash: string;
}

export async function judge(
  { early: db, options, secret }: ServerContext,
  form: StoredForm | undefined,
  { values, secondsHere }: { values: FormValues; secondsHere: number | undefined },
): Promise<Filing> {
  const fields = form ? usableFields(form) : [];
  const text = textToCompare({ values, fields });
  const textHash = text && sign(secret, 'repeat', text).toString('base64url');
  const repeats = textHash ? await countRepeats(db, textHash, options.now()) : 0;
  const { score, reasons } = spamVerdict({ values, fields, secondsHere, repeats });
  // Most have nothing against them, and need no threshold.
  const isSpam = score > 0 && score >= (await readOwnerSettings(db)).spamThreshold;
  return { status: isSpam ? 'spam' : 'new', spamReasons: reasons, textHash };
}

/** A text that came, and since when others of it count. */
interface Repeated {
  textHash: string;
  since: string;
}

const repeatsOf = prepared((db, texts: Some<Repeated>) =>
  db.selectNoFrom(
    texts.map(({ textHash, since }, index) => {
      const some = db
        .selectFrom('submissions')
        .select('id')
        .where('text_hash', '=', textHash)
        .where('created_at', '>', since)
        .limit(MOST_REPEATS);
      const count = db.selectFrom(some.as('some')).select(({ fn }) => fn.countAll().as('count'));
      return count.as(`text_${index}`);
    }),
  ),
);

const repeatsOfOne = gathered(async (db, texts: Some<Repeated>) => {
  const [counts] = (await repeatsOf(db, texts)).rows;
  return texts.map((_, index) => Number(counts?.[`text_${index}`]));
});

function countRepeats(db: Kysely<Database>, textHash: string, now: number): Promise<number> {
  return repeatsOfOne(db, { textHash, since: new Date(now - REPEAT_WINDOW_MS).toISOString() });
}

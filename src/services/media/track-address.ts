/** From which address a track is played: one of its files after the other, with a token where they are protected (behaviour/audio#protected-files). */
import { type Attempt, afterRefusal, FIRST_ATTEMPT, type Refusal } from '../../domain/audio/source.ts';
import type { RenewedAddress } from './renew-address.ts';

/** @returns the address with a new token; undefined when none can be had */
export type RenewAddress = (url: string) => Promise<RenewedAddress | undefined>;

export type TrackAddress = ReturnType<typeof createTrackAddress>;

/** @param files addresses of the track that the browser may play, the best one first */
export function createTrackAddress(files: () => readonly string[], renewAddress: RenewAddress) {
  let attempt: Attempt = FIRST_ATTEMPT;
  let renewed: RenewedAddress | undefined;
  let token: 'not asked' | 'on its way' | 'not to be had' = 'not asked';

  const file = () => files()[attempt.source] ?? '';

  return {
    /** Empty: the track has no file. */
    url: () => renewed?.url ?? file(),
    /** Its token is about to expire, and another one can be asked for. */
    isOld: () => token === 'not asked' && renewed?.isOld() === true,
    isWaiting: () => token === 'on its way',

    /** The address cannot be played. @param code of `MediaError` @returns what is done about it */
    refuse(code: number | undefined): Refusal['next'] {
      const refusal = afterRefusal(attempt, code, files().length);
      if ('attempt' in refusal) attempt = refusal.attempt;
      if (refusal.next === 'source') renewed = undefined;
      return refusal.next;
    },

    /** One token and one retry. @param keepsOld the one before is good for a while @returns whether there is a new one */
    async renew({ keepsOld = false } = {}): Promise<boolean> {
      const before = keepsOld ? renewed : undefined;
      token = 'on its way';
      // However it fails, what the visitor reads is that the track cannot be played.
      const fresh = await renewAddress(file()).catch(() => undefined);
      renewed = fresh ?? before;
      token = fresh ? 'not asked' : 'not to be had';
      return fresh !== undefined;
    },
  };
}

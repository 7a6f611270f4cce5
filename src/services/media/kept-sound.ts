/** Keeps how loud and how fast a visitor listens, for all players and for the visit (behaviour/audio#sound). */
import { readSound, type Sound, soundText } from '../../domain/audio/sound.ts';
import { createStorage, type SafeStorage } from '../page/storage.ts';

const SOUND_KEY = 'sqs-sound';

export interface KeptSound {
  read(): Sound;
  write(sound: Sound): void;
}

export function keptSound(session: SafeStorage = createStorage('session')): KeptSound {
  return {
    read: () => readSound(session.get(SOUND_KEY)),
    write: (sound) => session.set(SOUND_KEY, soundText(sound)),
  };
}

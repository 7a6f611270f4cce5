/** German texts that all players of audio have. */
import type { audioMessages as English } from '../en/audio.ts';

export const audioMessages: typeof English = {
  play: 'Abspielen',
  pause: 'Pause',
  position: 'Position',
  positionOf: '{position} von {duration}',
  mute: 'Stummschalten',
  volume: 'Lautstärke',
  speed: 'Geschwindigkeit, {rate}-fach',
  failed: '„{title}“ kann nicht abgespielt werden.',
  download: 'Stattdessen herunterladen',
};

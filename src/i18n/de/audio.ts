/** German texts of `<sqs-audio>`. */
import type { audioMessages as English } from '../en/audio.ts';

export const audioMessages: typeof English = {
  label: 'Audioplayer',
  play: 'Abspielen',
  pause: 'Pause',
  playTrack: '{title} abspielen',
  pauseTrack: '{title} anhalten',
  previous: 'Vorheriger Titel',
  next: 'Nächster Titel',
  tracks: 'Titel',
  position: 'Position',
  positionOf: '{position} von {duration}',
  mute: 'Stummschalten',
  volume: 'Lautstärke',
  speed: 'Geschwindigkeit, {rate}-fach',
  failed: '„{title}“ kann nicht abgespielt werden.',
  download: 'Stattdessen herunterladen',
};

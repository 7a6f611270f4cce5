/** German texts of `<sqs-album-player>`. */
import type { albumPlayerMessages as English } from '../en/album-player.ts';
import { audioMessages } from './audio.ts';

export const albumPlayerMessages: typeof English = {
  ...audioMessages,
  label: 'Album',
  previous: 'Vorheriger Titel',
  next: 'Nächster Titel',
  tracks: 'Titel',
  shuffle: 'Zufällige Reihenfolge',
  repeatOff: 'Wiederholen: aus',
  repeatAll: 'Wiederholen: alle Titel',
  repeatOne: 'Wiederholen: dieser Titel',
  downloadTrack: '„{title}“ herunterladen',
  lyrics: 'Liedtext',
  lyricsLoading: 'Der Liedtext wird geladen.',
  lyricsFailed: 'Der Liedtext konnte nicht geladen werden.',
};

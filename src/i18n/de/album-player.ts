/** German texts of `<sqs-album-player>`, beside those of all players of audio. */
import type { albumPlayerMessages as English } from '../en/album-player.ts';

export const albumPlayerMessages: typeof English = {
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

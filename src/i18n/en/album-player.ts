/** English texts of `<sqs-album-player>`; all our own. */
import { audioMessages } from './audio.ts';

export const albumPlayerMessages = {
  ...audioMessages,
  label: 'Album',
  previous: 'Previous track',
  next: 'Next track',
  tracks: 'Tracks',
  shuffle: 'Shuffle',
  repeatOff: 'Repeat: off',
  repeatAll: 'Repeat: all tracks',
  repeatOne: 'Repeat: this track',
  downloadTrack: 'Download “{title}”',
};

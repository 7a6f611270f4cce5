/** English texts of `<sqs-album-player>`, beside those of all players of audio; all our own. */

export const albumPlayerMessages = {
  label: 'Album',
  previous: 'Previous track',
  next: 'Next track',
  tracks: 'Tracks',
  shuffle: 'Shuffle',
  repeatOff: 'Repeat: off',
  repeatAll: 'Repeat: all tracks',
  repeatOne: 'Repeat: this track',
  downloadTrack: 'Download “{title}”',
  lyrics: 'Lyrics',
  lyricsLoading: 'The lyrics are loading.',
  lyricsFailed: 'The lyrics could not be loaded.',
};

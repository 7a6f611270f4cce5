/** English texts that all players of audio have; all our own. */

export const audioMessages = {
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  positionOf: '{position} of {duration}',
  mute: 'Mute',
  volume: 'Volume',
  speed: 'Speed, {rate} times',
  failed: '“{title}” cannot be played.',
  download: 'Download it instead',
  lyrics: 'Lyrics',
  lyricsLoading: 'The lyrics are loading.',
  lyricsFailed: 'The lyrics could not be loaded.',
};

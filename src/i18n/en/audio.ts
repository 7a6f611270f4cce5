/** English texts of `<sqs-audio>`; all our own. */

export const audioMessages = {
  label: 'Audio player',
  play: 'Play',
  pause: 'Pause',
  playTrack: 'Play {title}',
  pauseTrack: 'Pause {title}',
  previous: 'Previous track',
  next: 'Next track',
  tracks: 'Tracks',
  position: 'Position',
  positionOf: '{position} of {duration}',
  mute: 'Mute',
  volume: 'Volume',
  speed: 'Speed, {rate} times',
  failed: '“{title}” cannot be played.',
  download: 'Download it instead',
};

/** German texts of `<sqs-video>`. */
import type { videoMessages as English } from '../en/video.ts';

export const videoMessages: typeof English = {
  play: 'Video abspielen',
  playTitle: 'Video abspielen: {title}',
  label: 'Video',
  close: 'Schließen',
  consent:
    'Das Video kommt von {provider}. Wenn Sie es abspielen, erfährt {provider} Ihre Adresse und kann Daten in Ihrem Browser speichern.',
  failed: 'Dieses Video kann hier nicht abgespielt werden.',
  watch: 'Auf {provider} ansehen',
  download: 'Videodatei öffnen',
};

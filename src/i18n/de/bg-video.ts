/** German texts of `<sqs-bg-video>`. */
import type { bgVideoMessages as English } from '../en/bg-video.ts';

export const bgVideoMessages: typeof English = {
  play: 'Hintergrundvideo abspielen',
  playTitle: 'Hintergrundvideo abspielen: {title}',
  pause: 'Hintergrundvideo anhalten',
  pauseTitle: 'Hintergrundvideo anhalten: {title}',
  label: 'Hintergrundvideo',
  consent: 'Das Video kommt von {provider}. Wenn Sie es abspielen, erfährt {provider} Ihre Adresse.',
};

/** German texts of `<sqs-marquee>`. */
import type { marqueeMessages as English } from '../en/marquee.ts';

export const marqueeMessages: typeof English = {
  play: 'Text bewegen',
  pause: 'Text anhalten',
};

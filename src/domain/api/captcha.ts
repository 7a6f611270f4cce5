/** The call that hands out a puzzle of ALTCHA. */
import { endpoint } from './endpoint.ts';

/** The answer is the library's own challenge. */
export const ALTCHA_CHALLENGE = endpoint<{ answer: unknown }>('GET', 'altcha/challenge');

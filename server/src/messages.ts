/** The texts that the server answers with: the kit's own, so that a visitor reads the same words from both. */
import { failureMessages } from '../../src/i18n/en/failure.ts';
import { unreadableMessage } from '../../src/i18n/en/field-errors.ts';
import { passwordMessages } from '../../src/i18n/en/password.ts';

export const messages = {
  ...failureMessages,
  tryAgain: passwordMessages.tryAgain,
  unreadable: unreadableMessage,
};

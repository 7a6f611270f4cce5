/** English texts for what is wrong with a field, on the page and on the server (behaviour/forms#validation). */

export const fieldErrorMessages = {
  required: 'Required',
  likertIncomplete: 'Survey is not valid. Missing a required question.',
  tooLong: 'You have exceeded the character limit.',
  emailInvalid: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  /** Where it stands apart from its field. Our own. */
  named: '{field}: {message}',
};

/** What the server says of a submission it cannot read. */
export const unreadableMessage = 'Could not parse the form fields, please check your entries.';

/** English texts of `<sqs-social-icons>`; all our own. */

export const socialIconsMessages = {
  email: 'Email',
  phone: 'Phone',
};

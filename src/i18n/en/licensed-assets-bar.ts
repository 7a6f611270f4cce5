/** English texts of `<sqs-licensed-assets-bar>`; all our own. */

export const licensedAssetsBarMessages = {
  label: 'Licensed images',
  text: 'This page shows preview images. License them before the site goes public.',
};

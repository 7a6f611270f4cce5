/** English texts of `<sqs-licensed-assets-bar>`; the specification shows none, so all are ours. */

export const licensedAssetsBarMessages = {
  label: 'Licensed images',
  text: 'This page shows preview images. License them before the site goes public.',
};

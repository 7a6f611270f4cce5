/** English texts of `<sqs-popup-overlay>`; all our own. */

export const popupOverlayMessages = {
  close: 'Close',
  label: 'Announcement',
};

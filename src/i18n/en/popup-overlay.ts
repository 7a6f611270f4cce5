/** English texts of `<sqs-popup-overlay>`; all our own, the specification shows none. */

export const popupOverlayMessages = {
  close: 'Close',
  label: 'Announcement',
};

/** English texts of `<sqs-info-bar>`; all our own. */

export const infoBarMessages = {
  label: 'Contact',
  email: 'Email',
  phone: 'Call',
  map: 'Map',
  hours: 'Hours',
  closed: 'Closed',
};

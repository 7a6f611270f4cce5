/** English texts of `<sqs-info-bar>`; the specification shows none, so all are ours. */

export const infoBarMessages = {
  label: 'Contact',
  email: 'Email',
  phone: 'Call',
  map: 'Map',
  hours: 'Hours',
  closed: 'Closed',
};

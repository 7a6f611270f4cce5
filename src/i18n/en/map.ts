/** English texts of `<sqs-map>`; all our own. */

export const mapMessages = {
  label: 'Map: {place}',
  marker: '{place}: open in {provider}, new tab',
  show: 'Show map',
  consent: 'The map comes from {provider}, who learns your address when you show it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The map cannot be shown.',
  open: 'Open in {provider}',
  directions: 'Directions',
};

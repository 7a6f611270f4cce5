/** German texts of `<sqs-map>`. */
import type { mapMessages as English } from '../en/map.ts';

export const mapMessages: typeof English = {
  label: 'Karte: {place}',
  marker: '{place}: in {provider} öffnen, neuer Tab',
  show: 'Karte zeigen',
  consent: 'Die Karte kommt von {provider}. Wenn Sie sie zeigen lassen, erfährt {provider} Ihre Adresse.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  failed: 'Die Karte kann nicht gezeigt werden.',
  open: 'In {provider} öffnen',
  directions: 'Route',
};

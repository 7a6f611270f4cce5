/** German texts of `<sqs-lightbox>`. */
import type { lightboxMessages as English } from '../en/lightbox.ts';

export const lightboxMessages: typeof English = {
  close: 'Schließen',
  label: 'Lightbox',
  viewer: 'Bilder',
  next: 'Nächstes Bild',
  previous: 'Vorheriges Bild',
  zoom: 'Vergrößern',
  fullscreen: 'Vollbild',
  download: 'Herunterladen',
  position: 'Bild {index} von {count}',
  videoPosition: 'Video {index} von {count}',
  loading: 'Wird geladen …',
  failed: 'Dieses Bild konnte nicht geladen werden.',
};

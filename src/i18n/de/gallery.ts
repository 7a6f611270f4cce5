/** German texts of `<sqs-gallery>`. */
import type { galleryMessages as English } from '../en/gallery.ts';

export const galleryMessages: typeof English = {
  label: 'Galerie',
  carousel: 'Karussell',
  slide: 'Folie',
  slides: 'Bilder',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  play: 'Abspielen',
  pause: 'Pause',
  thumbnails: 'Alle Bilder',
  position: 'Bild {index} von {count}',
  failed: 'Dieses Bild konnte nicht geladen werden.',
};

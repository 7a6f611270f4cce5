/** Every tag of the kit and how to load it; the loader and the tests read it. */

export const TAGS: Readonly<Record<string, () => Promise<unknown>>> = {
  'sqs-form': () => import('./sqs-form.ts'),
  'sqs-lightbox': () => import('./sqs-lightbox.ts'),
  'sqs-newsletter': () => import('./sqs-newsletter.ts'),
  'sqs-popup-overlay': () => import('./sqs-popup-overlay.ts'),
  'sqs-template': () => import('./sqs-template.ts'),
};

/** Watches the page for preview images that need a license (behaviour/images#preview-images); the marks are the kit's own. */

/** Marks a preview image. */
export const PREVIEW_IMAGES = 'img[data-licensed-asset-preview]';
/** Class of the document or its body on a page with previews. */
export const PREVIEW_CLASS = 'licensed-asset-preview';

export interface PreviewAssets {
  previewImages: number;
  hasPreviewClass: boolean;
}

export function findPreviewAssets(): PreviewAssets {
  return {
    previewImages: document.querySelectorAll(PREVIEW_IMAGES).length,
    hasPreviewClass: document.querySelector(`:is(html, body).${PREVIEW_CLASS}`) !== null,
  };
}

/** Calls back when they may have changed. @returns stops watching */
export function watchPreviewAssets(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ['class', 'data-licensed-asset-preview'];
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter });
  return () => observer.disconnect();
}

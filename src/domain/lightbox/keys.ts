/** What a key does in the picture viewer; Escape belongs to the overlay stack. */

export type ViewerAction = 'next' | 'previous' | 'first' | 'last' | 'zoom-in' | 'zoom-out' | 'zoom-reset';

export interface ViewerKey {
  key: string;
  hasModifier: boolean;
  isComposing: boolean;
  isRtl: boolean;
}

/** @returns undefined for keys that stay with the page, and for those an input method or a shortcut takes */
export function viewerAction({ key, hasModifier, isComposing, isRtl }: ViewerKey): ViewerAction | undefined {
  if (hasModifier || isComposing) return undefined;
  if (key === 'ArrowRight') return isRtl ? 'previous' : 'next';
  if (key === 'ArrowLeft') return isRtl ? 'next' : 'previous';
  return KEYS.get(key);
}

const KEYS: ReadonlyMap<string, ViewerAction> = new Map([
  ['PageDown', 'next'],
  ['PageUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'zoom-reset'],
]);

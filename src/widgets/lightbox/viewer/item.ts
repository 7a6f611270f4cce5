/** A picture or a video of the viewer, on its way or there. */
import type { LinkedMedia } from '../../../domain/lightbox/media-link.ts';
import type { Words } from './words.ts';

export interface LoadedItem extends Words {
  kind: LinkedMedia;
  element: HTMLElement;
  /** Stands in its place until it is loaded. */
  placeholder?: HTMLElement | undefined;
  /** Rejects when there is no such picture. */
  loaded: Promise<unknown>;
  /** Makes it ready to take another one's place in one frame. */
  decode: () => Promise<unknown>;
  /** It is on screen because a visitor asked for this one. */
  begin: () => void;
  /** Puts the picture as it is linked in the place of the width that was enough. */
  sharpen: () => void;
}

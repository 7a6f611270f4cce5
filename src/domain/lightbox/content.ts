/** What a lightbox makes of what stands in it: a set of pictures, or content to be shown as a whole (behaviour/dialog#picture-viewer). */

export interface LightboxContent {
  /** There is anything to be seen. */
  isSeen: boolean;
  /** Links to pictures. */
  links: number;
  /** One of them stands around a thumbnail, and its address is one of a picture. */
  hasThumbnail: boolean;
  /** Something else is there as well. */
  isMixed: boolean;
  /** It is opened as a whole: by a control that is named, or from the start. */
  isOpened: boolean;
}

/** Pictures stay in the page as links and open one by one; other content waits until it is opened. */
export function contentKind({
  isSeen,
  links,
  hasThumbnail,
  isMixed,
  isOpened,
}: LightboxContent): 'pictures' | 'other' | 'none' {
  if (!isSeen) return 'none';
  const isSet = links > 0 && (isMixed ? hasThumbnail && !isOpened : hasThumbnail || !isOpened);
  return isSet ? 'pictures' : 'other';
}

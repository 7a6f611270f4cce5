/** Finds out how words are read best over a slide's background, whatever picture is seen there now. */
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ColorData } from '../../domain/color/picture.ts';
import { knownColors, type SeenPicture, type Tone, toneOf } from '../../domain/slides/background.ts';
import { colorsOfPicture } from '../../services/media/picture-colors.ts';

/** What its author says of it. */
export interface ToneSettings {
  color: string;
  /** Of a picture, as published pages have it. */
  colorData: ColorData | undefined;
  words: 'auto' | 'light' | 'dark';
  /** The words stand over the background, not beside it. */
  isOver: boolean;
}

interface Seen extends SeenPicture {
  /** It will not come. */
  isLost: boolean;
}
export type SeenTone = Tone & Pick<Seen, 'isLost'>;

export function useTone(
  element: HTMLElement,
  { color, colorData, words, isOver }: ToneSettings,
  content: unknown,
): SeenTone {
  const known = useMemo(() => knownColors(colorData), [colorData]);
  const [seen, setSeen] = useState<Seen>();
  useLayoutEffect(() => {
    const behind = element.querySelector<HTMLElement>(':scope > [slot="background"]');
    if (!behind) return setSeen(undefined);
    let index = 0;
    const look = (event?: Event) => {
      if (event?.type === 'sqs-gallery-change')
        index = (event as CustomEvent<{ index: number }>).detail.index;
      setSeen(seenOf(pictureIn(behind, index)));
    };
    look();
    // Of its picture, those inside a tag too, which do not bubble; and of a gallery that goes on.
    const events = ['load', 'error', 'sqs-gallery-change', 'sqs-bg-video-playing'];
    const places = [behind, behind.shadowRoot].filter((place) => place !== null);
    for (const place of places)
      for (const event of events) place.addEventListener(event, look, { capture: true });
    return () => {
      for (const place of places)
        for (const event of events) place.removeEventListener(event, look, { capture: true });
    };
  }, [element, content]);
  return useMemo(() => {
    const tone = toneOf(color, seen && known.length > 0 ? { ...seen, colors: known } : seen, isOver);
    return { ...tone, isLost: seen?.isLost === true, words: words === 'auto' ? tone.words : words };
  }, [color, known, seen, isOver, words]);
}

/** Of a video without a still nobody knows what it shows. */
const seenOf = (picture: HTMLImageElement | undefined): Seen => ({
  colors: picture ? colorsOfPicture(picture) : [],
  isMissing: picture?.naturalWidth === 0,
  isLost: picture?.naturalWidth === 0 && picture.complete,
});

/** The picture that is seen, of those that stand there or that a tag shows. */
function pictureIn(behind: HTMLElement, index: number): HTMLImageElement | undefined {
  if (behind instanceof HTMLImageElement) return behind;
  const shown = [behind.shadowRoot, behind].flatMap((scope) => [...(scope?.querySelectorAll('img') ?? [])]);
  return shown[index] ?? shown[0];
}

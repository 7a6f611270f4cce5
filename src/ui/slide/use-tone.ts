/** Finds out how words are read best over a slide's background, whatever picture is seen there now. */
import { useLayoutEffect, useMemo, useState } from 'react';
import type { Rgb } from '../../domain/color/model.ts';
import type { ColorData } from '../../domain/color/picture.ts';
import { knownColors, type Tone, toneOf } from '../../domain/slides/background.ts';
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

export function useTone(
  element: HTMLElement,
  { color, colorData, words, isOver }: ToneSettings,
  content: unknown,
): Tone {
  const known = useMemo(() => knownColors(colorData), [colorData]);
  const [seen, setSeen] = useState<readonly Rgb[]>();
  useLayoutEffect(() => {
    const behind = element.querySelector<HTMLElement>(':scope > [slot="background"]');
    if (!behind) return setSeen(undefined);
    let index = 0;
    const look = (event?: Event) => {
      if (event?.type === 'sqs-gallery-change')
        index = (event as CustomEvent<{ index: number }>).detail.index;
      const picture = pictureIn(behind, index);
      setSeen(picture ? colorsOfPicture(picture) : []);
    };
    look();
    // Of its picture, those inside a tag too, which do not bubble; and of a gallery that goes on.
    const events = ['load', 'sqs-gallery-change', 'sqs-bg-video-playing'];
    const places = [behind, behind.shadowRoot].filter((place) => place !== null);
    for (const place of places)
      for (const event of events) place.addEventListener(event, look, { capture: true });
    return () => {
      for (const place of places)
        for (const event of events) place.removeEventListener(event, look, { capture: true });
    };
  }, [element, content]);
  const colors = known.length > 0 ? known : seen;
  return useMemo(() => {
    const tone = toneOf(color, colors, isOver);
    return words === 'auto' ? tone : { ...tone, words };
  }, [color, colors, isOver, words]);
}

/** The picture that is seen, of those that stand there or that a tag shows. */
function pictureIn(behind: HTMLElement, index: number): HTMLImageElement | undefined {
  if (behind instanceof HTMLImageElement) return behind;
  const shown = [behind.shadowRoot, behind].flatMap((scope) => [...(scope?.querySelectorAll('img') ?? [])]);
  return shown[index] ?? shown[0];
}

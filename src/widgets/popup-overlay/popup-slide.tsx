/** The content of a pop-up in the layout of a slide; fetched only by pop-ups that have one. */
import { useLayoutEffect, useMemo } from 'react';
import { AREAS, isBeside, layoutOf } from '../../domain/slides/layouts.ts';
import { slotsOf } from '../../domain/slides/slots.ts';
import { readSlide } from '../../ui/slide/read-slide.ts';
import slideCss from '../../ui/slide/slide.css';
import { Slide } from '../../ui/slide/slide.tsx';
import { useTone } from '../../ui/slide/use-tone.ts';
import { useWrittenStyles } from '../../ui/slide/use-written-styles.ts';
import { useContent } from '../../ui/use-content.ts';
import type { TagHost } from '../../ui/widget-host.ts';
import popupSlideCss from './popup-slide.css';

export interface PopupSlideProps {
  /** A known one. */
  layout: string;
  /** False: one piece below the other. */
  isArranged: boolean;
  label: string;
  host: TagHost<never>;
}

/** Below the page's own headings. */
const HEADING_LEVEL = 2;

export function PopupSlide({ isArranged, ...slide }: PopupSlideProps) {
  const { host } = slide;
  useWrittenStyles(host.element);
  useLayoutEffect(() => host.adoptStyles(popupSlideCss), [host]);
  return isArranged ? (
    <Arranged {...slide} />
  ) : (
    AREAS.map((area) => (
      <div key={area} part={`area ${area}`}>
        {slotsOf(area).map((name) => (
          <slot key={name} name={name || undefined} />
        ))}
      </div>
    ))
  );
}

function Arranged({ layout: id, label, host }: Omit<PopupSlideProps, 'isArranged'>) {
  useLayoutEffect(() => host.adoptStyles(slideCss), [host]);
  const { element } = host;
  const layout = useMemo(() => layoutOf(id), [id]);
  const content = useContent(element, readSlide);
  const isOver = !isBeside(layout);
  // Without a background of its own it stands on the dark layer over the page.
  const words = content.behind || !isOver ? 'auto' : 'light';
  const tone = useTone(element, { color: '', colorData: undefined, words, isOver }, content);
  return (
    <Slide
      layout={layout}
      content={content}
      label={label}
      headingLevel={HEADING_LEVEL}
      tone={tone}
      navigationLabel={label}
    />
  );
}

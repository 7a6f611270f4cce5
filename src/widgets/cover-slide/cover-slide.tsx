/** The view of `<sqs-cover-slide>`: what stands in the tag, in the areas of its layout. */
import { useLayoutEffect, useMemo } from 'react';
import { isBeside, layoutOf } from '../../domain/slides/layouts.ts';
import { SLOT_NAMES } from '../../domain/slides/slots.ts';
import { coverSlideMessages } from '../../i18n/en/cover-slide.ts';
import { readSlide } from '../../ui/slide/read-slide.ts';
import { Slide } from '../../ui/slide/slide.tsx';
import { useSlideReady } from '../../ui/slide/use-slide-ready.ts';
import { useTone } from '../../ui/slide/use-tone.ts';
import { useWrittenStyles } from '../../ui/slide/use-written-styles.ts';
import { useContent } from '../../ui/use-content.ts';
import { useReported } from '../../ui/use-reported.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { CoverSlideConfig } from './config.ts';
import type { CoverSlideEvents } from './events.ts';
import { useSlices } from './use-slices.ts';
import { useTags } from './use-tags.ts';

/** Of slides that are a page's own beginning; the others stand over or in a page that has a heading. */
const COVER_HEADING_LEVEL = 1;
const OTHER_HEADING_LEVEL = 2;

type Props = WidgetProps<CoverSlideConfig, never, CoverSlideEvents>;

export function CoverSlide({ config, host }: Props) {
  const { element } = host;
  const isNested = element.parentElement?.closest('sqs-cover-slide') != null;
  useReported(isNested ? NESTED : undefined, host);
  useLayoutEffect(() => host.showFallback(isNested), [host, isNested]);
  return isNested ? null : <Cover config={config} host={host} />;
}

const NESTED = [{ path: '', reason: 'cannot stand in another slide: put one after the other' }];

function Cover({ config, host }: Props) {
  const texts = host.texts('cover-slide', coverSlideMessages);
  const { element } = host;
  useWrittenStyles(element);
  const headingLevel =
    config.headingLevel || (config.type === 'cover-page' ? COVER_HEADING_LEVEL : OTHER_HEADING_LEVEL);
  const content = useContent(element, readSlide);
  // After what watches the content, which is what they become.
  useSlices(config, texts, headingLevel, host);
  useReported(
    useMemo(() => content.strangers.map(strangeSlot), [content]),
    host,
  );
  const isWaiting = useTags(host, content);
  const layout = useMemo(() => layoutOf(config.layout), [config.layout]);
  const { color, image } = config.background;
  const { colorData } = image;
  const tone = useTone(
    element,
    { color, colorData, words: config.words, isOver: !isBeside(layout) },
    content,
  );
  useSlideReady(element, {
    isShown: true,
    isAnimated: config.type === 'popup-overlay',
    whenReady: () => host.emit('sqs-cover-slide-ready'),
  });
  return (
    <Slide
      layout={layout}
      content={content}
      label={config.label || content.title || document.title || texts.label}
      headingLevel={headingLevel}
      tone={tone}
      color={color}
      navigationLabel={texts.navigation}
      isWaiting={isWaiting}
    />
  );
}

const strangeSlot = (value: string) => ({
  path: 'slot',
  rule: { type: 'string' as const, values: SLOT_NAMES },
  value,
});

/** A slide: a background, what lies between, and areas in front of it that a layout arranges (behaviour/slides#layouts). */
import { type CSSProperties, useMemo, useRef } from 'react';
import { type Area, gridOf, isBeside, type SlideLayout } from '../../domain/slides/layouts.ts';
import { slotsOf } from '../../domain/slides/slots.ts';
import type { SlideContent } from './read-slide.ts';
import { useFit } from './use-fit.ts';
import type { SeenTone } from './use-tone.ts';

export interface SlideProps {
  layout: SlideLayout;
  content: SlideContent;
  /** Its accessible name. */
  label: string;
  /** Of the heading, where the author wrote none that is one. */
  headingLevel: number;
  tone: SeenTone;
  /** css of the colour behind everything. */
  color?: string;
  /** Accessible name of its navigation, where the author wrote links and no `<nav>`. */
  navigationLabel: string;
  /** What stands in front is not to be seen yet. */
  isWaiting?: boolean;
}

export function Slide(props: SlideProps) {
  const { layout, content, label, headingLevel, tone, color, navigationLabel, isWaiting } = props;
  const root = useRef<HTMLElement>(null);
  const isTall = useFit(root, layout, content);
  const style = useMemo(() => styleOf(layout, content.filled, tone, color), [layout, content, tone, color]);
  const { background, surface, text, inline, block } = layout;
  const Heading = `h${headingLevel}` as 'h1';
  /** Those that stand beside another one. */
  const second = new Set(layout.rows.flatMap(([names]) => names.split(' ').slice(1)));
  const areas = layout.rows.flatMap(([names]) => [...new Set(names.split(' '))]) as Area[];
  return (
    <section
      ref={root}
      part="slide"
      aria-label={label}
      data-background={background}
      data-surface={surface}
      data-text={text}
      data-inline={inline}
      data-block={block}
      data-behind={content.behind || undefined}
      data-columns={second.size > 0 || undefined}
      data-waits={isWaiting || undefined}
      data-fills={layout.rows.some(([, height]) => height === '1fr') || undefined}
      // A surface has the colours of the page.
      data-words={surface === 'none' ? tone.words : undefined}
      style={style}
    >
      <div part="background" data-lost={tone.isLost || undefined}>
        <slot name="background" />
      </div>
      <div part="scrim" />
      <div part="front" {...(isTall && { tabIndex: 0, role: 'group', 'aria-label': label })}>
        {/* Every slide has a heading for those who go from one to the next by ear. */}
        {content.heading === 'none' && (
          <Heading part="hidden-heading" data-sr-only="">
            {label}
          </Heading>
        )}
        <div part="grid">
          {areas.map((area) => {
            if (!content.filled.has(area)) return null;
            const Tag = area === 'navigation' && !content.hasNavigation ? 'nav' : 'div';
            return (
              <Tag
                key={area}
                part={`area ${area}`}
                data-area={area}
                data-second={second.has(area) || undefined}
                aria-label={Tag === 'nav' ? navigationLabel : undefined}
              >
                {slotsOf(area).map((name) =>
                  name === 'heading' && content.heading === 'words' ? (
                    <Heading key={name}>
                      <slot name={name} />
                    </Heading>
                  ) : (
                    <slot key={name} name={name || undefined} />
                  ),
                )}
              </Tag>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function styleOf(
  layout: SlideLayout,
  filled: ReadonlySet<Area>,
  tone: SeenTone,
  color: string | undefined,
): CSSProperties {
  const { heading, measure, overlapPadding, overflowPadding } = layout;
  const wide = gridOf(layout, filled, false);
  const narrow = gridOf(layout, filled, true);
  return {
    '--_areas': wide.areas,
    '--_rows': wide.rows,
    '--_columns': wide.columns,
    '--_narrow-areas': narrow.areas,
    '--_narrow-rows': narrow.rows,
    '--_measure': measure,
    '--_gap': `${overlapPadding}px`,
    '--_padding': `${overflowPadding}px`,
    '--_largest': `${heading.largest}px`,
    '--_share': `${heading.width}cqi`,
    '--_smallest': `${heading.min}px`,
    // Beside the background the front layer is half as wide as the slide.
    '--_heading-width': `${heading.widthRatio * (isBeside(layout) ? 200 : 100)}cqi`,
    '--_color': color || undefined,
    '--_overlay': tone.overlay,
    '--_overlay-opacity': tone.opacity,
    '--_ground': tone.ground,
  } as CSSProperties;
}

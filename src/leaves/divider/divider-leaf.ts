/** What `<sqs-divider>` does: draws the edge between two sections (behaviour/dividers#dividers). */
import {
  DIVIDER_HEIGHTS,
  DIVIDER_SIZES,
  DIVIDER_TYPES,
  DIVIDER_WIDTHS,
  dividerPaths,
} from '../../domain/dividers.ts';
import { attribute, flag, type Infer, number, object, oneOf } from '../../domain/schema.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';

export const dividerConfigSchema = object({
  /** Its shape: `straight`, `slanted`, `pointed`, `rounded`, `wavy` (default), `scalloped`, `jagged`. */
  type: attribute(oneOf(DIVIDER_TYPES, 'wavy')),
  /** How high it is: `small`, `medium` (default), `large`: 2, 6 and 12% of its width. */
  height: attribute(oneOf(DIVIDER_SIZES, 'medium')),
  /** How wide one repetition is: `small`, `medium`, `large` (default): 5, 20 and 100% of its width. */
  width: attribute(oneOf(DIVIDER_SIZES, 'large')),
  /** Left and right change places. */
  flipX: attribute(flag()),
  /** Top and bottom change places. */
  flipY: attribute(flag()),
  /** Moves the repetitions, in percent of one. */
  offset: attribute(number(0, { test: Number.isFinite, must: 'a number' })),
  /** Thickness of a line along the edge, in px; none by default. */
  stroke: attribute(number(0, { test: (px) => px >= 0 && px <= 40, must: 'pixels from 0 to 40' })),
});

const SVG = 'http://www.w3.org/2000/svg';

export class DividerLeaf implements Leaf {
  private readonly host: LeafHost<Infer<typeof dividerConfigSchema>>;

  constructor(host: LeafHost<Infer<typeof dividerConfigSchema>>) {
    this.host = host;
  }

  hostUpdate(): void {
    const { config, root } = this.host;
    const height = DIVIDER_HEIGHTS[config.height];
    const { edge, area } = dividerPaths({ ...config, height, width: DIVIDER_WIDTHS[config.width] });
    const picture = svg('svg', {
      viewBox: `0 0 100 ${height}`,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
      'data-part': 'shape',
    });
    picture.append(svg('path', { d: area, 'data-part': 'area' }));
    if (config.stroke > 0)
      picture.append(svg('path', { d: edge, 'data-part': 'edge', 'stroke-width': `${config.stroke}` }));
    picture.style.scale = `${config.flipX ? -1 : 1} ${config.flipY ? -1 : 1}`;
    root.replaceChildren(picture);
    this.host.show(true);
  }
}

function svg(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

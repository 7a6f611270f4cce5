/** What stands in the place of a picture until it is there: its own colours, without a byte of image of the builder's `colorData` (behaviour/images#placeholder). */

const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/i;
const CORNERS = ['0 0', '100% 0', '0 100%', '100% 100%'];

/**
 * @param text average colours as hex numbers with spaces or commas between them: top left, top right, bottom left,
 *   bottom right and perhaps the centre, or one colour for all
 * @returns a css `background`; empty when a colour is missing or is none
 */
export function placeholderBackground(text: string): string {
  const colors = text.split(/[\s,]+/).filter((part) => part !== '');
  if (!colors.every((color) => HEX.test(color))) return '';
  const [first, ...others] = colors.map((color) => `#${color.replace('#', '')}`);
  if (!first || others.length === 0) return first ?? '';
  if (others.length < 3) return '';
  const corners = [first, ...others].slice(0, 4);
  const center = others[3] ?? `color-mix(in srgb, ${corners[0]}, ${corners[3]})`;
  const glows = corners.map(
    (color, index) => `radial-gradient(circle farthest-side at ${CORNERS[index]}, ${color}, transparent)`,
  );
  return `${glows.join(', ')}, ${center}`;
}

/** How an option is chosen: the kinds of pickers, and what a swatch shows (behaviour/commerce#variants). */
import { isSafeRedirect } from '../links.ts';
import { at, type Value, valueText } from '../template-value.ts';

export const PICKERS = ['select', 'radio', 'swatch'] as const;
export type Picker = (typeof PICKERS)[number];

/** A css colour, or the address of a picture. */
export type Swatch = { color: string } | { picture: string };

/** No css colour holds one of these outside of its brackets; each address of a picture does. */
const ADDRESS = /^[^(]*[./:]/;

/** @param swatches option to value to colour or address @returns undefined where nothing usable is said of it */
export function swatchOf(swatches: Value, option: string, value: string): Swatch | undefined {
  const said = valueText(at(swatches, option, value)).trim();
  if (said === '') return undefined;
  if (!ADDRESS.test(said)) return { color: said };
  return isSafeRedirect(said) ? { picture: said } : undefined;
}

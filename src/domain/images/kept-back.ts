/** Finds the address of a picture that a page's own loader keeps back until it comes near (behaviour/images#pictures-of-a-page). */

interface Attribute {
  name: string;
  value: string;
}

/** What stands in its place. */
const PLACEHOLDER = /^(data:|$)/;
/** Each loader has a name of its own for it: `data-src`, `data-lazy-src`, `data-cfsrc`, `nitro-lazy-src`. */
const ADDRESS = /.src$|^data-(original|lazy)$/;

/**
 * @param attributes of an `<img>` or `<source>`, as they are written
 * @returns undefined for one that shows itself
 */
export function keptBack(attributes: Iterable<Attribute>): { src: string; srcset: string } | undefined {
  const written = [...attributes];
  const textOf = (name: RegExp) => written.find((attribute) => name.test(attribute.name))?.value ?? '';
  if (!PLACEHOLDER.test(textOf(/^srcset$/) || textOf(/^src$/))) return undefined;
  const src = textOf(ADDRESS);
  const srcset = textOf(/.srcset$/);
  return src || srcset ? { src, srcset } : undefined;
}

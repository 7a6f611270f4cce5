/** The chosen variant in a page's address; the rest of the query stays as it was written (behaviour/commerce#the-variant-in-the-address). */

/** @param search of an address, with its `?` or empty @returns what the parameter says; empty without it */
export function variantInSearch(search: string, parameter: string): string {
  const own = partsOf(search).find((part) => nameOf(part) === parameter);
  return own?.includes('=') ? decode(own.slice(own.indexOf('=') + 1)) : '';
}

/** @param value empty takes the parameter away */
export function searchWithVariant(search: string, parameter: string, value: string): string {
  const parts = partsOf(search);
  const at = parts.findIndex((part) => nameOf(part) === parameter);
  const written = value ? [`${encodeURIComponent(parameter)}=${encodeURIComponent(value)}`] : [];
  const kept = parts.filter((part) => nameOf(part) !== parameter);
  kept.splice(at < 0 ? kept.length : at, 0, ...written);
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

function partsOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean);
}

function nameOf(part: string): string {
  const end = part.indexOf('=');
  return decode(end < 0 ? part : part.slice(0, end));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Somebody else's, in another encoding.
    return text;
  }
}

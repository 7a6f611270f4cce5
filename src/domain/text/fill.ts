/** Puts values into texts of the catalogue: `{title}`, `{count}`. */

/** Languages that write whole numbers below a thousand as programs do. */
const PLAIN_LANGUAGE = /^(da|de|en|es|fi|fr|it|ja|nb|nl|pl|pt|sv)(-[A-Z]{2})?$/;
const FIRST_GROUPED = 1000;

/** @param language BCP 47 tag that numbers are written in; empty: the browser's own */
export function fill(text: string, values: Readonly<Record<string, string | number>>, language = ''): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? numberText(value, language) : (value ?? place);
  });
}

/** What a page asks of `Intl` first takes as long as drawing a hundred slides: most counts need not ask. */
function numberText(value: number, language: string): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < FIRST_GROUPED;
  return isPlain && PLAIN_LANGUAGE.test(language)
    ? String(value)
    : value.toLocaleString(language || undefined);
}

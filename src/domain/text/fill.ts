/** Puts values into texts of the catalogue: `{title}`, `{count}`. */

/** @param language BCP 47 tag that numbers are written in; empty: the browser's own */
export function fill(text: string, values: Readonly<Record<string, string | number>>, language = ''): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? value.toLocaleString(language || undefined) : (value ?? place);
  });
}

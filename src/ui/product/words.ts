/** Puts values into the catalogue's texts: `{variantName}`, `{count}`. */

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

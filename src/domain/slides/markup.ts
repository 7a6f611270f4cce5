/** HTML as data: what a slice becomes in the page, before there is a page. */

export interface Markup {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  /** Shown as it is written. */
  text?: string;
  /** Owner's HTML, as SECURITY.md has it. */
  html?: string;
  /** css by its JavaScript names. */
  style?: Readonly<Record<string, string>>;
  /** What a tag of the kit is configured with. */
  json?: unknown;
  children?: readonly Markup[];
}

/** Leaves out attributes that say nothing. */
export function attributesOf(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' || value === false
        ? []
        : [[name, value === true ? '' : String(value)]],
    ),
  );
}

/** A state of a tag as the tables beside this file write it. */

/** Presses a control as only a visitor, or the driver of a browser, can. */
export type Press = (control: HTMLElement) => unknown;

/** What a state needs and no package brings along: `{film}` in the markup is its address. */
export type Need = 'film' | 'press';

export interface StateRow<E extends HTMLElement = HTMLElement> {
  /** Short and unique for its tag, in kebab case; the first of each tag is `initial`. */
  name: string;
  /** One sentence: what a visitor sees. */
  description: string;
  /** The tag as its author writes it; `{sound}` is the address of half a minute of silence. */
  markup: string;
  /** What brings it there once it is ready; left out where the markup does it alone. */
  act?: (element: E, press: Press) => unknown;
  needs?: readonly Need[];
}

/** Rows by tag. */
export type StateRows<Tag extends keyof HTMLElementTagNameMap> = {
  readonly [T in Tag]: readonly StateRow<HTMLElementTagNameMap[T]>[];
};

/** A JSON child. */
export const json = (value: object) =>
  `<script type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** A picture of a colour. */
export const picture = (colour: string, width = 600, height = 400) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`,
  )}`;

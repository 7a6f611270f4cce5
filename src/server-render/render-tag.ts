/** One tag as HTML: its attributes, its JSON child, and inside it what is seen without scripts. */
import { Html, html } from '../domain/html.ts';
import { type Entries, type ObjectRule, read } from '../domain/schema.ts';
import { didYouMean } from '../domain/schema-mistakes.ts';
import { attributeName } from '../domain/settings.ts';
import { nearest } from '../domain/text/nearest.ts';
import { fallbackOf, type Settings } from './fallbacks.ts';
import { TAGS } from './tags.ts';

export interface RenderOptions {
  /** Attributes beside those that come of the configuration, such as `class`, `slot` or `id`. */
  attributes?: Readonly<Record<string, string | number | boolean>>;
}

const ATTRIBUTE_NAME = /^[a-z_:@][\w:.@-]*$/i;

/**
 * @param config of the tag, as its JSON child would say it; texts are text, whatever they hold
 * @returns HTML that may stand in a page as it is
 * @throws TypeError when there is no such tag, or when an attribute cannot be called so
 */
export function renderTag(tag: string, config: Settings, options: RenderOptions = {}): string {
  const schema = Object.hasOwn(TAGS, tag) ? TAGS[tag]?.schema : undefined;
  if (!schema) throw new TypeError(`There is no tag <${tag}>${didYouMean(nearest(tag, Object.keys(TAGS)))}`);
  const { attributes, json } = divide(config, schema);
  const settings = read(schema, config).value as Settings;
  const name = new Html(tag);
  return html`<${name}${attributesOf({ ...attributes, ...options.attributes })}>${
    Object.keys(json).length > 0 ? jsonChild(json) : ''
  }${fallbackOf(tag, settings) ?? ''}</${name}>`.text;
}

/** A state is its attribute: a JSON child that says `open` could never be closed. */
function divide(config: Settings, { entries }: ObjectRule<Entries>) {
  const attributes: Record<string, string | boolean> = {};
  const json: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(config)) {
    if (value === undefined) continue;
    const isState = Object.hasOwn(entries, name) && entries[name]?.access === 'reflected';
    if (isState) attributes[attributeName(name)] = typeof value === 'boolean' ? value : String(value);
    else json[name] = value;
  }
  return { attributes, json };
}

function attributesOf(attributes: Readonly<Record<string, string | number | boolean>>): Html[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!ATTRIBUTE_NAME.test(name)) throw new TypeError(`"${name}" is no name of an attribute.`);
    if (value === false) return [];
    const text = value === true ? '' : html`="${String(value)}"`;
    return [html` ${new Html(name)}${text}`];
  });
}

/** Nothing in it can end the script or begin a comment. */
function jsonChild(json: object): Html {
  const text = JSON.stringify(json).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return html`<script type="application/json">${new Html(text)}</script>`;
}

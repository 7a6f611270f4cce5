/** Tells an author what is wrong with a tag: fetched only when there seems to be something to tell. */
import type { Entries, Mistake, ObjectRule } from '../domain/schema.ts';
import { realMistakes, reasonOf } from '../domain/schema-mistakes.ts';
import { nearest } from '../domain/text/nearest.ts';
import type { ConfigMistake } from '../ui/widget-host.ts';
import { jsonScripts } from './json-child.ts';
import { attributeName } from './settings.ts';

type Told = Omit<ConfigMistake, 'tag'>;

/** What is wrong with the settings of a tag: its configuration, its JSON child, its attributes. */
export function settingsMistakes(
  element: HTMLElement,
  schema: ObjectRule<Entries>,
  attributes: readonly string[],
  mistakes: readonly Mistake[],
  jsonProblem: string,
): Told[] {
  return [
    ...(jsonProblem ? [{ path: '', reason: `the JSON child cannot be read: ${jsonProblem}` }] : []),
    ...strayJson(element),
    ...wordsOf(mistakes),
    ...strayAttributes(element, schema, attributes),
  ];
}

/** Mistakes in words, without those that only looked like some. */
export function wordsOf(mistakes: readonly Mistake[]): Told[] {
  return realMistakes(mistakes).map((mistake) => ({
    path: mistake.path,
    reason: `${mistake.path || mistake.reason ? '' : 'the configuration '}${reasonOf(mistake)}`,
  }));
}

/** One line in the console and an event, never an exception into the page. */
export function tell(element: HTMLElement, { path, reason }: Told): void {
  const tag = element.localName;
  console.error(`<${tag}>${path && ` ${path}`}: ${reason}`);
  const detail: ConfigMistake = { tag, path, reason };
  element.dispatchEvent(new CustomEvent('sqs-config-error', { bubbles: true, composed: true, detail }));
}

function strayJson(element: HTMLElement): Told[] {
  const { own, others } = jsonScripts(element);
  const [other] = others;
  if (!other) return [];
  if (other.parentElement !== element)
    return own
      ? []
      : [
          {
            path: '',
            reason: `the JSON child stands inside a <${other.parentElement?.localName}>; put it directly inside the tag`,
          },
        ];
  return [
    {
      path: '',
      reason: own
        ? 'there are two JSON children; only the first is read'
        : `the script of type "${other.type}" is not read; write type="application/json"`,
    },
  ];
}

/** What HTML, frameworks and tools write on any element. */
const ANYONES =
  /^(class|id|style|slot|lang|dir|hidden|title|role|part|exportparts|is|nonce|inert|tabindex|translate|popover|draggable|spellcheck|accesskey|enterkeyhint|inputmode|auto(focus|capitalize|correct)|contenteditable|name|item(id|prop|ref|scope|type)|on\w+|(data|aria|v|x|hx|ng|nx|sx|wire|up|js)\b.*|_.*|.*[^a-z-_].*)$/;

function strayAttributes(
  element: HTMLElement,
  schema: ObjectRule<Entries>,
  attributes: readonly string[],
): Told[] {
  const entries = Object.keys(schema.entries).map(attributeName);
  return element.getAttributeNames().flatMap((path) => {
    if (attributes.includes(path) || ANYONES.test(path)) return [];
    if (entries.includes(path)) return [{ path, reason: 'is no attribute; write it into the JSON child' }];
    const meant = nearest(path, attributes);
    return [{ path, reason: `is no attribute of this tag${meant ? `; did you mean "${meant}"?` : ''}` }];
  });
}

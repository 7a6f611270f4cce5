/** Tells an author what is wrong with a tag: fetched only when there seems to be something to tell. */
import { type Entries, type Mistake, type ObjectRule, read } from '../domain/schema.ts';
import { realMistakes, reasonOf } from '../domain/schema-mistakes.ts';
import { propertiesOf, type Settings } from '../domain/settings.ts';
import { strayAttributes } from '../domain/stray-attributes.ts';
import { textsRule } from '../i18n/texts-rule.ts';
import type { ConfigMistake } from '../ui/widget-host.ts';
import { jsonScripts } from './json-child.ts';

type Told = Omit<ConfigMistake, 'tag'>;

/** What a tag has told: of its settings, as long as it holds, and by its view. */
interface Memory {
  standing: ReadonlySet<string>;
  reported: Set<string>;
  /** Those that its view knows, in English, once there seemed to be others in its settings. */
  texts?: object;
}

/** Texts that a view has asked for by its name in the catalogue. */
export interface KnownTexts {
  name: string;
  english: object;
}

const memories = new WeakMap<HTMLElement, Memory>();

function memoryOf(element: HTMLElement): Memory {
  const memory = memories.get(element) ?? { standing: new Set(), reported: new Set() };
  memories.set(element, memory);
  return memory;
}

/**
 * Tells what is wrong with configuration, JSON child and attributes; again only what was mended meanwhile.
 * @param texts beside which the settings seem to have others
 */
export async function tellOfSettings(
  element: HTMLElement,
  schema: ObjectRule<Entries>,
  settings: Settings<Entries>,
  jsonProblem?: string,
  texts?: KnownTexts,
): Promise<void> {
  const memory = memoryOf(element);
  if (texts) memory.texts = { ...memory.texts, ...texts.english, ...(await textsToCome(texts.name)) };
  const { mistakes, config } = settings.current();
  const found = [
    ...(jsonProblem ? [{ path: '', reason: `the JSON child cannot be read: ${jsonProblem}` }] : []),
    ...oddJson(element),
    ...wordsOf([...mistakes, ...textMistakes(memory, config)], element, schema, settings),
    ...strayAttributes(
      Array.from(element.attributes, ({ name, value }) => [name, value] as const),
      schema,
    ),
  ];
  const { standing } = memory;
  memory.standing = new Set(found.map(keyOf));
  for (const mistake of found) if (!standing.has(keyOf(mistake))) tell(element, mistake);
}

/** Tells once what a view has found. */
export function tellOfView(
  element: HTMLElement,
  schema: ObjectRule<Entries>,
  settings: Settings<Entries>,
  mistake: Mistake,
): void {
  const { reported } = memoryOf(element);
  for (const told of wordsOf([mistake], element, schema, settings)) {
    if (reported.has(keyOf(told))) continue;
    reported.add(keyOf(told));
    tell(element, told);
  }
}

/** Mistakes in words, without those that only looked like some. */
function wordsOf(
  mistakes: readonly Mistake[],
  element: HTMLElement,
  schema: ObjectRule<Entries>,
  { properties }: Settings<Entries>,
): Told[] {
  const infos = propertiesOf(schema);
  /** As its author wrote it: by the attribute that a setting came from, or by its path in the JSON. */
  const written = (path: string) => {
    const [key, ...rest] = path.split('.');
    const name = infos.find(({ property }) => property === key)?.attribute;
    const isAttribute = name && element.hasAttribute(name) && (properties.get(key!) ?? null) === null;
    return isAttribute ? [name, ...rest].join('.') : path;
  };
  return realMistakes(mistakes).map((mistake) => ({
    path: written(mistake.path),
    reason: `${mistake.path || mistake.reason ? '' : 'the configuration '}${reasonOf(mistake)}`,
  }));
}

/** What a form says of an outcome is fetched when it is first entered. */
async function textsToCome(name: string): Promise<object> {
  if (!['form', 'newsletter'].includes(name)) return {};
  const [{ failureMessages }, { successMessages }] = await Promise.all([
    import('../i18n/en/failure.ts'),
    import('../i18n/en/success.ts'),
  ]);
  return { ...failureMessages, ...successMessages };
}

function textMistakes({ texts }: Memory, { messages }: { messages?: unknown }): Mistake[] {
  if (!texts) return [];
  const { mistakes } = read(textsRule(texts), messages);
  return mistakes.map((mistake) => ({ ...mistake, path: `messages.${mistake.path}` }));
}

const keyOf = ({ path, reason }: Told) => `${path}: ${reason}`;

/** One line in the console and an event, never an exception into the page. */
function tell(element: HTMLElement, { path, reason }: Told): void {
  const tag = element.localName;
  console.error(`<${tag}>${path && ` ${path}`}: ${reason}`);
  const detail: ConfigMistake = { tag, path, reason };
  element.dispatchEvent(new CustomEvent('sqs-config-error', { bubbles: true, composed: true, detail }));
}

function oddJson(element: HTMLElement): Told[] {
  const { own, others } = jsonScripts(element);
  const [other] = others;
  if (own && ['', 'null'].includes(own.text.trim()))
    return [{ path: '', reason: 'the JSON child holds nothing; write an object into it, or take it out' }];
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

/** How much a submission looks like spam, and why (behaviour/forms#spam). */
import type { FormField } from './field.ts';
import type { FormValues } from './values.ts';

interface Entries {
  values: FormValues;
  /** Of its form; none when the form is not known. */
  fields: readonly Pick<FormField, 'id' | 'type'>[];
}

/** What is known of a submission besides that it is valid. */
export interface SpamSigns extends Entries {
  /** How long the sender has been on the site, at most; undefined when that cannot be told. */
  secondsHere?: number | undefined;
  /** How often the same text came before. */
  repeats: number;
}

export interface SpamVerdict {
  /** 0 (nothing against it) to 100. */
  score: number;
  /** A sentence for each thing that counts against it. */
  reasons: readonly string[];
}

const MAX_SCORE = 100;

/** Nobody reads a form and fills it in by then. */
const HASTY_SECONDS = 3;
const HASTY_POINTS = 40;
/** A browser fills in an address this fast for somebody who knows the form. */
const QUICK_SECONDS = 8;
const QUICK_POINTS = 20;

/** One link may be what somebody writes about; each further one counts, up to three. */
const LINK_POINTS = 20;
const MOST_LINKS_COUNTED = 3;
const MARKUP_POINTS = 60;
const NAME_LINK_POINTS = 40;

/** Two people may write the same, and a form may suggest its text: alone it is never enough. */
const REPEAT_POINTS = 20;
const MOST_REPEAT_POINTS = 50;

const LINK = /\bhttps?:\/\/|\bwww\.[a-z\d-]{1,63}\./gi;
/** A link as forums and pages write it, which no person types into a form. */
const MARKUP_LINK = /<a\s[^>]{0,200}href|\[(?:url|link)[=\]]/i;
/** A link is what is asked for, or nothing that anybody typed. */
const TYPES_OF_LINKS: readonly FormField['type'][] = ['website', 'hidden'];

/** What people put into words; a choice or a hidden text is the same for everybody. */
const TYPES_OF_TEXT: readonly FormField['type'][] = ['text', 'textarea'];
/** Shorter texts are the same by chance. */
const MIN_REPEAT_LENGTH = 20;

type Sign = readonly [points: number, reason: string];

export function spamVerdict(signs: SpamSigns): SpamVerdict {
  const found = [...hasteOf(signs), ...linksOf(signs), ...repeatsOf(signs)];
  const score = found.reduce((sum, [points]) => sum + points, 0);
  return { score: Math.min(score, MAX_SCORE), reasons: found.map(([, reason]) => reason) };
}

/** The longest text of a submission, by which a repeat is known; empty when it has none that tells. */
export function textToCompare(entries: Entries): string {
  const texts = textsWhere(entries, (type) => type === undefined || TYPES_OF_TEXT.includes(type));
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '');
  const text = longest.toLowerCase().replace(/\s+/g, ' ').trim();
  return text.length < MIN_REPEAT_LENGTH || isAddress(text) ? '' : text;
}

const isAddress = (text: string) => text.includes('@') && !text.includes(' ');

function hasteOf({ secondsHere }: SpamSigns): Sign[] {
  if (secondsHere === undefined || secondsHere >= QUICK_SECONDS) return [];
  const seconds = Math.floor(secondsHere);
  const points = seconds < HASTY_SECONDS ? HASTY_POINTS : QUICK_POINTS;
  const reason = seconds < 1 ? 'at once' : `${counted(seconds, 'second')} after coming to the site`;
  return [[points, `It was sent ${reason}.`]];
}

function linksOf(entries: SpamSigns): Sign[] {
  const texts = textsWhere(entries, (type) => type === undefined || !TYPES_OF_LINKS.includes(type));
  const links = texts.reduce((sum, text) => sum + linksIn(text), 0);
  const names = textsWhere(entries, (type) => type === 'name');
  const signs: Sign[] = [];
  if (links > 1)
    signs.push([Math.min(links - 1, MOST_LINKS_COUNTED) * LINK_POINTS, `It has ${counted(links, 'link')}.`]);
  if (texts.some((text) => MARKUP_LINK.test(text)))
    signs.push([MARKUP_POINTS, 'It has a link that is written as code.']);
  if (names.some((text) => linksIn(text) > 0)) signs.push([NAME_LINK_POINTS, 'The name has a link in it.']);
  return signs;
}

function repeatsOf({ repeats }: SpamSigns): Sign[] {
  if (repeats < 1) return [];
  const points = Math.min(repeats * REPEAT_POINTS, MOST_REPEAT_POINTS);
  return [[points, `The same text came ${counted(repeats, 'time')} before.`]];
}

/** @param isMeant told `undefined` for a value that belongs to no field of the form */
function textsWhere(
  { values, fields }: Entries,
  isMeant: (type: FormField['type'] | undefined) => boolean,
): string[] {
  return Object.entries(values)
    .filter(([id]) => isMeant(fields.find((field) => field.id === id)?.type))
    .flatMap(([, value]) => (typeof value === 'string' ? [value] : Object.values(value)));
}

function linksIn(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

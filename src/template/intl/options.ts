/** Reads the options of formatters that use locale data: `style:short no-group maxFrac:1`; what is unknown is passed over. */

/** Digits are never asked for beyond this (behaviour/template#limits). */
export const MAX_DIGITS = 50;

export interface NumberSettings {
  style?: string;
  symbol?: string;
  group?: boolean;
  round?: string;
  minInt?: number;
  minFrac?: number;
  maxFrac?: number;
  minSig?: number;
  maxSig?: number;
}

export interface RelativeSettings extends NumberSettings {
  field?: string;
  width?: string;
  context?: string;
  numericOnly?: boolean;
  alwaysNow?: boolean;
  allowWeeks?: boolean;
}

/** Widths for a date or a time, and a skeleton for what has none. */
export interface DateTimeSettings {
  date?: string;
  time?: string;
  wrap?: string;
  skeleton?: string;
  context?: string;
  calendar?: string;
}

export const DECIMAL_STYLES =
  'decimal short long scientific percent percent-scaled permille permille-scaled'.split(' ');
export const MONEY_STYLES = 'symbol accounting code name short'.split(' ');
const ROUNDING_MODES = 'up down ceiling floor half-up half-down half-even'.split(' ');
/** Other names of rounding modes and styles. */
const ALIASES: Readonly<Record<string, string>> = {
  ceil: 'ceiling',
  truncate: 'down',
  gregorian: 'gregory',
};
const FIELDS = 'year month week day hour minute second millis'.split(' ');
const CALENDARS = 'gregory buddhist iso8601 persian japanese'.split(' ');
const CONTEXTS = 'middle-of-text begin-sentence standalone ui-list-or-menu'.split(' ');
export const WIDTHS = ['short', 'medium', 'long', 'full'] as const;
export type Width = (typeof WIDTHS)[number];

export function isWidth(name: string | undefined): name is Width {
  return (WIDTHS as readonly (string | undefined)[]).includes(name);
}

/** Names of digits: `minFrac`, `minfrac`, `minimumFractionDigits`. */
const DIGITS = /^(min|max)(?:imum)?(int|frac|sig)(?:eger|tion|nificant)?(?:digits)?$/i;

function split(argument: string): [name: string, value: string] {
  const colon = argument.indexOf(':');
  return colon === -1 ? [argument, ''] : [argument.slice(0, colon), argument.slice(colon + 1)];
}

/** The value, or the one it is another name of, where it is known; else what was there before. */
function known(value: string, list: readonly string[], before: string | undefined): string | undefined {
  const name = ALIASES[value] ?? value;
  return list.includes(name) ? name : before;
}

function digits(value: string): number {
  const count = Number.parseInt(value, 10);
  return Number.isNaN(count) ? 0 : Math.min(Math.max(count, 0), MAX_DIGITS);
}

function readNumberOption(name: string, value: string, settings: NumberSettings): void {
  if (name === 'group' || name === 'grouping') settings.group = value === '' || value === 'true';
  else if (name === 'no-group' || name === 'no-grouping') settings.group = false;
  else if (name === 'round' || name === 'rounding')
    settings.round = known(value, ROUNDING_MODES, settings.round);
  const [, end, part] = DIGITS.exec(name) ?? [];
  if (end && part) {
    const key = `${end}${part[0]!.toUpperCase()}${part.slice(1)}` as 'minInt';
    settings[key] = digits(value);
  }
}

export function numberSettings(args: readonly string[], styles: readonly string[]): NumberSettings {
  const settings: NumberSettings = {};
  for (const [name, value] of args.map(split)) {
    // The standard style is the first.
    if (name === 'style')
      settings.style = known(value === 'standard' ? styles[0]! : value, styles, settings.style);
    else if (name === 'symbol') settings.symbol = known(value, ['narrow', 'default'], settings.symbol);
    else readNumberOption(name, value, settings);
  }
  return settings;
}

export function relativeSettings(args: readonly string[]): RelativeSettings {
  const settings: RelativeSettings = {};
  for (const [name, value] of args.map(split)) {
    if (name === 'context') settings.context = known(value, CONTEXTS, settings.context);
    else if (name === 'field') settings.field = known(value, FIELDS, settings.field);
    else if (name === 'width') settings.width = known(value, ['short', 'narrow', 'wide'], settings.width);
    else if (name === 'numericOnly' || name === 'alwaysNow' || name === 'allowWeeks')
      settings[name] = value === 'true';
    else readNumberOption(name, value, settings);
  }
  return settings;
}

/** Words without a colon are widths, or pieces of one skeleton; `date` and `time` alone are short ones. */
export function dateTimeSettings(args: readonly string[]): DateTimeSettings {
  const settings: DateTimeSettings = {};
  let both: string | undefined;
  for (const [name, value] of args.map(split)) {
    if (name === 'context') settings.context = known(value, CONTEXTS, settings.context);
    else if (name === 'calendar' || name === 'ca')
      settings.calendar = known(value, CALENDARS, settings.calendar);
    else if (name.startsWith('wrap')) settings.wrap = isWidth(value) ? value : settings.wrap;
    else if (name === 'skeleton' && value !== '') settings.skeleton = value;
    else if (name === 'date' || name === 'time' || name === 'datetime') {
      const width = value === '' && name !== 'datetime' ? 'short' : value;
      if (!isWidth(width)) settings.skeleton = (settings.skeleton ?? '') + (value || name);
      else if (name === 'datetime') both = width;
      else settings[name] = width;
    } else if (value === '' && isWidth(name)) both = name;
    else if (value === '') settings.skeleton = (settings.skeleton ?? '') + name;
  }
  return { ...settings, date: both ?? settings.date, time: both ?? settings.time };
}

/** An interval has a skeleton, or one for each case: `date` over several days, `time` within one. */
export function intervalSettings(args: readonly string[]): DateTimeSettings {
  const settings: DateTimeSettings = {};
  for (const [name, value] of args.map(split)) {
    if (value === '') {
      if (!['', 'context', 'skeleton', 'date', 'time'].includes(name)) settings.skeleton = name;
    } else if (name === 'skeleton' || name === 'date' || name === 'time') settings[name] = value;
  }
  return settings;
}

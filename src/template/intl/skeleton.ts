/** Reads date skeletons (`yMMMEd`, `hm`) into options of `Intl.DateTimeFormat`. */

export type DateOptions = Intl.DateTimeFormatOptions & { fractionalSecondDigits?: 1 | 2 | 3 };

const TEXT_WIDTHS = ['short', 'short', 'short', 'long', 'narrow', 'short'] as const;

function numeric(length: number): 'numeric' | '2-digit' {
  return length === 2 ? '2-digit' : 'numeric';
}

const HOUR_CYCLES: Record<string, Intl.DateTimeFormatOptions['hourCycle']> = {
  h: 'h12',
  H: 'h23',
  K: 'h11',
  k: 'h24',
};

/** What each letter asks for, by how often it is repeated. */
function fieldOptions(letter: string, length: number): DateOptions | null {
  const textWidth = TEXT_WIDTHS[Math.min(length, TEXT_WIDTHS.length) - 1];
  switch (letter) {
    case 'G':
      return { era: textWidth };
    case 'y':
    case 'Y':
    case 'u':
    case 'U':
      return { year: numeric(length) };
    case 'M':
    case 'L':
      return { month: length <= 2 ? numeric(length) : textWidth };
    case 'd':
      return { day: numeric(length) };
    case 'E':
    case 'e':
    case 'c':
      return { weekday: textWidth };
    case 'B':
      return { dayPeriod: textWidth };
    case 'a':
    case 'b':
      return { hour: 'numeric', hourCycle: 'h12' };
    case 'h':
    case 'H':
    case 'K':
    case 'k':
      return { hour: 'numeric', hourCycle: HOUR_CYCLES[letter] };
    case 'j':
      return { hour: 'numeric' };
    case 'm':
      return { minute: numeric(length) };
    case 's':
      return { second: numeric(length) };
    case 'S':
      return { fractionalSecondDigits: Math.min(length, 3) as 1 | 2 | 3 };
    case 'z':
      return { timeZoneName: length >= 4 ? 'long' : 'short' };
    case 'v':
      return { timeZoneName: length >= 4 ? 'longGeneric' : 'shortGeneric' };
    case 'O':
    case 'X':
    case 'x':
    case 'Z':
      return { timeZoneName: length >= 4 ? 'longOffset' : 'shortOffset' };
    default:
      return null;
  }
}

/** Options for a skeleton; null if it asks for nothing that can be written. */
export function skeletonOptions(skeleton: string): DateOptions | null {
  let options: DateOptions | null = null;
  for (const [letters] of skeleton.matchAll(/([A-Za-z])\1*/g)) {
    const field = fieldOptions(letters[0]!, letters.length);
    if (field) options = Object.assign(options ?? {}, field);
  }
  return options && complete(options);
}

/** Fields that say nothing alone get the one they belong to. */
function complete(options: DateOptions): DateOptions {
  return { ...missingTime(options), ...missingDate(options), ...options };
}

function missingTime(options: DateOptions): DateOptions {
  const { hour, minute, second, dayPeriod, timeZoneName } = options;
  if (dayPeriod && !hour) return { hour: 'numeric', hourCycle: 'h12' };
  const missing: DateOptions = second ? { minute: '2-digit' } : {};
  const isHourMissing = !hour && (timeZoneName || (minute && !second));
  return isHourMissing ? { ...missing, hour: 'numeric', hourCycle: 'h23' } : missing;
}

/** A weekday of a month or a year is that of one of its days, and a day of a year is one of a month. */
function missingDate({ era, weekday, year, month, day }: DateOptions): DateOptions {
  const date: DateOptions = era ? { year: 'numeric' } : {};
  if (weekday && (era || year || month))
    return { ...date, month: weekday === 'long' && !era ? 'long' : 'numeric', day: 'numeric' };
  if (!day || month || !(era || year)) return date;
  return { ...date, month: era || year === '2-digit' ? 'numeric' : 'short' };
}

export function hasTime(options: DateOptions): boolean {
  return Boolean(
    options.hour || options.minute || options.second || options.dayPeriod || options.timeZoneName,
  );
}

export function hasDate(options: DateOptions): boolean {
  return Boolean(options.era || options.year || options.month || options.day || options.weekday);
}

const DATE_FIELDS = ['era', 'year', 'month', 'day', 'weekday'] as const;

/** The fields of a date, or those of a time; null if there are none. */
export function halfOf(options: DateOptions | null, half: 'date' | 'time'): DateOptions | null {
  if (!options) return null;
  const fields = Object.entries(options).filter(
    ([name]) => (DATE_FIELDS as readonly string[]).includes(name) === (half === 'date'),
  );
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

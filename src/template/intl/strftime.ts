/** The `date` formatter's patterns: `%Y-%m-%d`, with English names whatever the locale. */
import { remember } from '../../domain/remember.ts';
import { MS_PER_DAY } from '../../domain/time.ts';
import { type WallClock, wallClock } from './time-zone.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function pad(value: number, length = 2, filler = '0'): string {
  let digits = String(value);
  while (digits.length < length) digits = filler + digits;
  return digits;
}

function utcDay(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY;
}

function dayOfYear({ year, month, day }: WallClock): number {
  return utcDay(year, month, day) - utcDay(year, 1, 1) + 1;
}

/** Weeks start on Sunday, and the one with 1 January is the first: the last days of December may be in week 1. */
function week(clock: WallClock): number {
  const daysLeft = utcDay(clock.year + 1, 1, 1) - utcDay(clock.year, clock.month, clock.day);
  if (daysLeft <= 6 - clock.weekday) return 1;
  const firstWeekday = (((utcDay(clock.year, 1, 1) + 4) % 7) + 7) % 7;
  return Math.floor((dayOfYear(clock) - 1 + firstWeekday) / 7) + 1;
}

/** ISO 8601: weeks start on Monday, and the one with the year's first Thursday is the first. */
function isoWeek({ year, month, day, weekday }: WallClock): { year: number; week: number } {
  const thursday = new Date((utcDay(year, month, day) + 4 - (weekday || 7)) * MS_PER_DAY);
  const isoYear = thursday.getUTCFullYear();
  const days = thursday.getTime() / MS_PER_DAY - utcDay(isoYear, 1, 1);
  return { year: isoYear, week: Math.floor(days / 7) + 1 };
}

const zoneNameFormat = remember((locale: string, timeZone: string) => {
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
});

/** English-speaking regions that have abbreviations for the zones around them. */
const ZONE_NAME_LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-CA', 'en-ZA', 'en-NZ'];

/** Zones whose usual abbreviation no English locale knows. */
const ZONE_NAMES: Record<string, string> = {
  'Africa/Lagos': 'WAT',
  'Africa/Nairobi': 'EAT',
  'Asia/Hong_Kong': 'HKT',
  'Asia/Jakarta': 'WIB',
  'Asia/Karachi': 'PKT',
  'Asia/Manila': 'PST',
  'Asia/Seoul': 'KST',
  'Asia/Shanghai': 'CST',
  'Asia/Taipei': 'CST',
  'Asia/Tokyo': 'JST',
  'Europe/Moscow': 'MSK',
};

/** The calendar repeats after 28 years, within a century. */
const CALENDAR_CYCLE_MS = 10_227 * MS_PER_DAY;

function zoneName(moment: number, timeZone: string): string {
  if (ZONE_NAMES[timeZone]) return ZONE_NAMES[timeZone];
  // Names of zones begin with 1970 in the data of Intl; the same day of a later cycle has the same name.
  const cycles = moment < 0 ? Math.ceil(-moment / CALENDAR_CYCLE_MS) : 0;
  const time = moment + cycles * CALENDAR_CYCLE_MS;
  let name = '';
  for (const locale of ZONE_NAME_LOCALES) {
    const parts = zoneNameFormat(locale, timeZone).formatToParts(time);
    name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    if (!/[+\-−\d]/.test(name)) return name;
  }
  return name;
}

function offset({ offset: minutes }: WallClock): string {
  const absolute = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(absolute / 60))}:${pad(absolute % 60)}`;
}

function hour12({ hour }: WallClock): number {
  return hour % 12 || 12;
}

type Field = (clock: WallClock, time: number, timeZone: string) => string;

const meridiem: Field = ({ hour }) => (hour < 12 ? 'AM' : 'PM');
const clockTime: Field = (clock, ...rest) =>
  `${hour12(clock)}:${pad(clock.minute)}:${pad(clock.second)} ${meridiem(clock, ...rest)}`;
const shortMonth: Field = ({ month }) => MONTHS[month - 1]!.slice(0, 3);

const FIELDS: Record<string, Field> = {
  a: ({ weekday }) => DAYS[weekday]!.slice(0, 3),
  A: ({ weekday }) => DAYS[weekday]!,
  b: shortMonth,
  B: ({ month }) => MONTHS[month - 1]!,
  c: (clock, time, timeZone) =>
    `${FIELDS.a!(clock, time, timeZone)}, ${shortMonth(clock, time, timeZone)} ${clock.day}, ${clock.year} ` +
    `${clockTime(clock, time, timeZone)} ${zoneName(time, timeZone)}`,
  C: ({ year }) => pad(Math.floor(year / 100)),
  d: ({ day }) => pad(day),
  D: ({ year, month, day }) => `${pad(month)}/${pad(day)}/${pad(year % 100)}`,
  e: ({ day }) => pad(day, 2, ' '),
  F: ({ year, month, day }) => `${year}-${pad(month)}-${pad(day)}`,
  g: (clock) => pad(isoWeek(clock).year % 100),
  G: (clock) => String(isoWeek(clock).year),
  h: shortMonth,
  H: ({ hour }) => pad(hour),
  i: (clock) => String(hour12(clock)),
  I: (clock) => pad(hour12(clock)),
  j: (clock) => pad(dayOfYear(clock), 3),
  k: ({ hour }) => pad(hour, 2, ' '),
  l: (clock) => pad(hour12(clock), 2, ' '),
  m: ({ month }) => pad(month),
  M: ({ minute }) => pad(minute),
  n: () => '\n',
  N: ({ millisecond }) => pad(millisecond * 1_000_000, 9),
  p: meridiem,
  P: (...args) => meridiem(...args).toLowerCase(),
  q: ({ month }) => String(Math.ceil(month / 3)),
  r: clockTime,
  R: ({ hour, minute }) => `${pad(hour)}:${pad(minute)}`,
  s: (_clock, time) => String(Math.trunc(time / 1000)),
  S: ({ second }) => pad(second),
  t: () => '\t',
  T: ({ hour, minute, second }) => `${pad(hour)}:${pad(minute)}:${pad(second)}`,
  u: ({ weekday }) => String(weekday || 7),
  U: (clock) => pad(week(clock)),
  v: (clock, ...rest) => `${pad(clock.day, 2, ' ')}-${shortMonth(clock, ...rest)}-${clock.year}`,
  V: (clock) => pad(isoWeek(clock).week),
  w: ({ weekday }) => String(weekday),
  W: (clock) => pad(week(clock)),
  x: ({ year, month, day }) => `${pad(month)}/${pad(day)}/${year}`,
  X: (clock, ...rest) => clockTime(clock, ...rest).padStart(11, '0'),
  y: ({ year }) => pad(year % 100),
  Y: ({ year }) => String(year),
  z: offset,
  Z: (_clock, time, timeZone) => zoneName(time, timeZone),
  '%': () => '%',
};

/** A pattern in parts: text, and the fields between. */
const parsePattern = remember((_locale: string, pattern: string): (string | Field)[] =>
  pattern
    .split(/(%[\s\S])/)
    .filter((part) => part !== '')
    .map((part) => (part.length === 2 && part[0] === '%' ? (FIELDS[part[1]!] ?? '') : part)),
);

/** @param time milliseconds since 1970 */
export function strftime(pattern: string, time: number, timeZone: string): string {
  const clock = wallClock(time, timeZone);
  let written = '';
  for (const part of parsePattern('', pattern)) {
    written += typeof part === 'string' ? part : part(clock, time, timeZone);
  }
  return written;
}

/** English texts of `<sqs-time>`. */
import type { PluralForms } from '../../domain/text/plural.ts';

export const timeMessages = {
  invalid: 'Invalid date.',
  now: 'less than a minute ago',
  minute: { one: 'about a minute ago', other: 'about {count} minutes ago' } as PluralForms,
  hour: { one: 'about an hour ago', other: 'about {count} hours ago' } as PluralForms,
  day: { one: 'about a day ago', other: 'about {count} days ago' } as PluralForms,
  week: { one: 'about a week ago', other: 'about {count} weeks ago' } as PluralForms,
  month: { one: 'about a month ago', other: 'about {count} months ago' } as PluralForms,
  year: { one: 'about a year ago', other: 'about {count} years ago' } as PluralForms,
  // Our own.
  google: 'Add to Google Calendar',
  file: 'Download for a calendar',
};

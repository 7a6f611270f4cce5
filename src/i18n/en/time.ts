/** English texts of `<sqs-time>`. */

export const timeMessages = {
  invalid: 'Invalid date.',
  now: 'less than a minute ago',
  minute: 'about a minute ago',
  minutes: 'about {count} minutes ago',
  hour: 'about an hour ago',
  hours: 'about {count} hours ago',
  day: 'about a day ago',
  days: 'about {count} days ago',
  week: 'about a week ago',
  weeks: 'about {count} weeks ago',
  month: 'about a month ago',
  months: 'about {count} months ago',
  year: 'about a year ago',
  years: 'about {count} years ago',
  // Our own.
  google: 'Add to Google Calendar',
  file: 'Download for a calendar',
};

/** Formatters of comments, likes, sharing, follow buttons and calendar links. */

import { calendarQuery } from '../../domain/calendar.ts';
import { at, isTruthy, type Value, valueNumber, valueText } from '../../domain/template-value.ts';
import { commentCountText } from '../../domain/text/comment-count.ts';
import type { Context, Formatter, Formatters } from '../context.ts';
import { escapeTag } from '../escape.ts';
import { attribute, standing, written } from '../markup.ts';
import { firstOf } from '../values.ts';

/** What becomes a link, a sign that stands in each of them, and the link. */
const LINKS: readonly [sign: string, pattern: RegExp, link: string][] = [
  [
    '://',
    /\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#\\/%=~|]/gi,
    '<a target="new" href="$&">$&</a>',
  ],
  ['@', /(^| )@(\w+)/g, '$1<a target="new" href="https://twitter.com/$2/">@$2</a>'],
  ['#', /(^| )#(\w+)/g, '$1<a target="new" href="https://twitter.com/hashtag/$2?src=hash">#$2</a>'],
];

function activateTwitterLinks(value: Value): Value {
  let text = valueText(value);
  for (const [sign, pattern, link] of LINKS) if (text.includes(sign)) text = text.replace(pattern, link);
  return text;
}

function commentCount(value: Value): Value {
  return commentCountText(valueNumber(at(value, 'publicCommentCount')));
}

function usesDisqus(context: Context): boolean {
  return isTruthy(at(context.lookup('websiteSettings'), 'disqusShortname'));
}

function commentLink(_value: Value, _args: readonly string[], context: Context): Value {
  const id = written(context.lookup('id'), context);
  const url = written(context.lookup('fullUrl'), context);
  if (usesDisqus(context)) {
    return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`;
  }
  const count = context.lookup('publicCommentCount');
  const number = count === 0 ? 'No' : written(count, context);
  const noun = count === 1 ? 'Comment' : 'Comments';
  return `\n  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n  ${number}\n  ${noun}\n  </a>\n`;
}

function comments(_value: Value, _args: readonly string[], context: Context): Value {
  if (usesDisqus(context)) return '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n';
  let subject = '';
  for (const kind of ['item', 'collection']) {
    const owner = context.lookup(kind);
    if (!isTruthy(owner)) continue;
    subject =
      ` data-${kind}-id="${written(at(owner, 'id'), context)}"` +
      ` data-public-comment-count="${written(at(owner, 'publicCommentCount'), context)}"` +
      ` data-comment-state="${written(at(owner, 'commentState'), context)}"`;
    break;
  }
  const id = written(context.lookup('id'), context);
  return `\n  <div class="squarespace-comments" id="comments-${id}"${subject}></div>\n`;
}

function likeButton(value: Value, _args: readonly string[], context: Context): Value {
  if (!isTruthy(at(context.lookup('websiteSettings'), 'simpleLikingEnabled')) || !isTruthy(value)) {
    return '';
  }
  return (
    `\n  <span class="sqs-simple-like" data-item-id="${written(context.lookup('id'), context)}" ` +
    `data-like-count="${written(context.lookup('likeCount'), context)}">\n` +
    '    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n'
  );
}

const socialButton =
  (tag: 'div' | 'span', style: 'button' | 'inline'): Formatter =>
  (value, _args, context) => {
    const options = at(context.lookup('website'), 'shareButtonOptions');
    if (typeof options !== 'object' || !isTruthy(options)) return '';
    const attributes = {
      'system-data-id': firstOf(at(value, 'systemDataId'), at(value, 'mainImageId')),
      'asset-url': firstOf(at(value, 'assetUrl'), at(value, 'mainImage', 'assetUrl')),
      'record-type': at(value, 'recordType'),
      'full-url': at(value, 'fullUrl'),
    };
    const written = Object.entries(attributes)
      .map(([name, part]) => ` data-${name}="${attribute(part, context)}"`)
      .join('');
    const title = escapeTag(valueText(at(value, 'title')));
    return `<${tag} class="squarespace-social-buttons ${style}-style"${written} data-title="${title}"></${tag}>`;
  };

function twitterFollowButton(value: Value, _args: readonly string[], context: Context): Value {
  const profile = valueText(at(value, 'profileUrl'));
  const userName = valueText(at(value, 'userName')) || profile.slice(profile.lastIndexOf('/') + 1);
  return (
    "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
    'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>' +
    `<div class="squarespace-follow-button" data-username="${attribute(userName, context)}"></div>`
  );
}

/** Percent-encodes Latin-1 and writes `%uXXXX` for the rest, which no calendar reads. */
function legacyEscape(source: string): string {
  return source.replace(/[^A-Za-z0-9@*_+\-./]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16).toUpperCase();
    return unit.charCodeAt(0) < 256 ? `%${code.padStart(2, '0')}` : `%u${code.padStart(4, '0')}`;
  });
}

function googleCalendarUrl(value: Value, _args: readonly string[], { settings }: Context): Value {
  const encode = settings.compat ? legacyEscape : encodeURIComponent;
  const place = at(value, 'location');
  const location = [at(place, 'addressLine1'), at(place, 'addressLine2'), at(place, 'addressCountry')]
    .map((line) => valueText(line).trim())
    .filter((line) => line !== '')
    .join(', ');
  const query = calendarQuery(
    {
      title: valueText(at(value, 'title')),
      start: valueNumber(at(value, 'startDate')),
      end: valueNumber(at(value, 'endDate')),
      location,
    },
    encode,
  );
  return `http://www.google.com/calendar/event?${query}`;
}

export const socialFormatters: Formatters = {
  'activate-twitter-links': activateTwitterLinks,
  'comment-count': commentCount,
  'comment-link': standing(commentLink),
  comments: standing(comments),
  'google-calendar-url': googleCalendarUrl,
  'like-button': standing(likeButton),
  'social-button': socialButton('div', 'button'),
  'social-button-inline': socialButton('span', 'inline'),
  'twitter-follow-button': twitterFollowButton,
};

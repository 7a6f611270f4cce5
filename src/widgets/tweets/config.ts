/** Configuration of `<sqs-tweets>`. */
import { LINK_ADDRESS } from '../../domain/links.ts';
import { attribute, type Infer, list, object, record, requiredText, text } from '../../domain/schema.ts';

export const tweetsConfigSchema = object({
  /** The tweets, as JSON: a list of `text`, `author`, `handle`, `url` and `time`; what stands inside the tag by default, an element a tweet. */
  items: attribute(
    list(
      object({
        /** What was written. */
        text: requiredText('the text of a tweet'),
        /** Who wrote it. */
        author: text(),
        /** Their name at the service, with its sign or without. */
        handle: text(),
        /** The tweet itself. */
        url: text('', LINK_ADDRESS),
        /** When: an ISO date. */
        time: text('', {
          test: (time) => time === '' || !Number.isNaN(Date.parse(time)),
          must: 'a date as 2026-11-29 or 2026-11-29T10:00:00Z',
        }),
      }),
    ),
  ),
  messages: record(),
});

export type TweetsConfig = Infer<typeof tweetsConfigSchema>;

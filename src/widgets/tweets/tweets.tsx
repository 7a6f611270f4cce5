/** The view of `<sqs-tweets>`: short messages, one after the other; nothing of a service is loaded. */
import { readMoment } from '../../domain/moment.ts';
import { tweetsMessages } from '../../i18n/en/tweets.ts';
import { Fading } from '../../ui/fading/fading.tsx';
import { useSlides } from '../../ui/fading/use-slides.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { TweetsConfig } from './config.ts';

export function Tweets({ config, host }: WidgetProps<TweetsConfig>) {
  const texts = host.texts('tweets', tweetsMessages);
  const { items } = config;
  const slides = useSlides(items.length, host, 'tweets');
  if (slides.count === 0) return <slot />;
  return (
    <Fading
      host={host}
      label={texts.label}
      texts={texts}
      count={slides.count}
      slide={(index) => {
        const item = items[index];
        return item ? <Tweet {...item} language={host.language} /> : <slot name={slides.slotOf(index)} />;
      }}
    />
  );
}

function Tweet({
  text,
  author,
  handle,
  url,
  time,
  language,
}: TweetsConfig['items'][number] & { language: string }) {
  // A day without a time is the same one in every zone.
  const timeZone = readMoment(time)?.isDay ? 'UTC' : undefined;
  const { format } = new Intl.DateTimeFormat(language || undefined, { dateStyle: 'medium', timeZone });
  const day = time && <time dateTime={time}>{format(new Date(time))}</time>;
  return (
    <article part="tweet">
      {(author || handle) && (
        <p part="author">
          {author && <strong>{author}</strong>}{' '}
          {handle && <span part="handle">@{handle.replace(/^@/, '')}</span>}
        </p>
      )}
      <p part="text" dir="auto">
        {text}
      </p>
      {(day || url) && <p part="time">{url ? <a href={url}>{day || url}</a> : day}</p>}
    </article>
  );
}

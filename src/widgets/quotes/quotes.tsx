/** The view of `<sqs-quotes>`: what people said, one after the other. */
import { quotesMessages } from '../../i18n/en/quotes.ts';
import { Fading } from '../../ui/fading/fading.tsx';
import { useSlides } from '../../ui/fading/use-slides.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { QuotesConfig } from './config.ts';

export function Quotes({ config, host }: WidgetProps<QuotesConfig>) {
  const texts = host.texts('quotes', quotesMessages);
  const { items } = config;
  const slides = useSlides(items.length, host, 'quotes');
  if (slides.count === 0) return <slot />;
  return (
    <Fading
      host={host}
      label={texts.label}
      texts={texts}
      count={slides.count}
      slide={(index) => {
        const item = items[index];
        if (!item) return <slot name={slides.slotOf(index)} />;
        return (
          <figure part="quote" dir="auto">
            <blockquote part="text">{item.text}</blockquote>
            {item.source && <figcaption part="source">{item.source}</figcaption>}
          </figure>
        );
      }}
    />
  );
}

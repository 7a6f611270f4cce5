/** The view of `<sqs-quick-view>`: a button that shows the product in a lightbox, without leaving the page. */
import { useLayoutEffect, useRef, useState } from 'react';
import { isSafeRedirect } from '../../domain/links.ts';
import { quickView } from '../../domain/tracking/census.ts';
import { quickViewMessages } from '../../i18n/en/commerce.ts';
import { getPage } from '../../services/page/site-registry.ts';
import { showInLightbox } from '../../ui/product/in-lightbox.ts';
import type { WidgetHost, WidgetProps } from '../../ui/widget-host.ts';
import type { QuickViewConfig } from './config.ts';
import type { QuickViewEvents } from './events.ts';

export interface QuickViewMethods {
  show(): Promise<boolean>;
}

type Props = WidgetProps<QuickViewConfig, QuickViewMethods, QuickViewEvents>;

export function QuickView({ config, host }: Props) {
  const texts = host.texts('quick-view', quickViewMessages);
  const place = useRef<HTMLSpanElement>(null);
  const [isLoading, setLoading] = useState(false);
  const isLocked = useRef(false);
  const leaving = useRef(new AbortController());
  useLayoutEffect(() => () => leaving.current.abort(), []);

  /** @returns whether it is shown */
  const show = async () => {
    if (isLocked.current) return false;
    isLocked.current = true;
    setLoading(true);
    try {
      return await open(config, host, place.current, leaving.current.signal);
    } finally {
      isLocked.current = false;
      setLoading(false);
    }
  };
  useLayoutEffect(() => {
    host.expose({ show });
  });

  return (
    <>
      <button
        type="button"
        data-part="product-button"
        className={config.buttonClass || undefined}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={show}
      >
        {isLoading ? texts.loading : config.label || texts.open}
      </button>
      <span data-part="sr-only" role="status">
        {isLoading && texts.loading}
      </span>
      <span ref={place} />
    </>
  );
}

/** The product's page: the one that is named, or that of the link the button stands for. */
function pageOf({ href }: QuickViewConfig, element: HTMLElement): string {
  const link = element.querySelector(':scope > a[href], :scope > :not([data-sqs-root]) a[href]');
  const written = link?.getAttribute('href') ?? '';
  return href || (isSafeRedirect(written) ? written : '');
}

async function open(
  config: QuickViewConfig,
  host: WidgetHost<QuickViewMethods, QuickViewEvents>,
  place: HTMLElement | null,
  signal: AbortSignal,
): Promise<boolean> {
  const { itemId, select, label } = config;
  const href = pageOf(config, host.element);
  if (itemId) void getPage()?.tracker.census(quickView(itemId));
  try {
    const [{ findProductPart }] = await Promise.all([
      import('./product-part.ts'),
      host.loaders['sqs-lightbox']?.(),
    ]);
    const part = await findProductPart(host.element, href, select, signal);
    if (!place?.isConnected) return false;
    const name = label || part.querySelector('h1,h2,h3')?.textContent?.trim() || '';
    const shown = showInLightbox(place, name, part);
    host.emit('sqs-quick-view-open', { itemId });
    void shown.closed.then(() => host.emit('sqs-quick-view-close', { itemId }));
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    console.error(`<sqs-quick-view>: ${(error as Error).message}`);
    // The product's page shows what a lightbox could not.
    if (href && host.emit('sqs-quick-view-failure', { itemId, href }, { cancelable: true }))
      location.assign(href);
    return false;
  }
}

/** Where the product comes from: a script, an address, or the JSON child; amounts in major units. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ProductItem, readProduct } from '../../domain/commerce/product-item.ts';
import { createHttp, HttpError } from '../../services/http/http.ts';
import { productInMajorUnits } from '../../services/shop/money-units.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { ProductConfig } from './config.ts';
import type { ProductEvents } from './events.ts';

export interface KnownProduct {
  /** undefined: it is not known, or not yet. */
  item: ProductItem | undefined;
  state: 'loading' | 'known' | 'failed';
}

/** What an address has answered. */
interface Fetched {
  src: string;
  json?: unknown;
  reason?: string;
}

export function useProductItem(config: ProductConfig, host: WidgetHost<object, ProductEvents>): KnownProduct {
  const { src, product, dataChild, itemId, moneyUnits } = config;
  const wanted = product === undefined ? src : '';
  const answer = useFetched(wanted, host);
  const fetched = answer?.src === wanted ? answer : undefined;
  const siteUnits = usePage()?.site.context.moneyUnits;
  const isWaiting = wanted !== '' && !fetched;
  const json = product ?? (wanted ? fetched?.json : dataChild);

  const read = useMemo(() => {
    if (isWaiting || fetched?.reason) return undefined;
    return isEmpty(json) ? 'is missing: a JSON child, src or the property' : readProduct(json);
  }, [json, isWaiting, fetched]);
  const reason = typeof read === 'string' ? read : (fetched?.reason ?? '');
  const item = useMemo(() => {
    if (typeof read !== 'object') return undefined;
    const content = productInMajorUnits('sqs-product', read.content, moneyUnits) as ProductItem['content'];
    return { ...read, content, id: read.id || itemId };
  }, [read, itemId, moneyUnits, siteUnits]);

  useLayoutEffect(() => {
    // A JSON child that cannot be read is told by the base.
    if (!reason || !host.isUsable) return;
    host.report(wanted ? { path: 'src', reason: `${wanted}: ${reason}` } : { path: 'product', reason });
    if (wanted) host.emit('sqs-product-failure', { src: wanted });
  }, [reason, wanted, host]);

  return { item, state: isWaiting ? 'loading' : item ? 'known' : 'failed' };
}

const isEmpty = (json: unknown) =>
  json === undefined || json === null || (typeof json === 'object' && Object.keys(json).length === 0);

function useFetched(src: string, host: WidgetHost<object, ProductEvents>): Fetched | undefined {
  const [fetched, setFetched] = useState<Fetched>();
  /** Ends the wait of `updateComplete`. */
  const drawn = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!src) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    drawn.current = host.busy();
    createHttp('', { crumb: false })
      .send(src, { signal })
      .then(
        ({ body, isHtml }) =>
          isHtml || typeof body !== 'object' ? { src, reason: 'the answer is no JSON' } : { src, json: body },
        (error: unknown) => ({ src, reason: reasonOf(error) }),
      )
      .then((answer) => {
        if (!signal.aborted) setFetched(answer);
      });
    return () => {
      leaving.abort();
      drawn.current?.();
    };
  }, [src, host]);
  useLayoutEffect(() => {
    // After the effects of what came, which may wait for more.
    if (fetched) queueMicrotask(() => drawn.current?.());
  }, [fetched]);
  return fetched;
}

function reasonOf(error: unknown): string {
  return error instanceof HttpError && error.status > 0 ? `status ${error.status}` : 'no answer';
}

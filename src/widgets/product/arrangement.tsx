/** The arrangement of a product whose author wrote none: pictures beside what is said of it and what can be done with it. */
import { createElement, type ReactNode, useMemo, useRef } from 'react';
import { isChoiceSoldOut } from '../../domain/commerce/product.ts';
import type { ProductItem } from '../../domain/commerce/product-item.ts';
import { OwnerHtml } from '../../ui/owner-html.tsx';
import { useProduct } from '../../ui/product/use-product.ts';
import type { ProductConfig } from './config.ts';

/** Attributes of a tag of the kit; what is empty is left out. */
const tag = (name: string, attributes: Readonly<Record<string, string | undefined>> = {}) =>
  createElement(
    name,
    Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)) as Record<string, string>,
  );

interface ArrangementProps {
  item: ProductItem;
  /** By which the page knows the product. */
  productKey: string;
  config: ProductConfig;
  /** Names its pictures. */
  label: string;
}

export function Arrangement({ item, productKey, config, label }: ArrangementProps) {
  const { headingLevel, apiRoot, cartUrl } = config;
  const { facts, variant } = useProduct(productKey);
  const isGone = isChoiceSoldOut(facts, variant);
  // What was shown once hides itself, and is there at once when it is wanted again.
  const hasNotified = useRef(false);
  hasNotified.current ||= isGone;
  const hasNotification = isGone || (hasNotified.current && variant !== undefined);
  // The tags follow the choice by themselves.
  return useMemo(
    () => (
      <div data-part="product">
        <Pictures item={item} label={label} />
        <div data-part="product-details">
          <div data-part="product-head">
            {createElement(`h${headingLevel}`, { 'data-part': 'product-title', dir: 'auto' }, item.title)}
            {tag('sqs-product-mark')}
          </div>
          <p data-part="product-cost">{tag('sqs-product-price')}</p>
          {item.excerpt && <OwnerHtml data-part="product-excerpt" html={item.excerpt} />}
          {tag('sqs-product-variants')}
          {tag('sqs-product-scarcity')}
          {tag('sqs-quantity')}
          {tag('sqs-add-to-cart', { 'api-root': apiRoot, 'cart-url': cartUrl })}
          {hasNotification && tag('sqs-restock-notification', { 'api-root': apiRoot })}
        </div>
      </div>
    ),
    [item, label, hasNotification, headingLevel, apiRoot, cartUrl],
  );
}

function Pictures({ item: { pictures }, label }: { item: ProductItem; label: string }): ReactNode {
  const [first, second] = pictures;
  if (!first) return null;
  return (
    <div data-part="product-pictures">
      {second
        ? tag('sqs-gallery', { design: 'slideshow', controls: 'true', label })
        : tag('sqs-image', {
            src: first.src,
            alt: first.alt,
            loader: first.loader,
            dimensions: first.dimensions,
            'focal-point': first.focalPoint,
          })}
    </div>
  );
}

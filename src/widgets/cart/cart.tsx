/** The view of `<sqs-cart>`: the cart as a part of the page, or as a panel at its side, which is fetched when it is wanted. */
import { useLayoutEffect, useRef, useState } from 'react';
import { cartMessages } from '../../i18n/en/cart.ts';
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';
import { isOpener, useOpeners } from '../../ui/dialog/use-openers.ts';
import { useLate } from '../../ui/use-late.ts';
import type { WidgetHost, WidgetProps } from '../../ui/widget-host.ts';
import type { CartConfig } from './config.ts';
import type { CartEvents } from './events.ts';
import type { CartMethods } from './methods.ts';

type Props = WidgetProps<CartConfig, CartMethods, CartEvents>;

export function Cart(props: Props) {
  return props.config.panel ? <Panel {...props} /> : <Page {...props} />;
}

function Page({ config, host }: Props) {
  const { part } = useLate(true, 'cart', () => loadBody(host), host.busy);
  // Until it is there, and where it cannot be had, what the author wrote.
  return part ? <part.CartBody config={config} host={host} /> : <slot />;
}

function Panel({ config, host }: Props) {
  const { open, openOnAdd, label } = config;
  const texts = host.texts('cart', cartMessages);
  const opener = useRef<HTMLElement | undefined>(undefined);
  const [isReached, setReached] = useState(false);
  const isWanted = isReached || open;
  const body = useLate(isWanted, 'cart', () => loadBody(host), host.busy);
  const panel = useLate(isWanted, 'panel of the cart', () => loadPanel(host), host.busy);
  const isLost = body.isLost || panel.isLost;

  useOpeners({
    isMatch: (element) => element.localName === 'sqs-cart-link' || isOpener(element, config),
    prepare: () => setReached(true),
    open: (clicked) => {
      // The link leads to the page of the cart.
      if (isLost) return false;
      opener.current = clicked;
      host.set('open', true);
      return true;
    },
  });
  useLayoutEffect(() => {
    if (!openOnAdd) return;
    const show = () => host.set('open', true);
    document.addEventListener('sqs-add-to-cart-added', show);
    return () => document.removeEventListener('sqs-add-to-cart-added', show);
  }, [openOnAdd, host]);
  useLayoutEffect(() => {
    if (isLost && open) host.set('open', false);
  }, [isLost, open, host]);

  const isShown = open && body.part !== undefined && panel.part !== undefined;
  /** While it fades out its content is still seen. */
  const [isSeen, setSeen] = useState(false);
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (wasShown.current === isShown) return;
    wasShown.current = isShown;
    if (isShown) setSeen(true);
    else opener.current = undefined;
    host.emit(isShown ? 'sqs-cart-open' : 'sqs-cart-close');
  }, [isShown, host]);

  const requestClose = (reason: CloseReason) => {
    if (!host.emit('sqs-cart-before-close', { reason }, { cancelable: true })) return false;
    host.set('open', false);
    return true;
  };
  if (!panel.part || !body.part) return null;
  return (
    <panel.part.Dialog
      open={isShown}
      label={label || texts.label}
      closeLabel={texts.close}
      opener={opener}
      look="cart"
      onRequestClose={requestClose}
      onHidden={() => setSeen(false)}
    >
      <h2 part="heading">{label || texts.label}</h2>
      {(isShown || isSeen) && <body.part.CartBody config={config} host={host} />}
    </panel.part.Dialog>
  );
}

async function loadBody({ adoptStyles }: WidgetHost<never, never>) {
  const part = await import('./cart-body.tsx');
  adoptStyles(part.cartCss);
  return part;
}

/** With its looks, which it is measured with. */
async function loadPanel({ adoptStyles }: WidgetHost<never, never>) {
  const part = await import('./panel-part.ts');
  adoptStyles(part.dialogCss);
  adoptStyles(part.panelCss);
  return part;
}

/** The view of `<sqs-cookie-banner>`: asks once, and again when the visitor wants to change the answer (behaviour/consent#the-banner). */
import { useLayoutEffect, useRef, useState } from 'react';
import { bannerPlace } from '../../domain/site/banner-place.ts';
import { readCookieBanner } from '../../domain/site/site-settings.ts';
import { cookieBannerMessages } from '../../i18n/en/cookie-banner.ts';
import { OwnerHtml } from '../../ui/owner-html.tsx';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { CookieBannerConfig } from './config.ts';
import type { CookieBannerEvents } from './events.ts';
import { useConsent } from './use-consent.ts';
import { useTopLayer } from './use-top-layer.ts';

export interface CookieBannerMethods {
  show(): void;
}

/** Any link or button with it opens the banner again. */
const OPENER = '[data-sqs-cookie-settings]';

export function CookieBanner({
  config,
  host,
}: WidgetProps<CookieBannerConfig, CookieBannerMethods, CookieBannerEvents>) {
  const texts = host.texts('cookie-banner', cookieBannerMessages);
  const ofSite = readCookieBanner(usePage()?.site.context ?? {});
  const { isAsked, choose } = useConsent(config.restrictive ?? false);
  const [isReopened, setReopened] = useState(false);
  const box = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const isOpen = isAsked || isReopened;
  useTopLayer(box, isOpen);

  useLayoutEffect(() => {
    const show = (from?: HTMLElement) => {
      opener.current = from;
      setReopened(true);
      first.current?.focus();
    };
    host.expose({ show: () => show() });
    const whenClicked = (event: Event) => {
      const path = event.composedPath().filter((node) => node instanceof HTMLElement);
      const wanted = path.find((element) => element.matches(OPENER));
      if (!wanted) return;
      event.preventDefault();
      show(wanted);
    };
    document.addEventListener('click', whenClicked);
    return () => document.removeEventListener('click', whenClicked);
  }, [host]);

  // Asked for: it takes the focus. By itself it never does.
  useLayoutEffect(() => {
    if (isReopened) first.current?.focus();
  }, [isReopened]);

  const answer = (isAllowed: boolean) => {
    choose(isAllowed);
    setReopened(false);
    opener.current?.focus();
    opener.current = undefined;
    host.emit('sqs-cookie-banner-choice', { isAllowed });
  };

  // Whoever comes back to change an answer must be able to decline.
  const canDecline = isReopened || (config.canDecline ?? ofSite.canDecline);
  return (
    <dialog
      ref={box}
      part="banner"
      popover="manual"
      // Firefox makes a stop of what may scroll; its buttons are stops enough.
      tabIndex={-1}
      aria-label={texts.label}
      data-place={bannerPlace(config.position ?? ofSite.position)}
      data-theme={(config.theme ?? ofSite.theme)?.toLowerCase()}
    >
      <OwnerHtml part="text" html={config.text ?? ofSite.text ?? texts.text} />
      <div part="actions">
        <button type="button" part="accept" ref={first} onClick={() => answer(true)}>
          {config.acceptText ?? ofSite.acceptText ?? texts.accept}
        </button>
        {canDecline && (
          <button type="button" part="decline" onClick={() => answer(false)}>
            {config.declineText ?? ofSite.declineText ?? texts.decline}
          </button>
        )}
      </div>
    </dialog>
  );
}

/** Opens a pop-up when its rules and triggers say so, and remembers what the visitor did with it. */
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { decidePopup } from '../../domain/popup/policy.ts';
import type { PopupSettings } from '../../domain/popup/settings.ts';
import type { PopupTrigger } from '../../domain/popup/triggers.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { isSplashPage } from '../../domain/site/collection-context.ts';
import { NO_SITE } from '../../domain/site/no-site.ts';
import type { Site } from '../../domain/site/page-context.ts';
import { buttonRender, popupEvent } from '../../domain/tracking/census.ts';
import type { PopupEvent } from '../../domain/tracking/popup-event.ts';
import { isOwnerPreview } from '../../domain/tracking/visitor.ts';
import { isMobilePage } from '../../services/page/mobile-page.ts';
import { getPage, subscribePage } from '../../services/page/site-registry.ts';
import { createPopupRecordStore } from '../../services/popup/popup-record.ts';
import { watchPopupTriggers } from '../../services/popup/popup-triggers.ts';
import { takePopupTurn, turnEnvironment } from '../../services/popup/popup-turns.ts';
import { useReported } from '../../ui/use-reported.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import { type PopupOverlayConfig, popupSettings } from './config.ts';
import type { PopupOverlayEvents } from './events.ts';
import { buttonRecordsIn, popupEventOf } from './popup-records.ts';
import { useDebounced } from './use-debounced.ts';
import { useRendered } from './use-rendered.ts';

/** A preview follows its owner's tweaks this long after the last. */
const RESYNC_MS = 200;

export interface Popup {
  settings: PopupSettings;
  /** It is to be seen: opened, and its content is there. */
  isShown: boolean;
  /** The server refused it, or could not be asked. */
  isDestroyed: boolean;
  isRendered: boolean;
  /** Changes when a preview is to start over. */
  refresh: string;
  /** Opens it whatever the rules say. */
  show(): void;
  close(how: 'close' | 'dismiss'): void;
}

/** What the element hands to the page. */
export interface PopupMethods {
  show(): void;
  close(): void;
}

export function usePopup(
  host: WidgetHost<PopupMethods, PopupOverlayEvents>,
  config: PopupOverlayConfig,
): Popup {
  const { element } = host;
  const page = useSyncExternalStore(subscribePage, getPage);
  const site = page?.site ?? NO_SITE;
  const { settings, mistakes } = useStable(popupSettings(config, site));
  useReported(mistakes, host);
  const isPreview = config.preview || isOwnerPreview(site.account?.roles);
  const tweaks = useDebounced(settings, RESYNC_MS);
  const refresh = isPreview ? JSON.stringify(tweaks) : '';
  const records = useMemo(() => createPopupRecordStore(), []);

  const isRendered = config.src !== '' || config.serverRendered;
  const { src, runScripts: runsScripts } = config;
  const apiRoot = apiRootOf(config.apiRoot, site.apiRoot);
  const load = useRendered(
    element,
    isRendered ? { src, apiRoot, isForced: site.isDesignFrame, runsScripts, refresh } : undefined,
  );
  const [outcome, setOutcome] = useState<{ load: unknown; isGood: boolean }>();
  const isDestroyed = isRendered && outcome?.load === load && !outcome.isGood;
  const isReady = !isRendered || (outcome?.load === load && outcome.isGood);
  const isShown = config.open && isReady;

  const trigger = useRef<PopupTrigger | undefined>(undefined);
  /** Somebody opened it: a trigger, a button, the page's method. Not so when the page only sets `open`. */
  const isAsked = useRef(false);
  /** How somebody closed it; the same holds. */
  const action = useRef<'close' | 'dismiss' | undefined>(undefined);
  const shownFor = useRef<PopupSettings | undefined>(undefined);

  const show = () => {
    isAsked.current = true;
    host.set('open', true);
  };
  const close = (how: 'close' | 'dismiss') => {
    action.current = how;
    host.set('open', false);
  };
  useLayoutEffect(() => host.expose({ show, close: () => close('close') }));

  // What has to be done about this pop-up with the content it has now.
  useLayoutEffect(() => {
    let isCurrent = true;
    let cancel = () => {};
    const may = () => decide(settings, site, isPreview, records.read());
    const openFor = (reason?: PopupTrigger) => {
      trigger.current = reason;
      show();
    };
    const start = () => {
      if (config.open || shownFor.current === settings || !may()) return;
      if (isPreview) openFor();
      else cancel = watchPopupTriggers(settings, (reason) => may() && openFor(reason), turnEnvironment());
    };
    const needsContent = config.open || (shownFor.current !== settings && may());
    if (!isRendered) start();
    else if (needsContent) {
      const done = config.open ? host.busy() : undefined;
      load().then((isGood) => {
        done?.();
        if (!isCurrent) return;
        setOutcome((before) => (before?.load === load ? before : { load, isGood }));
        if (isGood) start();
        else host.set('open', false);
      });
    }
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [host, config.open, settings, site, isPreview, isRendered, load, records]);

  const report = (what: PopupEvent['action']) => {
    if (isPreview || !page) return;
    page.tracker.census(popupEvent(popupEventOf(element, settings, what, trigger.current)));
    if (what !== 'display') return;
    for (const button of buttonRecordsIn(element)) page.tracker.census(buttonRender(button));
  };

  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (wasShown.current === isShown) return;
    wasShown.current = isShown;
    if (isShown) {
      shownFor.current = settings;
      action.current = undefined;
      report('display');
      if (isAsked.current) host.emit('sqs-popup-overlay-open', { trigger: trigger.current });
      return;
    }
    // A refresh of a preview hides it for a moment; nobody has closed it.
    if (config.open) return;
    const how = action.current;
    if (how) {
      if (!isPreview) records.closed(settings.version);
      report(how);
      host.emit('sqs-popup-overlay-close', { action: how });
    }
    trigger.current = undefined;
    isAsked.current = false;
  });

  useLayoutEffect(() => (isShown ? takePopupTurn(element) : undefined), [isShown, element]);

  useLayoutEffect(() => {
    const whenSent = () => {
      if (!isPreview) records.submitted(settings.version);
    };
    element.addEventListener('sqs-form-success', whenSent);
    return () => element.removeEventListener('sqs-form-success', whenSent);
  }, [element, isPreview, records, settings.version]);

  return { settings, isShown, isDestroyed, isRendered, refresh, show, close };
}

function decide(
  settings: PopupSettings,
  site: Site,
  isPreview: boolean,
  record: Parameters<typeof decidePopup>[0]['record'],
): boolean {
  const { pageType: type, collectionId, context } = site;
  return decidePopup({
    settings,
    record,
    now: Date.now(),
    isMobile: isMobilePage(),
    isPreview,
    query: location.search,
    page: { type, collectionId, isSplash: isSplashPage(context) },
  }).show;
}

/** The same object as long as it says the same. */
function useStable<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

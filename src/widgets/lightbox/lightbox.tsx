/** The view of `<sqs-lightbox>`: the author's content in a dialog, or a viewer for a set of linked pictures and videos. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pictureInHash } from '../../domain/lightbox/deep-link.ts';
import { lightboxMessages } from '../../i18n/en/lightbox.ts';
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';
import { isOpener, useOpeners } from '../../ui/dialog/use-openers.ts';
import { useLate } from '../../ui/use-late.ts';
import type { WidgetHost, WidgetProps } from '../../ui/widget-host.ts';
import type { LightboxConfig } from './config.ts';
import type { LightboxEvents } from './events.ts';
import { isMediaLink, kindOf, linksTo, mediaLinks } from './media-links.ts';
import { useReached } from './use-reached.ts';
import type { LightboxMethods } from './viewer/viewer.tsx';

const loadViewer = () => import('./viewer/viewer.tsx');

export function Lightbox({ config, host }: WidgetProps<LightboxConfig, LightboxMethods, LightboxEvents>) {
  const { open, deepLink, items, trigger } = config;
  const texts = host.texts('lightbox', lightboxMessages);
  const { element } = host;
  const given = useMemo(() => linksTo(items, element), [items, element]);
  const content = useContentKind(element, config.for !== '' || trigger !== '', open);
  const kind = given.length > 0 ? 'pictures' : content;
  const isViewer = kind === 'pictures' || (kind === 'none' && trigger !== '');
  const links = () =>
    given.length > 0
      ? given
      : kind === 'pictures'
        ? mediaLinks(element)
        : mediaLinks(element.getRootNode() as Document, trigger);
  const opener = useRef<HTMLElement | undefined>(undefined);

  const opens = (clicked: Element) =>
    isOpener(clicked, config) || (kind === 'pictures' && element.contains(clicked) && isMediaLink(clicked));
  const isWanted = useReached(opens) || open;
  const dialog = useLate(isWanted, 'lightbox', () => loadDialog(host), host.busy);
  const viewer = useLate(isWanted && isViewer, 'picture viewer', loadViewer, host.busy);
  const isLost = dialog.isLost || (isViewer && viewer.isLost);

  const start = (link: Element) => isMediaLink(link) && viewer.part?.prepare(link, config);
  useOpeners({
    isMatch: opens,
    prepare: start,
    open: (clicked) => {
      // What cannot be shown over the page is shown by its link, or on the page.
      if (isLost) return false;
      start(clicked);
      opener.current = clicked;
      host.set('open', true);
      return true;
    },
  });
  useLayoutEffect(() => {
    if (!isLost) return;
    host.showFallback(true);
    if (!open) return;
    host.set('open', false);
    if (opener.current && isMediaLink(opener.current)) location.assign(opener.current.href);
  }, [isLost, open, host]);

  useLayoutEffect(() => {
    if (!deepLink || !isViewer) return;
    const isNamed = () => pictureInHash(location.hash, deepLink, links().length) !== undefined;
    // An address that names no picture of this set, or nothing at all, has left it.
    const follow = () => host.set('open', isNamed());
    if (isNamed()) follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [deepLink, isViewer, host]);
  useLayoutEffect(() => {
    if (!open || !isViewer || links().length > 0) return;
    host.set('open', false);
    host.report({ path: 'trigger', reason: 'matches no link to a picture' });
  }, [open, isViewer, host]);

  const isShown = open && dialog.part !== undefined && (!isViewer || viewer.part !== undefined);
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (wasShown.current === isShown) return;
    wasShown.current = isShown;
    if (!isShown) opener.current = undefined;
    host.emit(isShown ? 'sqs-lightbox-open' : 'sqs-lightbox-close');
  }, [isShown, host]);

  const requestClose = (reason: CloseReason) => {
    if (!host.emit('sqs-lightbox-before-close', { reason }, { cancelable: true })) return false;
    host.set('open', false);
    return true;
  };

  const heading = isViewer ? texts.viewer : element.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim();
  return (
    <>
      {kind === 'pictures' && <slot />}
      {dialog.part && (
        <dialog.part.Dialog
          open={isShown}
          label={config.label || heading || texts.label}
          closeLabel={texts.close}
          opener={opener}
          look={isViewer ? 'viewer' : undefined}
          onRequestClose={requestClose}
          onHidden={() => host.emit('sqs-lightbox-hidden')}
        >
          {kind !== 'pictures' && <slot />}
          {isShown && isViewer && viewer.part && (
            <viewer.part.Viewer
              host={host}
              links={links()}
              first={opener.current}
              config={config}
              texts={texts}
              requestClose={requestClose}
            />
          )}
          {isShown && config.closeOnBack && <dialog.part.BackCloses requestClose={requestClose} />}
        </dialog.part.Dialog>
      )}
    </>
  );
}

/** With its looks, which it is measured with. */
async function loadDialog({ adoptStyles }: WidgetHost<never, never>) {
  const part = await import('./dialog-part.ts');
  adoptStyles(part.dialogCss);
  return part;
}

/** @param isControlled something opens the content as a whole */
function useContentKind(element: HTMLElement, isControlled: boolean, open: boolean) {
  const [kind, setKind] = useState(() => kindOf(element, isControlled || open));
  const isOpened = isControlled || (open && kind !== 'pictures');
  // What was opened as a whole is no set of pictures once it is closed.
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpened;
  useLayoutEffect(() => {
    const look = () => setKind(kindOf(element, wasOpened.current));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [element, isControlled]);
  return kind;
}

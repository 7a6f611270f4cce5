/** The view of `<sqs-lightbox>`: the author's content in a dialog, or a viewer for a set of linked pictures. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hashOfPicture, pictureInHash } from '../../domain/lightbox/deep-link.ts';
import { lightboxMessages } from '../../i18n/en/lightbox.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';
import { isOpener, useOpeners } from '../../ui/dialog/use-openers.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { LightboxConfig } from './config.ts';
import { contentKind, isPictureLink, pictureLinks, readPicture } from './pictures.ts';
import { useViewer } from './use-viewer.ts';

export function Lightbox({ config, host }: WidgetProps<LightboxConfig>) {
  const { open, deepLink, noSrcset, trigger } = config;
  const texts = host.texts('lightbox', lightboxMessages);
  const { element } = host;
  const kind = useContentKind(element);
  const isViewer = kind === 'pictures' || (kind === 'none' && trigger !== '');
  const Viewer = useViewer(isViewer, open ? host.busy : undefined);
  const opener = useRef<HTMLElement | undefined>(undefined);
  const [start, setStart] = useState(0);

  const links = () =>
    kind === 'pictures'
      ? pictureLinks(element)
      : pictureLinks(element.getRootNode() as Document | ShadowRoot, trigger);
  // Read when it opens: until then the page may change its pictures.
  const pictures = useMemo(
    () => (open && isViewer ? links().map((link) => readPicture(link, !noSrcset)) : []),
    [open, isViewer, noSrcset],
  );

  const show = (index: number, from?: HTMLElement) => {
    opener.current = from;
    setStart(index);
    host.set('open', true);
  };

  useOpeners(
    (clicked) => isOpener(clicked, config) || (kind === 'pictures' && isOwn(clicked, element)),
    (clicked) => {
      // Without its viewer a picture is better shown by its link.
      if (isViewer && isPictureLink(clicked) && !Viewer) return false;
      show(Math.max(0, links().indexOf(clicked as HTMLAnchorElement)), clicked);
      return true;
    },
  );

  useLayoutEffect(() => {
    if (!deepLink || !isViewer) return;
    const follow = () => {
      const index = pictureInHash(location.hash, deepLink, links().length);
      if (index !== undefined) show(index);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [deepLink, isViewer]);

  useLayoutEffect(() => {
    if (!open || !deepLink || !isViewer) return;
    // Replaced, never pushed: closing leaves the visitor's history as it was.
    return () => history.replaceState(history.state, '', location.pathname + location.search);
  }, [open, deepLink, isViewer]);

  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    if (!open) {
      opener.current = undefined;
      setStart(0);
    }
    host.emit(open ? 'sqs-lightbox-open' : 'sqs-lightbox-close');
  }, [open, host]);

  const requestClose = (reason: CloseReason) => {
    if (!host.emit('sqs-lightbox-before-close', { reason }, { cancelable: true })) return false;
    host.set('open', false);
    return true;
  };

  const heading = isViewer ? texts.viewer : element.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim();
  return (
    <>
      {kind === 'pictures' && <slot />}
      <Dialog
        open={open}
        label={config.label || heading || texts.label}
        closeLabel={texts.close}
        opener={opener}
        look={isViewer ? 'viewer' : undefined}
        onRequestClose={requestClose}
        onHidden={() => host.emit('sqs-lightbox-hidden')}
      >
        {kind !== 'pictures' && <slot />}
        {open && isViewer && Viewer && (
          <Viewer
            pictures={pictures}
            start={Math.min(start, Math.max(0, pictures.length - 1))}
            loops={config.loop}
            texts={texts}
            requestClose={requestClose}
            onShow={(index) => {
              if (deepLink) history.replaceState(history.state, '', hashOfPicture(deepLink, index));
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function isOwn(clicked: Element, host: Element): boolean {
  return host.contains(clicked) && isPictureLink(clicked);
}

function useContentKind(element: HTMLElement) {
  const [kind, setKind] = useState(() => contentKind(element));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setKind(contentKind(element)));
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [element]);
  return kind;
}

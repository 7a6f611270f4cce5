/** The view of `<sqs-lightbox>`: the author's content in a dialog, or a viewer for a set of linked pictures. */
import { useLayoutEffect, useRef, useState } from 'react';
import { lightboxMessages } from '../../i18n/en/lightbox.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';
import { isOpener, useOpeners } from '../../ui/dialog/use-openers.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { LightboxConfig } from './config.ts';
import type { LightboxEvents } from './events.ts';
import { contentKind, isPictureLink, pictureLinks } from './picture-links.ts';
import { useViewer } from './use-viewer.ts';

export function Lightbox({ config, host }: WidgetProps<LightboxConfig, object, LightboxEvents>) {
  const { open, deepLink, trigger } = config;
  const texts = host.texts('lightbox', lightboxMessages);
  const { element } = host;
  const kind = useContentKind(element);
  const isViewer = kind === 'pictures' || (kind === 'none' && trigger !== '');
  const opener = useRef<HTMLElement | undefined>(undefined);

  const opens = (clicked: Element) =>
    isOpener(clicked, config) || (kind === 'pictures' && element.contains(clicked) && isPictureLink(clicked));
  const { Viewer, prepare, isLost } = useViewer(
    isViewer && open,
    (reached) => isViewer && opens(reached),
    host.busy,
  );

  const start = (link: Element) => isPictureLink(link) && prepare?.(link, !config.noSrcset);
  useOpeners({
    isMatch: opens,
    prepare: start,
    open: (clicked) => {
      // Without its viewer a picture is shown by its link.
      if (isLost && isPictureLink(clicked)) return false;
      start(clicked);
      opener.current = clicked;
      host.set('open', true);
      return true;
    },
  });
  useLayoutEffect(() => {
    if (!isLost || !open) return;
    host.set('open', false);
    if (opener.current && isPictureLink(opener.current)) location.assign(opener.current.href);
  }, [isLost, open, host]);

  useLayoutEffect(() => {
    if (!deepLink || !isViewer) return;
    const follow = () => {
      if (location.hash.startsWith(`#${encodeURIComponent(deepLink)}=`)) host.set('open', true);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [deepLink, isViewer, host]);

  const isShown = open && (!isViewer || Viewer !== undefined);
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
      <Dialog
        open={isShown}
        label={config.label || heading || texts.label}
        closeLabel={texts.close}
        opener={opener}
        look={isViewer ? 'viewer' : undefined}
        onRequestClose={requestClose}
        onHidden={() => host.emit('sqs-lightbox-hidden')}
      >
        {kind !== 'pictures' && <slot />}
        {isShown && isViewer && Viewer && (
          <Viewer
            host={host}
            links={
              kind === 'pictures'
                ? pictureLinks(element)
                : pictureLinks(element.getRootNode() as Document, trigger)
            }
            first={opener.current}
            config={config}
            texts={texts}
            requestClose={requestClose}
          />
        )}
      </Dialog>
    </>
  );
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

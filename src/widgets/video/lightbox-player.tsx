/** The player in a lightbox; closing takes it away, so that nothing plays on. */
import { useLayoutEffect } from 'react';
import dialogCss from '../../ui/dialog/dialog.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import lightboxCss from './lightbox-player.css';
import { Player } from './player.tsx';
import type { ShownProps } from './player-props.ts';

export function LightboxPlayer({
  host,
  isShown,
  closeLabel,
  failure,
  onClose,
  onHidden,
  ...player
}: ShownProps) {
  useLayoutEffect(() => host.adoptStyles(dialogCss), [host]);
  useLayoutEffect(() => host.adoptStyles(lightboxCss), [host]);
  return (
    <Dialog
      open={isShown}
      label={player.label}
      closeLabel={closeLabel}
      look="video"
      onRequestClose={() => {
        onClose();
        return true;
      }}
      onHidden={onHidden}
    >
      {isShown && (
        <div part="screen">{failure ?? <Player {...player} takesFocus={false} onClose={onClose} />}</div>
      )}
    </Dialog>
  );
}

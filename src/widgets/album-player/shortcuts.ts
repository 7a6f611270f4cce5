/** Keys that work while the focus is in the player (behaviour/audio#keys). */
import type { KeyboardEvent } from 'react';
import { shortcutOf } from '../../domain/audio/shortcuts.ts';
import type { AlbumStore } from '../../services/media/album-store.ts';
import { toggleSound } from '../../ui/player/sound.tsx';
import { nextRepeat } from './transport.tsx';

export function shortcutsOf(store: AlbumStore): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const shortcut = shortcutOf(event.key);
    if (!shortcut) return;
    event.preventDefault();
    const { order, repeat } = store.album();
    const { position, duration } = store.time();
    switch (shortcut.does) {
      case 'toggle':
        return store.toggle();
      case 'next':
        return store.next();
      case 'previous':
        return store.previous();
      case 'mute':
        return toggleSound(store);
      case 'shuffle':
        return store.setShuffle(!order);
      case 'repeat':
        return store.setRepeat(nextRepeat(repeat));
      case 'seek-by':
        return store.seek(position + shortcut.seconds);
      case 'seek-to':
        return store.seek(shortcut.share * duration);
    }
  };
}

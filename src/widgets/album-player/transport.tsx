/** The buttons that go through an album: shuffle, previous, play, next, repeat. */
import type { Repeat } from '../../domain/audio/order.ts';
import type { albumPlayerMessages } from '../../i18n/en/album-player.ts';
import type { AlbumSnapshot, AlbumStore } from '../../services/media/album-store.ts';
import { Icon, SHAPES } from '../../ui/player/icon.tsx';
import { ALBUM_SHAPES } from './shapes.ts';

interface TransportProps {
  store: AlbumStore;
  album: AlbumSnapshot;
  count: number;
  texts: typeof albumPlayerMessages;
}

const FOLLOWING = { off: 'all', all: 'one', one: 'off' } as const;
const REPEAT_TEXTS = { off: 'repeatOff', all: 'repeatAll', one: 'repeatOne' } as const;

export function nextRepeat(repeat: Repeat): Repeat {
  return FOLLOWING[repeat];
}

export function Transport({ store, album, count, texts }: TransportProps) {
  const { current, isPlaying, order, repeat } = album;
  const turn = (part: 'previous' | 'next', key: string) =>
    count > 1 && (
      <button
        type="button"
        part={part}
        aria-label={texts[part]}
        aria-keyshortcuts={key}
        // Not `disabled`: before the first track the focus would be lost.
        aria-disabled={(part === 'previous' && current === undefined && repeat !== 'all') || undefined}
        onClick={store[part]}
      >
        <Icon d={ALBUM_SHAPES[part]} />
      </button>
    );
  return (
    <div part="controls">
      {count > 1 && (
        <button
          type="button"
          part="shuffle"
          className={order && 'on'}
          aria-label={texts.shuffle}
          aria-keyshortcuts="s"
          aria-pressed={order !== undefined}
          onClick={() => store.setShuffle(!order)}
        >
          <Icon d={ALBUM_SHAPES.shuffle} />
        </button>
      )}
      {turn('previous', 'p')}
      <button
        type="button"
        part="play"
        aria-label={isPlaying ? texts.pause : texts.play}
        aria-keyshortcuts="k"
        onClick={() => store.toggle()}
      >
        <Icon d={isPlaying ? SHAPES.pause : SHAPES.play} />
      </button>
      {turn('next', 'n')}
      <button
        type="button"
        part="repeat"
        className={repeat === 'off' ? undefined : 'on'}
        data-repeat={repeat}
        aria-label={texts[REPEAT_TEXTS[repeat]]}
        aria-keyshortcuts="r"
        onClick={() => store.setRepeat(nextRepeat(repeat))}
      >
        <Icon d={ALBUM_SHAPES.repeat} />
      </button>
    </div>
  );
}

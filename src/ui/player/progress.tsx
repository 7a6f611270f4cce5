/** Where the sound is, and the slider that moves it: the only part that is drawn again several times a second. */

import { type ReactNode, useSyncExternalStore } from 'react';
import { timeText } from '../../domain/media/time-text.ts';
import { fill } from '../../domain/text/fill.ts';
import type { audioMessages } from '../../i18n/en/audio.ts';
import type { AlbumStore } from '../../services/media/album-store.ts';
import { Slider } from '../slider.tsx';

/** Of an arrow key, s. */
const STEP = 5;

export interface SeekProps {
  store: AlbumStore;
  texts: typeof audioMessages;
}

/** `children` lie behind the slider. */
export function Progress({ store, texts, children }: SeekProps & { children?: ReactNode }) {
  const { position, duration } = useSyncExternalStore(store.subscribeTime, store.time);
  return (
    <div part="progress">
      <span part="position" aria-hidden="true">
        {timeText(position)}
      </span>
      {children}
      <Seek part="seek" store={store} texts={texts} />
      <span part="duration" aria-hidden="true">
        {duration > 0 ? timeText(duration) : ''}
      </span>
    </div>
  );
}

/** The slider alone. */
export function Seek({ part, store, texts }: SeekProps & { part: string }) {
  const { position, duration } = useSyncExternalStore(store.subscribeTime, store.time);
  const words = timeText(position);
  return (
    <Slider
      part={part}
      label={texts.position}
      value={position}
      valueText={
        duration > 0 ? fill(texts.positionOf, { position: words, duration: timeText(duration) }) : words
      }
      max={duration}
      step={STEP}
      page={Math.max(STEP, duration / 10)}
      disabled={duration === 0}
      onChange={store.seek}
      onHold={store.scrubStart}
      onMove={store.scrubTo}
      onRelease={store.scrubEnd}
      onCancel={store.scrubCancel}
    />
  );
}

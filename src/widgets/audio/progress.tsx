/** Where the track is, and the slider that moves it; the only part that is drawn again several times a second. */
import { useSyncExternalStore } from 'react';
import { timeText } from '../../domain/media/time-text.ts';
import type { audioMessages } from '../../i18n/en/audio.ts';
import { Slider } from '../../ui/slider.tsx';
import type { AlbumStore } from './album-store.ts';

/** Of an arrow key, s. */
const STEP = 5;

interface ProgressProps {
  store: AlbumStore;
  texts: typeof audioMessages;
}

export function Progress({ store, texts }: ProgressProps) {
  const { position, duration } = useSyncExternalStore(store.subscribeTime, store.time);
  const words = { position: timeText(position), duration: timeText(duration) };
  const known = duration > 0 ? words.duration : '';
  return (
    <div part="progress">
      <span part="position" aria-hidden="true">
        {words.position}
      </span>
      <Slider
        part="seek"
        label={texts.position}
        value={position}
        valueText={
          known
            ? texts.positionOf.replace('{position}', words.position).replace('{duration}', known)
            : words.position
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
      <span part="duration" aria-hidden="true">
        {known}
      </span>
    </div>
  );
}

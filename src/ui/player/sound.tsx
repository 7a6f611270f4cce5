/** Speed and volume; narrow players leave the volume to the device. */

import { useSyncExternalStore } from 'react';
import { RATES } from '../../domain/audio/sound.ts';
import { fill } from '../../domain/text/fill.ts';
import type { AlbumStore } from '../../services/media/album-store.ts';
import { Slider } from '../slider.tsx';
import { Icon, SHAPES } from './icon.tsx';
import type { SeekProps } from './progress.tsx';

export function SoundControls({ store, texts }: SeekProps) {
  const { volume, isMuted, rate } = useSyncExternalStore(store.subscribe, store.album);
  const isSilent = isMuted || volume === 0;
  const nextRate = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
  return (
    <>
      <button
        type="button"
        part="speed"
        aria-label={fill(texts.speed, { rate: String(rate) })}
        onClick={() => store.setRate(nextRate)}
      >
        {`${rate}×`}
      </button>
      <button
        type="button"
        part="mute"
        aria-label={texts.mute}
        aria-pressed={isSilent}
        onClick={() => toggleSound(store)}
      >
        <Icon d={isSilent ? SHAPES.silent : SHAPES.loud} />
      </button>
      <Slider
        part="volume"
        label={texts.volume}
        value={isMuted ? 0 : volume}
        valueText={`${Math.round((isMuted ? 0 : volume) * 100)} %`}
        max={1}
        step={0.05}
        page={0.2}
        onChange={store.setVolume}
      />
    </>
  );
}

/** A slider that stands at nothing would leave it silent. */
export function toggleSound(store: AlbumStore): void {
  const { volume, isMuted } = store.album();
  if (volume === 0) store.setVolume(1);
  else store.setMuted(!isMuted);
}

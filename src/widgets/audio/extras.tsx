/** Volume and speed; narrow players leave the volume to the device. */
import { useSyncExternalStore } from 'react';
import type { audioMessages } from '../../i18n/en/audio.ts';
import { Slider } from '../../ui/slider.tsx';
import type { AlbumStore } from './album-store.ts';
import { Icon } from './icon.tsx';

/** In the order a button goes through. */
const RATES = [1, 1.25, 1.5, 2, 0.75];

interface ExtrasProps {
  store: AlbumStore;
  texts: typeof audioMessages;
}

export function Extras({ store, texts }: ExtrasProps) {
  const { volume, isMuted, rate } = useSyncExternalStore(store.subscribe, store.album);
  const isSilent = isMuted || volume === 0;
  const nextRate = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
  return (
    <div part="extras">
      <button
        type="button"
        part="speed"
        aria-label={texts.speed.replace('{rate}', String(rate))}
        onClick={() => store.setRate(nextRate)}
      >
        {`${rate}×`}
      </button>
      <button
        type="button"
        part="mute"
        aria-label={texts.mute}
        aria-pressed={isSilent}
        onClick={() => (isSilent && volume === 0 ? store.setVolume(1) : store.setMuted(!isMuted))}
      >
        <Icon name={isSilent ? 'silent' : 'loud'} />
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
    </div>
  );
}

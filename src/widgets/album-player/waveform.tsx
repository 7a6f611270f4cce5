/** The loudness of the active track behind its slider, as one path (behaviour/audio#waveforms). */
import { useMemo, useSyncExternalStore } from 'react';
import { MOST_BARS, waveformPath } from '../../domain/audio/waveform.ts';
import type { AlbumStore } from '../../services/media/album-store.ts';

interface WaveformProps {
  /** Of the gradient that tells what has been played. */
  id: string;
  peaks: readonly number[];
  store: AlbumStore;
}

export function Waveform({ id, peaks, store }: WaveformProps) {
  const { position, duration } = useSyncExternalStore(store.subscribeTime, store.time);
  const path = useMemo(() => waveformPath(peaks), [peaks]);
  const at = duration > 0 ? position / duration : 0;
  return (
    <svg
      part="waveform"
      viewBox={`0 0 ${Math.min(MOST_BARS, peaks.length)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={Math.min(MOST_BARS, peaks.length)}>
        <stop className="played" offset={at} />
        <stop className="to-come" offset={at} />
      </linearGradient>
      <path d={path} stroke={`url(#${id})`} />
    </svg>
  );
}

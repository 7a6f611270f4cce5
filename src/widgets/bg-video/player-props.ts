/** What the parts of a background video have to say to each other. */
import type { BackgroundStore, Playback } from './background-store.ts';
import type { FoundBackground } from './find-background.ts';

export interface BackgroundPlayerProps<V extends FoundBackground['video'] = FoundBackground['video']> {
  video: V;
  playback: Playback;
  store: BackgroundStore;
  label: string;
}

/** Loads what is played next on a second audio element that never sounds, so that the player finds it in the cache. */
import { onePerPage } from '../page/shared.ts';

const standby = onePerPage('standby.1', () => {
  const audio = new Audio();
  audio.preload = 'auto';
  audio.muted = true;
  return { audio };
});

/** @param url undefined: nothing any more @param connection of the browser, where it tells of one */
export function preloadNext(
  url: string | undefined,
  connection = (navigator as { connection?: { saveData?: boolean } }).connection,
): void {
  const { audio } = standby();
  if (url !== undefined && !connection?.saveData) audio.src = url;
  else if (audio.hasAttribute('src')) {
    audio.removeAttribute('src');
    audio.load();
  }
}

/** Has the file that is played next loaded while the active track still sounds, and dropped when it is not wanted. */

/** It is loaded while this much is left of the active track, s. */
const PRELOAD_BEFORE_END = 20;

export interface NextFileOptions {
  /** Undefined: nothing any more. */
  preload: ((url: string | undefined) => void) | undefined;
  /** Of the active track, s; infinite where nobody knows, or it begins again. */
  left: () => number;
  /** Its address; undefined: nothing follows. */
  next: () => string | undefined;
}

export function createNextFile({ preload, left, next }: NextFileOptions) {
  /** It has been asked what follows the active track. */
  let isKnown = false;
  let isLoaded = false;

  function load(url: string | undefined): void {
    if (url !== undefined || isLoaded) preload?.(url);
    isLoaded = url !== undefined;
  }

  return {
    /** Another play begins: something else may follow it. */
    begin(): void {
      isKnown = false;
    },
    /** What was loaded for the active track has been taken. */
    sounds(): void {
      if (!isKnown) load(undefined);
    },
    goesOn(): void {
      if (isKnown || left() > PRELOAD_BEFORE_END) return;
      isKnown = true;
      load(next());
    },
    drop: () => load(undefined),
  };
}

/** What is counted of a track that plays: that it began, its quarters and its end, each once a play (behaviour/audio#counting). */

/** One play of a track: from its first sound until it ends or another track is active. */
export interface Listening {
  isBegun: boolean;
  /** Quarters that have been counted, 0 to 3. */
  quarters: number;
}

export const NOT_HEARD: Listening = { isBegun: false, quarters: 0 };

export interface Heard {
  listening: Listening;
  counted: { action: 'play' | 'progress' | 'ended'; percent?: number } | undefined;
}

/**
 * @param event `sound`: it sounds, for the first time or again; `time`: it has come to a position
 * @param duration s; 0 when it is not known
 */
export function nextListening(
  listening: Listening,
  event: 'sound' | 'time' | 'ended',
  position: number,
  duration: number,
): Heard {
  const { isBegun, quarters } = listening;
  if (event === 'ended') return { listening: NOT_HEARD, counted: isBegun ? { action: 'ended' } : undefined };
  if (event === 'sound') {
    if (isBegun) return { listening, counted: undefined };
    // Quarters that were passed before it began are not heard.
    return {
      listening: { isBegun: true, quarters: quarterOf(position, duration) },
      counted: { action: 'play' },
    };
  }
  const reached = quarterOf(position, duration);
  if (!isBegun || reached <= quarters) return { listening, counted: undefined };
  return {
    listening: { isBegun, quarters: reached },
    counted: { action: 'progress', percent: reached * 25 },
  };
}

function quarterOf(position: number, duration: number): number {
  return duration > 0 ? Math.min(3, Math.floor((4 * position) / duration)) : 0;
}

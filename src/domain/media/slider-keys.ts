/** Which key moves a player's slider where (WAI-ARIA's slider pattern; arrows follow the reading direction). */

export interface SliderSteps {
  max: number;
  /** Of an arrow key, in the slider's own unit. */
  step: number;
  /** Of Page Up and Page Down. */
  page: number;
}

/** @returns the new value; undefined when the key does not move a slider */
export function valueAfterKey(
  key: string,
  value: number,
  { max, step, page }: SliderSteps,
  isRtl: boolean,
): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  // biome-ignore format: a table
  const moves: Record<string, number> = {
    [forward]: value + step, [backward]: value - step, ArrowUp: value + step, ArrowDown: value - step,
    PageUp: value + page, PageDown: value - page, Home: 0, End: max,
  };
  const moved = moves[key];
  return moved === undefined ? undefined : Math.min(max, Math.max(0, moved));
}

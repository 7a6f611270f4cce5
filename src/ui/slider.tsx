/** A slider of a player: the browser's own range input, so that every assistive technology can move it. */
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type SliderSteps, valueAfterKey } from '../domain/media/slider-keys.ts';

export interface SliderProps extends SliderSteps {
  part: string;
  label: string;
  value: number;
  /** The value in words. */
  valueText: string;
  disabled?: boolean;
  /** Moved by a key, or by assistive technology. */
  onChange: (value: number) => void;
  /** While it is held by a pointer the value is only shown; without these each move counts at once. */
  onHold?: () => void;
  onMove?: (value: number) => void;
  onRelease?: () => void;
  onCancel?: () => void;
}

export function Slider(props: SliderProps) {
  const { part, label, value, valueText, max, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const isHeld = useRef(false);
  const last = Math.max(max, value);

  useLayoutEffect(() => {
    const range = input.current;
    if (!range) return;
    range.max = String(last);
    range.value = String(value);
    // An end of 0 is an end that is not known yet.
    range.style.setProperty('--_at', `${last > 0 ? (value / last) * 100 : 0}%`);
  }, [value, last]);

  const move = () => {
    const moved = Number(input.current?.value);
    if (isHeld.current && props.onMove) props.onMove(moved);
    else props.onChange(moved);
  };
  const whenKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const moved = valueAfterKey(event.key, value, props, isRtl);
    if (moved === undefined) return;
    event.preventDefault();
    props.onChange(moved);
  };
  const hold = (event: PointerEvent<HTMLInputElement>) => {
    if (event.button !== 0) return;
    isHeld.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    props.onHold?.();
  };
  const letGo = (done?: () => void) => () => {
    if (!isHeld.current) return;
    isHeld.current = false;
    done?.();
  };

  return (
    <input
      ref={input}
      part={part}
      type="range"
      autoComplete="off"
      min="0"
      step="any"
      aria-label={label}
      aria-valuetext={valueText}
      disabled={disabled}
      onInput={move}
      onKeyDown={whenKey}
      onPointerDown={hold}
      onPointerUp={letGo(props.onRelease)}
      onPointerCancel={letGo(props.onCancel)}
    />
  );
}

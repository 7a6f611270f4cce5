/** How many of a line: a number that can be typed, with one fewer and one more beside it. */
import { useLayoutEffect, useRef } from 'react';
import type { CartRow } from '../../domain/commerce/cart-rows.ts';
import { QUANTITY } from '../../domain/commerce/quantity.ts';
import { fill } from '../../domain/text/fill.ts';
import type { CartSession } from './cart-session.ts';
import type { CartWords } from './words.ts';

export interface QuantityFieldProps {
  row: CartRow;
  session: CartSession;
  words: CartWords;
  /** Ids of what is said about it. */
  describedBy: string | undefined;
}

export function QuantityField({ row, session, words, describedBy }: QuantityFieldProps) {
  const { key, line, problem } = row;
  const input = useRef<HTMLInputElement>(null);
  /** As it was typed and not entered yet, or not saved: it is the visitor's, and stays. */
  const isTyped = useRef(false);

  useLayoutEffect(() => {
    if (input.current && !isTyped.current) input.current.value = String(line.quantity);
  }, [line.quantity]);

  const enter = async (typed: string) => {
    isTyped.current = true;
    const isSaved = await session.enter(key, typed);
    // More may have been typed since.
    if (isSaved && input.current?.value === typed) isTyped.current = false;
  };
  const step = (by: number) => {
    if (!input.current) return;
    const now = Number.isNaN(input.current.valueAsNumber) ? line.quantity : input.current.valueAsNumber;
    const next = Math.min(Math.max(Math.trunc(now) + by, QUANTITY.least), QUANTITY.most);
    if (next === now) return;
    input.current.value = String(next);
    void enter(input.current.value);
  };

  const { texts } = words;
  const title = words.title(line);
  const isLeast = line.quantity <= QUANTITY.least;
  const isMost = line.quantity >= Math.min(line.available ?? QUANTITY.most, QUANTITY.most);
  return (
    <div part="quantity">
      <button
        type="button"
        part="fewer"
        aria-label={fill(texts.fewer, { title })}
        aria-disabled={(isLeast && !isTyped.current) || undefined}
        onClick={() => step(-QUANTITY.step)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        ref={input}
        part="number"
        type="number"
        autoComplete="off"
        inputMode="numeric"
        min={0}
        max={QUANTITY.most}
        step={QUANTITY.step}
        defaultValue={line.quantity}
        data-first
        aria-label={fill(texts.quantity, { title })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy}
        onInput={() => {
          isTyped.current = true;
        }}
        onBlur={(event) => {
          if (isTyped.current) void enter(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void enter(event.currentTarget.value);
        }}
      />
      <button
        type="button"
        part="more"
        aria-label={fill(texts.more, { title })}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && step(QUANTITY.step)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}

/** A line of the cart: what it is, what it costs, how many, what the visitor must know of it; or that it was taken out. */
import { useLayoutEffect, useRef } from 'react';
import { lineNotes } from '../../domain/commerce/cart-line.ts';
import type { CartRow } from '../../domain/commerce/cart-rows.ts';
import { linePrice } from '../../domain/commerce/cart-sums.ts';
import { fill } from '../../domain/text/fill.ts';
import { focusedElement } from '../../ui/dialog/focus.ts';
import { Picture } from '../../ui/picture.tsx';
import type { CartSession } from './cart-session.ts';
import { QuantityField } from './quantity-field.tsx';
import type { CartWords } from './words.ts';

export interface LineProps {
  row: CartRow;
  session: CartSession;
  words: CartWords;
  id: (name: string) => string;
  /** What had the focus in this row is gone. */
  takesFocus: boolean;
}

export function Line(props: LineProps) {
  const { row, session, takesFocus } = props;
  const box = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const focused = focusedElement();
    // Who went on to something else keeps it.
    if (!focused || box.current?.contains(focused))
      box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    session.focused();
  }, [takesFocus, session]);
  return (
    <li
      ref={box}
      part={row.isRemoved ? 'line removed' : 'line'}
      data-key={row.key}
      aria-busy={row.isBusy || undefined}
    >
      {row.isRemoved ? <Removed {...props} /> : <Kept {...props} />}
    </li>
  );
}

function Kept({ row, session, words, id }: LineProps) {
  const { key, line } = row;
  const { texts } = words;
  const title = words.title(line);
  const problem = words.problem(row.problem);
  const notes = lineNotes(line).map((note) => ({ kind: note.kind, text: words.note(note) }));
  const noteId = id(`note-${key}`);
  const isSaid = notes.length > 0 || problem !== '';
  const total = linePrice(line);
  return (
    <>
      <Picture part="image" src={line.image} loading="lazy">
        <span part="image" />
      </Picture>
      <div part="about">
        {line.url ? (
          <a part="title" href={line.url}>
            <bdi>{title}</bdi>
          </a>
        ) : (
          <span part="title">
            <bdi>{title}</bdi>
          </span>
        )}
        {line.options.length > 0 && (
          <span part="options">
            {line.options.map(({ name, value }) => (name ? `${name}: ${value}` : value)).join(', ')}
          </span>
        )}
        {line.price && line.quantity > 1 && (
          <span part="unit">{fill(texts.each, { price: words.amount(line.price) })}</span>
        )}
      </div>
      {total && <span part="price">{words.amount(total)}</span>}
      {line.isGone ? (
        <span part="quantity">×{words.count(line.quantity)}</span>
      ) : (
        <QuantityField row={row} session={session} words={words} describedBy={isSaid ? noteId : undefined} />
      )}
      <button
        type="button"
        part="remove"
        aria-label={fill(texts.removeOne, { title })}
        data-first={line.isGone || undefined}
        onClick={() => session.remove(key)}
      >
        {texts.remove}
      </button>
      <div part="notes" id={noteId}>
        {notes.map(({ kind, text }) => (
          <p part={kind === 'price' ? 'note' : 'note hindrance'} key={kind}>
            {text}
          </p>
        ))}
        <div role="alert">{problem && <p part="error">{problem}</p>}</div>
      </div>
    </>
  );
}

function Removed({ row, session, words, id }: LineProps) {
  const { key, line } = row;
  const { texts } = words;
  return (
    <>
      <span id={id(`removed-${key}`)}>{fill(texts.removed, { title: words.title(line) })}</span>
      <button
        type="button"
        part="undo"
        data-first
        aria-describedby={id(`removed-${key}`)}
        onClick={() => session.putBack(key)}
      >
        {texts.undo}
      </button>
      <div part="notes" role="alert">
        {row.problem && <p part="error">{words.problem(row.problem)}</p>}
      </div>
    </>
  );
}

/** The rows of a shown cart: its lines, and in their places those that were taken out and can be put back (behaviour/commerce#taking-out). */
import { type CartLine, isHindrance } from './cart-line.ts';

/** Why a change did not come about. */
export type Problem =
  | { kind: 'no-quantity' | 'not-saved' | 'offline' }
  /** No more than these can be had. */
  | { kind: 'only'; available: number }
  /** In the shop's own words. */
  | { kind: 'said'; words: string };

export interface CartRow {
  /** Stays the same while the row does, also where the line has come back under another id. */
  key: string;
  line: CartLine;
  /** Taken out: what is left of it says so, and takes it back. */
  isRemoved: boolean;
  /** A call about it is under way. */
  isBusy: boolean;
  /** Of its last change; undefined: it is saved. */
  problem: Problem | undefined;
}

export const rowOf = (line: CartLine): CartRow => ({
  key: line.id,
  line,
  isRemoved: false,
  isBusy: false,
  problem: undefined,
});

/**
 * The rows once the cart has been read: each keeps its place.
 * @param returning key of a row that was put back: it gets the line that nobody knows yet
 */
export function rowsWith(rows: readonly CartRow[], lines: readonly CartLine[], returning = ''): CartRow[] {
  const left = new Map(lines.map((line) => [line.id, line]));
  const known = new Set(rows.map(({ line }) => line.id));
  const fresh = lines.find(({ id }) => !known.has(id));
  const next: CartRow[] = [];
  for (const row of rows) {
    // Of what stood in two lines nothing comes back on its own: it is in the other one then.
    const line = left.get(row.line.id) ?? (row.key === returning ? fresh : undefined);
    if (line) {
      left.delete(line.id);
      next.push({ ...row, line, isRemoved: false });
    } else if (row.isRemoved && row.key !== returning) next.push(row);
  }
  return [...next, ...[...left.values()].map(rowOf)];
}

/** Whether the rows say what is in the cart, as far as a visitor counts. */
export function isSameCart(rows: readonly CartRow[], lines: readonly CartLine[]): boolean {
  const said = (line: CartLine) => `${line.id} ${line.quantity}`;
  const shown = rows.filter(({ isRemoved }) => !isRemoved).map(({ line }) => said(line));
  const are = lines.map(said);
  return shown.length === are.length && are.every((text) => shown.includes(text));
}

/** The row with other words of it; the others stay as they are. */
export function alterRow(rows: readonly CartRow[], key: string, change: Partial<CartRow>): CartRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

/** The first row that keeps a cart from being ordered: what is not saved, and what cannot be had. */
export function hindranceOf(rows: readonly CartRow[]): CartRow | undefined {
  return rows.find(({ isRemoved, problem, line }) => !isRemoved && (problem || isHindrance(line)));
}

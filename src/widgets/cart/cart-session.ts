/** The cart while it is shown: reads it, follows it, and carries out what the visitor wants changed (behaviour/commerce#cart). */
import type { Cart } from '../../domain/api/commerce.ts';
import { type CartLine, readCartLines } from '../../domain/commerce/cart-line.ts';
import {
  alterRow,
  type CartRow,
  isSameCart,
  type Problem,
  rowsWith,
} from '../../domain/commerce/cart-rows.ts';
import { cartSums } from '../../domain/commerce/cart-sums.ts';
import type { Money } from '../../domain/commerce/product.ts';
import { availableOf } from '../../domain/commerce/quantity.ts';
import { typedQuantity } from '../../domain/commerce/typed-quantity.ts';
import { readFailure } from '../../domain/forms/answer.ts';
import { HttpError } from '../../services/http/http.ts';
import { randomId } from '../../services/page/random-id.ts';
import type { CartStore } from '../../services/shop/cart-store.ts';
import type { CommerceApi } from '../../services/shop/commerce-api.ts';

/** What is read out. */
export type News =
  | { kind: 'changed' | 'removed' | 'returned'; line: CartLine }
  | { kind: 'elsewhere' }
  | undefined;

export interface CartState {
  status: 'loading' | 'ready' | 'failed';
  rows: readonly CartRow[];
  sums: readonly Money[];
  news: News;
  /** Row that the focus goes to, since what had it is gone. */
  focus: string;
}

export interface CartSessionOptions {
  api: CommerceApi;
  store: CartStore;
  /** Told of each change that the visitor made. */
  onChange: (cart: Cart) => void;
  onFailure: (action: 'read' | 'change', status: number) => void;
}

export class CartSession {
  state: CartState = { status: 'loading', rows: [], sums: [], news: undefined, focus: '' };
  private readonly options: CartSessionOptions;
  private readonly listeners = new Set<() => void>();
  /** By row: how many are wanted and not saved yet. */
  private readonly wanted = new Map<string, number>();
  private readonly saving = new Map<string, Promise<boolean>>();
  /** By row that is put back: an answer that was lost adds nothing twice. */
  private readonly requests = new Map<string, string>();
  private ownCalls = 0;
  private isReading = false;
  /** What is shown was read since it is shown: what differs from it is news. */
  private isFresh = false;

  constructor(options: CartSessionOptions) {
    this.options = options;
  }

  /** Follows the cart for as long as it is shown. @returns stops it */
  start(): () => void {
    const stop = this.options.store.subscribe(() => this.follow());
    const known = this.options.store.cart();
    // What is known is seen at once; while nobody listened it may have become another.
    if (known) this.take(known);
    void this.read();
    return stop;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): CartState => this.state;

  async read(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    if (this.state.status === 'failed') this.set({ status: 'loading' });
    try {
      const cart = await this.options.store.read(this.options.api);
      this.isFresh = true;
      if (this.state.status !== 'ready') this.take(cart);
    } catch (error) {
      // What is shown stays: it is older, and not wrong yet.
      if (this.state.status !== 'ready') this.set({ status: 'failed' });
      this.options.onFailure('read', statusOf(error));
    } finally {
      this.isReading = false;
    }
  }

  /** @param typed as it stands in the field @returns whether the row says now what the visitor wants */
  async enter(key: string, typed: string): Promise<boolean> {
    const row = this.row(key);
    const meant = typedQuantity(typed);
    if (!row || row.isRemoved) return false;
    if (meant.kind === 'remove') return this.remove(key);
    if (meant.kind === 'none') {
      this.alter(key, { problem: { kind: 'no-quantity' } });
      return false;
    }
    this.wanted.set(key, meant.quantity);
    return this.save(key);
  }

  /** What was typed and is not saved is tried once more. @returns whether all of it is saved */
  async settle(): Promise<boolean> {
    const saved = await Promise.all([...this.wanted.keys()].map((key) => this.save(key)));
    return saved.every(Boolean);
  }

  /** One call at a time for a row; of what is wanted meanwhile the last counts. */
  private save(key: string): Promise<boolean> {
    const saving = this.saving.get(key) ?? this.saveAll(key).finally(() => this.saving.delete(key));
    this.saving.set(key, saving);
    return saving;
  }

  private async saveAll(key: string): Promise<boolean> {
    for (let next = this.wanted.get(key); next !== undefined; next = this.wanted.get(key)) {
      const quantity = next;
      const line = this.row(key)?.line;
      if (!line) return true;
      const isSaved =
        line.quantity === quantity ||
        (await this.attempt(key, () => this.options.api.changeEntry(line.id, quantity)));
      // What was wanted last stays wanted until it is saved.
      if (this.wanted.get(key) !== quantity) continue;
      if (!isSaved) return false;
      this.wanted.delete(key);
      this.alter(key, { problem: undefined });
      if (line.quantity !== quantity) this.tell('changed', key);
    }
    return true;
  }

  async remove(key: string): Promise<boolean> {
    const row = this.row(key);
    if (!row || row.isBusy || row.isRemoved) return false;
    this.wanted.delete(key);
    const isGone = await this.attempt(key, () => this.options.api.removeEntry(row.line.id), {
      isRemoved: true,
    });
    if (isGone) this.tell('removed', key);
    return isGone;
  }

  async putBack(key: string): Promise<boolean> {
    const row = this.row(key);
    if (!row?.isRemoved || row.isBusy) return false;
    const requestId = this.requests.get(key) ?? randomId();
    this.requests.set(key, requestId);
    const entry = { ...row.line.entry, quantity: row.line.quantity, requestId };
    const isBack = await this.attempt(key, () => this.options.api.addEntry(entry), { isRemoved: false }, key);
    if (isBack) {
      this.requests.delete(key);
      this.tell('returned', key);
    }
    return isBack;
  }

  /** Once the focus is where it belongs. */
  focused(): void {
    if (this.state.focus !== '') this.set({ focus: '' });
  }

  private async attempt(
    key: string,
    call: () => Promise<Cart>,
    change: Partial<CartRow> = {},
    returning = '',
  ): Promise<boolean> {
    this.alter(key, { isBusy: true });
    this.ownCalls += 1;
    try {
      const cart = await this.options.store.change(call);
      this.alter(key, { ...change, problem: undefined });
      this.take(cart, returning);
      this.options.onChange(cart);
      return true;
    } catch (error) {
      this.fail(key, error);
      return false;
    } finally {
      this.ownCalls -= 1;
      this.alter(key, { isBusy: false });
    }
  }

  private fail(key: string, error: unknown): void {
    const status = statusOf(error);
    if (!(error instanceof HttpError)) console.error(error);
    // Gone from the cart: somebody else has taken it out, or bought it.
    if (status === 404 && !this.row(key)?.isRemoved) void this.read();
    this.alter(key, { problem: problemOf(error) });
    this.options.onFailure('change', status);
  }

  /** Somebody has changed the cart; what we have changed ourselves is taken where it was asked for. */
  private follow(): void {
    const cart = this.options.store.cart();
    if (!cart) void this.read();
    else if (this.ownCalls === 0) {
      const isNews = this.isFresh && !isSameCart(this.state.rows, readCartLines(cart));
      this.take(cart);
      if (isNews) this.set({ news: { kind: 'elsewhere' } });
    }
  }

  private take(cart: Cart, returning = ''): void {
    const rows = rowsWith(this.state.rows, readCartLines(cart), returning);
    const lines = rows.filter(({ isRemoved }) => !isRemoved).map(({ line }) => line);
    this.set({ status: 'ready', rows, sums: cartSums(lines.filter(({ isGone }) => !isGone)) });
  }

  private tell(kind: 'changed' | 'removed' | 'returned', key: string): void {
    const row = this.row(key);
    if (row) this.set({ news: { kind, line: row.line }, focus: kind === 'changed' ? '' : key });
  }

  private row(key: string): CartRow | undefined {
    return this.state.rows.find((row) => row.key === key);
  }

  private alter(key: string, change: Partial<CartRow>): void {
    this.set({ rows: alterRow(this.state.rows, key, change) });
  }

  private set(change: Partial<CartState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}

export const statusOf = (error: unknown): number => (error instanceof HttpError ? error.status : 0);

function problemOf(error: unknown): Problem {
  if (!(error instanceof HttpError)) return { kind: 'not-saved' };
  const { status, body } = error;
  if (status === 0) return { kind: 'offline' };
  const available = status === 409 ? availableOf(body) : undefined;
  if (available !== undefined) return { kind: 'only', available };
  const { code, message } = readFailure(body);
  return message && (status === 409 || (status < 500 && code !== ''))
    ? { kind: 'said', words: message }
    : { kind: 'not-saved' };
}

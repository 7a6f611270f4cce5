/** Models in order, each once (behaviour/api#models). */
import { Emitter } from './emitter.ts';
import { ApiError, type Failure } from './error.ts';
import { Model, type ModelKind, toFailure } from './model.ts';
import { parseFailure } from './sync.ts';

export const ALREADY_IN_LIST = 'Model is already in the list.';
export const NOT_IN_LIST = 'Model is not in the list.';

export interface ListEvents<T extends object> {
  add: { model: Model<T>; index: number };
  remove: { model: Model<T>; index: number };
  reset: { models: readonly Model<T>[] };
  load: { answer: unknown };
  error: (Failure & { during: 'load' | 'parse' }) | { during: 'add' | 'remove'; msg: string };
}

export class ModelList<T extends object = Record<string, unknown>> extends Emitter<ListEvents<T>> {
  readonly #kind: ModelKind;
  #models: Model<T>[] = [];
  readonly #watches = new Map<Model<T>, () => void>();
  #loading: AbortController | undefined;

  constructor(kind: ModelKind) {
    super();
    this.#kind = kind;
  }

  get length(): number {
    return this.#models.length;
  }

  [Symbol.iterator](): Iterator<Model<T>> {
    return this.toArray()[Symbol.iterator]();
  }

  toArray(): Model<T>[] {
    return [...this.#models];
  }

  at(index: number): Model<T> | undefined {
    return this.#models.at(index);
  }

  byId(id: string): Model<T> | undefined {
    return this.#models.find((model) => model.id === id);
  }

  /** @throws {Error} for one that is in it, or one with its id */
  add(given: Model<T> | Partial<T>, index = this.length): Model<T> {
    const model = given instanceof Model ? given : this.#modelOf(given);
    if (this.#has(model)) this.#refuse('add', ALREADY_IN_LIST);
    this.#models.splice(index, 0, model);
    this.#watch(model);
    this.emit('add', { model, index: this.#models.indexOf(model) });
    return model;
  }

  /** From the list alone; `model.delete()` deletes it on the server. @throws {Error} for one that is not in it */
  remove(given: Model<T> | string): Model<T> {
    const model = typeof given === 'string' ? this.byId(given) : given;
    const index = model ? this.#models.indexOf(model) : -1;
    if (!model || index < 0) return this.#refuse('remove', NOT_IN_LIST);
    this.#models.splice(index, 1);
    this.#forget(model);
    this.emit('remove', { model, index });
    return model;
  }

  /** Holds these from now on; of two with one id the first. */
  reset(given: readonly (Model<T> | Partial<T>)[] = []): void {
    for (const model of this.#models) this.#forget(model);
    this.#models = [];
    for (const one of given) {
      const model = one instanceof Model ? one : this.#modelOf(one);
      if (this.#has(model)) continue;
      this.#models.push(model);
      this.#watch(model);
    }
    this.emit('reset', { models: this.toArray() });
  }

  /** Reads all of them from the server; a load that was begun before is given up. @throws {ApiError} */
  async load(): Promise<this> {
    this.#loading?.abort();
    const loading = new AbortController();
    this.#loading = loading;
    try {
      const answer = await this.#kind.sync('read', { signal: loading.signal });
      if (!Array.isArray(answer)) throw parseFailure(answer);
      if (loading.signal.aborted) return this;
      this.reset(answer as Partial<T>[]);
      this.emit('load', { answer });
    } catch (error) {
      if (loading.signal.aborted) return this;
      if (error instanceof ApiError)
        this.emit('error', { ...toFailure(error), during: error.code === 200 ? 'parse' : 'load' });
      throw error;
    }
    return this;
  }

  /** A new one, saved and then added. @throws {ApiError} */
  async create(values: Partial<T>): Promise<Model<T>> {
    return this.add(await this.#modelOf(values).save());
  }

  #modelOf(values: Partial<T>): Model<T> {
    return new Model<T>(this.#kind, values);
  }

  #has(model: Model<T>): boolean {
    return this.#models.includes(model) || (model.id !== undefined && this.byId(model.id) !== undefined);
  }

  /** What is deleted on the server is in no list. */
  #watch(model: Model<T>): void {
    this.#watches.set(
      model,
      model.on('delete', () => this.remove(model)),
    );
  }

  #forget(model: Model<T>): void {
    this.#watches.get(model)?.();
    this.#watches.delete(model);
  }

  #refuse(during: 'add' | 'remove', msg: string): never {
    this.emit('error', { during, msg });
    throw new Error(msg);
  }
}

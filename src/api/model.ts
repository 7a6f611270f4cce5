/** A thing on the server with the changes that wait to be saved (behaviour/api#models). */
import { sameJson } from '../domain/same-json.ts';
import { type Mistake, object, type Rule, read } from '../domain/schema.ts';
import { Emitter } from './emitter.ts';
import { ApiError, type Failure } from './error.ts';
import { parseFailure, type Sync } from './sync.ts';

export interface ModelFailure extends Failure {
  /** What was tried. */
  during: 'load' | 'save' | 'delete' | 'parse';
}

export interface ModelEvents<T> {
  change: { changed: Partial<T> };
  load: { answer: unknown };
  save: { answer: unknown };
  delete: { answer: unknown };
  error: ModelFailure | { during: 'set'; mistakes: readonly Mistake[] };
}

export interface ModelKind {
  sync: Sync;
  /** What the values must be; those that it does not name are taken as they are. */
  schema?: Rule<never> | Rule | undefined;
  /** Name of the value that the server knows it by. */
  idName?: string | undefined;
}

export class Model<T extends object = Record<string, unknown>> extends Emitter<ModelEvents<T>> {
  readonly #kind: ModelKind;
  /** As the server has it; like what waits, never handed out: what a caller changes in place has to differ from it. */
  #saved: Partial<T>;
  #pending: Partial<T> = {};
  #turn: Promise<unknown> = Promise.resolve();
  #isSaving = false;

  /** @param values with an id those that the server has, without one the first changes */
  constructor(kind: ModelKind, values: Partial<T> = {}) {
    super();
    this.#kind = kind;
    this.#saved = {};
    if (idOf(values, kind) === undefined) this.set(values);
    else this.#saved = structuredClone(values);
  }

  get id(): string | undefined {
    return idOf(this.#values, this.#kind);
  }

  get isNew(): boolean {
    return this.id === undefined;
  }

  get isModified(): boolean {
    return Object.keys(this.#pending).length > 0;
  }

  /** What a save would change. */
  get changes(): Partial<T> {
    return structuredClone(this.#pending);
  }

  get values(): Partial<T> {
    return structuredClone(this.#values);
  }

  get #values(): Partial<T> {
    return { ...this.#saved, ...this.#pending };
  }

  toJSON(): Partial<T> {
    return this.values;
  }

  get<K extends keyof T>(name: K): T[K] | undefined {
    return structuredClone(this.#values[name]);
  }

  /**
   * Takes what the schema allows; the rest is refused and told by an `error` event.
   * @returns what was refused
   */
  set(given: Partial<T>): readonly Mistake[] {
    const { values, mistakes } = checked(given, this.#kind.schema);
    const changed: Partial<T> = {};
    for (const name of Object.keys(values) as (keyof T)[]) {
      if (sameJson(this.#values[name], values[name])) continue;
      changed[name] = values[name];
      // While a save is on its way nobody knows what the server has.
      if (!this.#isSaving && sameJson(this.#saved[name], values[name])) delete this.#pending[name];
      else this.#pending[name] = structuredClone(values[name]);
    }
    if (mistakes.length > 0) this.emit('error', { during: 'set', mistakes });
    if (Object.keys(changed).length > 0) this.emit('change', { changed });
    return mistakes;
  }

  /** Back to what the server has. */
  undo(): void {
    const changed = Object.fromEntries(
      (Object.keys(this.#pending) as (keyof T)[]).map((name) => [name, structuredClone(this.#saved[name])]),
    ) as Partial<T>;
    this.#pending = {};
    if (Object.keys(changed).length > 0) this.emit('change', { changed });
  }

  /** Reads it from the server; what waits to be saved stays. @throws {ApiError} */
  load(): Promise<this> {
    return this.#run('load', async () => {
      const answer = this.#parsed(await this.#kind.sync('read', { id: this.id }));
      this.#saved = structuredClone(answer);
      this.emit('load', { answer });
    });
  }

  /** Creates it where it is new, else updates it. What was changed meanwhile still waits. @throws {ApiError} */
  save(): Promise<this> {
    return this.#run('save', async () => {
      const sent = this.#pending;
      const action = this.isNew ? 'create' : 'update';
      const request = { id: this.id, body: this.#values };
      // From here on changes are newer than what is sent.
      this.#pending = { ...sent };
      this.#isSaving = true;
      try {
        const raw = await this.#kind.sync(action, request);
        const answer = raw === undefined ? {} : this.#parsed(raw);
        this.#saved = { ...this.#saved, ...sent, ...structuredClone(answer) };
        for (const name of Object.keys(this.#pending) as (keyof T)[])
          if (Object.is(this.#pending[name], sent[name])) delete this.#pending[name];
        this.emit('save', { answer });
      } finally {
        this.#isSaving = false;
      }
    });
  }

  /** Deletes it on the server too; one that is new is only said to be gone. @throws {ApiError} */
  delete(): Promise<this> {
    return this.#run('delete', async () => {
      const answer = this.isNew ? undefined : await this.#kind.sync('delete', { id: this.id });
      this.emit('delete', { answer });
    });
  }

  /** One after the other: a second save of something new must not create it twice. */
  #run(during: 'load' | 'save' | 'delete', work: () => Promise<void>): Promise<this> {
    const run = this.#turn.then(work).then(
      () => this,
      (error: unknown) => {
        if (error instanceof ApiError && !isParseFailure(error))
          this.emit('error', { ...toFailure(error), during });
        throw error;
      },
    );
    this.#turn = run.catch(() => undefined);
    return run;
  }

  #parsed(answer: unknown): Partial<T> {
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer as Partial<T>;
    const error = parseFailure(answer);
    this.emit('error', { ...toFailure(error), during: 'parse' });
    throw error;
  }
}

export function toFailure({ code, msg, body }: ApiError): Failure {
  return { code, msg, body };
}

function isParseFailure({ code }: ApiError): boolean {
  return code === 200;
}

function idOf(values: object, { idName = 'id' }: ModelKind): string | undefined {
  const id = values[idName as never] as unknown;
  return id === undefined || id === null || id === '' ? undefined : String(id);
}

function checked<T extends object>(given: Partial<T>, schema: ModelKind['schema']) {
  const entries = Object.entries(given).map(([name, value]) => {
    const rule = schema?.entries?.[name];
    if (!rule) return { name, value, mistakes: [] };
    const reading = read(object({ [name]: rule }), { [name]: value });
    return { name, value: reading.value[name], mistakes: reading.mistakes };
  });
  const taken = entries.filter(({ mistakes }) => mistakes.length === 0);
  return {
    values: Object.fromEntries(taken.map(({ name, value }) => [name, value])) as Partial<T>,
    mistakes: entries.flatMap(({ mistakes }) => mistakes),
  };
}

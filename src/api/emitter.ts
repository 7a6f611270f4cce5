/** Events by name, for what is no element. */

export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<(detail: never) => void>>();

  /** @returns stops listening */
  on<Type extends keyof Events>(type: Type, listener: (detail: Events[Type]) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  protected emit<Type extends keyof Events>(type: Type, detail: Events[Type]): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(detail as never);
  }
}

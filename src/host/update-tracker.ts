/** Behind `updateComplete`: resolves when what was set is on screen and nothing keeps the element busy. */

export class UpdateTracker {
  #promise: Promise<void> = Promise.resolve();
  #resolve: (() => void) | undefined;
  #isExpected = false;
  #busy = 0;

  get complete(): Promise<void> {
    return this.#promise;
  }

  /** Something was set; the promise handed out from now on waits for it. */
  expect(): void {
    this.#isExpected = true;
    this.#wait();
  }

  /** What was set is on screen. */
  settle(): void {
    this.#isExpected = false;
    this.#tryToResolve();
  }

  /** @returns ends the wait; safe to call twice */
  busy(): () => void {
    this.#busy += 1;
    this.#wait();
    let done = false;
    return () => {
      if (done) return;
      done = true;
      this.#busy -= 1;
      this.#tryToResolve();
    };
  }

  #wait(): void {
    if (this.#resolve) return;
    this.#promise = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  #tryToResolve(): void {
    if (this.#isExpected || this.#busy > 0) return;
    this.#resolve?.();
    this.#resolve = undefined;
  }
}

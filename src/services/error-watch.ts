/** Watches for script errors and fetches the reporter when there is something to report: most pages never need it. */
import type { ErrorReporter } from './error-reporter.ts';
import type { PageLifeEnvironment } from './page-life.ts';

/**
 * @param load makes the reporter, called at the first error
 * @returns stops watching; what is queued is sent
 */
export function watchErrors(load: () => Promise<ErrorReporter>, { window }: PageLifeEnvironment): () => void {
  let reporter: Promise<ErrorReporter | undefined> | undefined;

  function take(event: Event): void {
    // A reporter that cannot be fetched is given up: its own failure would be the next error.
    reporter ??= load().catch(() => undefined);
    reporter.then((loaded) => loaded?.take(event));
  }

  window.addEventListener('error', take);
  window.addEventListener('unhandledrejection', take);
  return () => {
    window.removeEventListener('error', take);
    window.removeEventListener('unhandledrejection', take);
    reporter?.then((loaded) => loaded?.stop());
  };
}

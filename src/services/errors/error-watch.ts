/** Watches for script errors and fetches the reporter when there is something to report: most pages never need it. */

import type { PageLifeEnvironment } from '../page/page-life.ts';
import type { ErrorReporter } from './error-reporter.ts';

/**
 * @param load makes the reporter, called at the first error
 * @param signal ends it; what is queued is sent
 */
export function watchErrors(
  load: () => Promise<ErrorReporter>,
  { window }: Pick<PageLifeEnvironment, 'window'>,
  signal: AbortSignal,
): void {
  let reporter: Promise<ErrorReporter | undefined> | undefined;

  function take(event: Event): void {
    // A reporter that cannot be fetched is given up: its own failure would be the next error.
    reporter ??= load().catch(() => undefined);
    reporter.then((loaded) => loaded?.take(event));
  }

  window.addEventListener('error', take, { signal });
  window.addEventListener('unhandledrejection', take, { signal });
  signal.addEventListener('abort', () => reporter?.then((loaded) => loaded?.stop()));
}

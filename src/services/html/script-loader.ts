/** Loads third-party scripts, each address once a page; a failed one may be tried again. */
import { onePerPage } from '../page/shared.ts';
import { setScript } from './owner-html.ts';

const scriptsOfPage = onePerPage('scripts.1', () => new Map<string, Promise<void>>());

/** @param isModule whether the script is an ES module */
export function loadScript(url: string, { isModule = false }: { isModule?: boolean } = {}): Promise<void> {
  const loading = scriptsOfPage();
  const known = loading.get(url);
  if (known) return known;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    if (isModule) script.type = 'module';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${url} could not be loaded.`));
    };
    // Refused by the page's policy: a rejection as well.
    setScript(script, { src: url });
    document.head.append(script);
  });
  loading.set(url, started);
  started.catch(() => loading.delete(url));
  return started;
}

/** Where a submitting widget finds the builder's API. */
import type { Site } from '../../domain/site/page-context.ts';

const DEFAULT_API_ROOT = '/api/';

/** The tag's own address, else the site's, else the page's own `/api/`. */
export function apiRootOf(config: { apiRoot: string }, site: Site | undefined): string {
  return config.apiRoot || site?.apiRoot || DEFAULT_API_ROOT;
}

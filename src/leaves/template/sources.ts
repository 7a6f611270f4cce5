/** Where a `<sqs-template>` finds its template, partials and data: script children, or addresses. */
import { PARTIAL_TYPE, TEMPLATE_TYPE } from '../../domain/template-script.ts';
import { fetchText } from '../../services/http/fetch-text.ts';

/** What is wrong with the configuration: which part of it, and why. */
export class SourceError extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(reason);
    this.path = path;
  }
}

function children(host: Element, type: string): HTMLScriptElement[] {
  return Array.from(host.children).filter(
    (child): child is HTMLScriptElement => child instanceof HTMLScriptElement && child.type === type,
  );
}

/** The source of the template child; undefined without one. */
export function templateChild(host: Element): string | undefined {
  return children(host, TEMPLATE_TYPE)[0]?.text;
}

/** Partials by name. */
export function partialChildren(host: Element): Record<string, string> {
  const partials: Record<string, string> = Object.create(null);
  for (const script of children(host, PARTIAL_TYPE)) {
    partials[script.getAttribute('name') ?? ''] = script.text;
  }
  return partials;
}

/** The data behind some JSON; `path` says where it stands. @throws {SourceError} when it is not JSON */
function parseData(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError(path, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Fetches a template or data.
 * @param path the setting that holds the address
 * @param options as for `fetchText`
 * @throws {SourceError} when there is no good answer
 */
export async function fetchSource(
  path: 'src' | 'dataSrc',
  url: string,
  options: { signal: AbortSignal; cache: RequestCache },
): Promise<unknown> {
  try {
    const text = await fetchText(url, options);
    return path === 'src' ? text : parseData(text, path);
  } catch (error) {
    throw new SourceError(path, `${url}: ${reasonOf(error)}`);
  }
}

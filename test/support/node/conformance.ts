/** The handed conformance data of the template language, where it is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ConformanceCase {
  id: string;
  template: string;
  json: unknown;
  partials?: Record<string, string>;
  injects?: Record<string, unknown>;
  /** `none`: no locale data. */
  locale?: string;
  now?: number;
  output: string;
}

const folder =
  process.env.SQS_CONFORMANCE ?? fileURLToPath(new URL('../../../../shared/conformance', import.meta.url));

function read(file: string): string {
  return readFileSync(`${folder}/template/${file}`, 'utf8');
}

/** Every case; none where the data is not there. */
export function conformanceCases(): ConformanceCase[] {
  return existsSync(`${folder}/template/cases.json`) ? JSON.parse(read('cases.json')) : [];
}

/** The captured page; null where the data is not there. */
export function capturedPage(): { template: string; json: unknown; partials: Record<string, string> } | null {
  if (!existsSync(`${folder}/template/wright.html`)) return null;
  return {
    template: read('wright.html'),
    json: JSON.parse(read('wright.json')),
    partials: JSON.parse(read('wright-partials.json')),
  };
}

/** A page with `<sqs-site>` and a scripted API behind it. */
import { fixture, html } from '@open-wc/testing';
import type { SqsSiteElement } from '../../../elements/sqs-site.ts';
import { type StubAnswer, type StubRequest, stubApi } from './stub.ts';

/** The page's reports, all taken. */
const REPORTS: Record<string, StubAnswer[]> = Object.fromEntries(
  ['RecordHit', 'button-click', 'button-render', 'form-render', 'overlay']
    .map((name) => `/census/${name}`)
    .concat('/events/RecordEvent', '/events/RecordJavascriptErrors')
    .map((path) => [path, [{ status: 202 }]]),
);

/** @param config the JSON child */
export async function siteWith(config: object = {}, api: Record<string, StubAnswer[]> = {}) {
  const stub = await stubApi({ ...REPORTS, ...api });
  const container = await fixture<HTMLElement>(html`<div></div>`);
  const element = siteElement(stub.root, JSON.stringify(config));
  container.append(element);
  await element.updateComplete;
  return { element, stub, container, arrived: (path: string, least?: number) => arrived(stub, path, least) };
}

export function siteElement(apiRoot: string, json: string): SqsSiteElement {
  const element = document.createElement('sqs-site');
  element.setAttribute('api-root', apiRoot);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = json;
  element.append(script);
  return element;
}

/** Waits for at least one call of a path. @returns all of them so far */
export async function arrived(
  stub: { requests: () => Promise<StubRequest[]> },
  path: string,
  least = 1,
): Promise<StubRequest[]> {
  const end = performance.now() + 5000;
  for (;;) {
    const calls = (await stub.requests()).filter((request) => request.path === path);
    if (calls.length >= least) return calls;
    if (performance.now() > end) throw new Error(`${path} was called ${calls.length} times, not ${least}`);
    await new Promise(requestAnimationFrame);
  }
}

/** Waits for at least so many named events. @returns what those of the name said so far */
export async function eventsOf(
  site: Awaited<ReturnType<typeof siteWith>>,
  name: string,
  least = 1,
): Promise<Record<string, unknown>[]> {
  return (await site.arrived('/events/RecordEvent', least))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    .filter(({ event }) => event === name)
    .map(({ data }) => JSON.parse(data ?? '{}'));
}

/** Forgets what tests leave behind. */
export function clearCookies(): void {
  for (const name of ['ss_performanceCookiesAllowed', 'ss_cvr', 'ss_cvt', 'ss_cid']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of the page is what is tested
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

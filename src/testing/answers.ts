/** An API that is nowhere: what the states of tags ask of it is answered in the page, so that no server is needed. */

/** A name that never resolves (RFC 2606): nothing of a page's own is answered here. */
const ORIGIN = 'https://sqs-kit.invalid';

/** How the API behaves, as the first part of its address says. */
export type Manner = 'willing' | 'empty' | 'refusing' | 'failing' | 'silent';

/** For `api-root` and `action`. */
export const apiRoot = (manner: Manner) => `${ORIGIN}/${manner}/`;

const CART = {
  entries: [
    {
      id: 'a',
      itemId: 'lamp',
      quantity: 2,
      title: 'Lamp',
      price: { value: '40.00', currency: 'EUR' },
      url: '#lamp',
    },
    { id: 'b', itemId: 'mug', quantity: 1, title: 'Mug', price: { value: '9.00', currency: 'EUR' } },
  ],
};

/** By the end of the address; everything else is answered with an empty object. */
const WILLING: readonly [end: string, body: object | string][] = [
  ['/form/FormSubmissionKey', { key: 'key' }],
  ['/commerce/shopping-cart', CART],
  ['/commerce/shopping-cart/entries', CART],
  ['/mug.html', '<!doctype html><title>Mug</title><main><h1>Mug</h1><p>It holds tea.</p></main>'],
  ['/lyrics.lrc', '[00:01]Slow tide\n[00:02]Out again'],
];

/** From then on the page's `fetch` answers for this API, and for nothing else. */
export function answerInPage(): void {
  const send = globalThis.fetch;
  if (ANSWERS in send) return;
  globalThis.fetch = Object.assign(
    (input: RequestInfo | URL, init?: RequestInit) => {
      const { href, origin, pathname } = new URL(input instanceof Request ? input.url : input, BASE);
      if (origin !== ORIGIN) return send(input, init);
      const [, manner] = pathname.split('/');
      return answer(manner as Manner, href, init?.signal);
    },
    { [ANSWERS]: true },
  );
}

/** Marks the `fetch` that answers, whichever copy of this module has set it. */
const ANSWERS = Symbol.for('sqs-kit.testing.answers');
/** On Node there is no document to be relative to. */
const BASE = globalThis.document?.baseURI ?? ORIGIN;

async function answer(manner: Manner, address: string, signal?: AbortSignal | null): Promise<Response> {
  switch (manner) {
    case 'silent':
      return silence(signal);
    case 'failing':
      return Response.json({}, { status: 500 });
    case 'refusing':
      return Response.json({}, { status: 401 });
    case 'empty':
      return Response.json({ entries: [] });
    case 'willing': {
      const [, body = {}] = WILLING.find(([end]) => address.endsWith(end)) ?? [];
      const isText = typeof body === 'string';
      return isText ? new Response(body, { headers: { 'content-type': 'text/html' } }) : Response.json(body);
    }
  }
}

/** What waits for an answer that does not come. */
const waiting = new Set<() => void>();

/** Ends what waits: a page has one cart, whose calls go one after the other, those of the state before too. */
export function endSilence(): void {
  for (const giveUp of waiting) giveUp();
  waiting.clear();
}

/** No answer, for as long as it is waited for. */
function silence(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, fail) => {
    const giveUp = () => fail(new DOMException('The request was given up.', 'AbortError'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
    waiting.add(giveUp);
  });
}

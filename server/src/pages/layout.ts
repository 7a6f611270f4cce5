/** The frame of the pages that the server writes itself, and the policy they are served under. */
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../../src/domain/html.ts';

/** Nothing but the server's own style sheet, images of the owner's messages and forms back to this server. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' https: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function sendPage(reply: FastifyReply, status: number, page: { title: string; main: Html }) {
  // The page that a form stands on is told where it was sent from, other sites are not.
  if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'same-origin');
  return reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(layout(page).text);
}

function layout({ title, main }: { title: string; main: Html }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/server/page.css">
</head>
<body>
<main class="card">
${main}
</main>
</body>
</html>
`;
}

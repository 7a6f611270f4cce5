/** Email: a submission as a message to an address, with the visitor's own as the one that a reply goes to. */
import { html } from '../../../src/domain/html.ts';
import { type ConnectionType, type Notice, textOf } from './connection-type.ts';
import type { Mailer } from './mailer.ts';

export const NO_MAIL = 'This server sends no mail: its operator has to set SMTP_URL and MAIL_FROM.';

export function emailConnection(mailer: Mailer | undefined): ConnectionType {
  return {
    name: 'Email',
    settings: [{ name: 'address', label: 'Email address', type: 'email', required: true }],
    missing: mailer ? undefined : NO_MAIL,
    describe: (config) => `Email to ${textOf(config, 'address') || 'nobody yet'}`,
    async deliver(notice, { config }, { idempotencyKey, signal }) {
      await mailer?.send(
        {
          ...messageOf(notice),
          to: textOf(config, 'address'),
          replyTo: notice.visitor,
          id: idempotencyKey,
        },
        signal,
      );
    },
  };
}

function messageOf({ submission: { createdAt, page }, formName, shown, isTest }: Notice) {
  const title = `${isTest ? 'Test: ' : ''}${formName}`;
  const source = [page.title, page.path || page.url].filter(Boolean).join(', ');
  const lines = [
    ...shown,
    { title: 'Sent', line: createdAt },
    ...(source ? [{ title: 'From', line: source }] : []),
  ];
  return {
    subject: `New submission: ${title}`,
    text: lines.map(({ title, line }) => `${title}:\n${line || '–'}\n`).join('\n'),
    html: html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<h1>${title}</h1>
<dl>
${lines.map(
  ({ title, line }) => html`<dt><strong>${title}</strong></dt>
<dd style="white-space: pre-wrap">${line || '–'}</dd>
`,
)}</dl>
</html>
`.text,
  };
}

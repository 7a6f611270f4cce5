/** The recipes of docs/recipes/forms.md, followed to the letter: only the host is that of a stand-in which answers as the service documents. */
import { expect, fixture, html } from '@open-wc/testing';
import type { SqsFormElement } from '../../elements/sqs-form.ts';
import { type, until } from '../support/browser/page.ts';
import { CORS, type StubAnswer, stubApi } from '../support/browser/stub.ts';

interface Service {
  /** Where it is sent to. */
  path: string;
  /** What it answers before and after a form; both may be the same. */
  api: { yes: StubAnswer; no?: StubAnswer; options?: StubAnswer };
  /** What a visitor reads when it said no: beside the address, or above the form. */
  words?: { field?: string; form?: string };
  /** What a visitor reads in the end. */
  thanks: string;
  /** What has to have arrived, in any encoding. */
  sent: string[];
  /** It is a form post of which nothing is read. */
  isNavigation?: boolean;
}

const PAGE = { 'content-type': 'text/html' };
const CONFIRM = 'Please look into your inbox and confirm your address.';

const SERVICES: Record<string, Service> = {
  Formspree: {
    path: '/f/YOUR_ID',
    api: {
      yes: { json: { next: '/thanks?language=en', ok: true }, headers: CORS },
      no: {
        status: 422,
        json: {
          error: 'Validation errors',
          errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
        },
        headers: CORS,
      },
    },
    words: { field: 'should be an email' },
    thanks: 'Thank you!',
    sent: ['email', 'ada@example.com', 'message', 'Hello'],
  },
  Netlify: {
    path: '/',
    api: {
      yes: { text: '<h1>Thank you!</h1>', headers: PAGE },
      no: { status: 404, text: '<h1>Page not found</h1>', headers: PAGE },
    },
    words: { form: 'This form has not been configured yet.' },
    thanks: 'Thank you!',
    sent: ['form-name', 'contact', 'ada@example.com', 'Hello'],
  },
  Web3Forms: {
    path: '/submit',
    api: {
      yes: { json: { success: true, message: 'Email sent successfully!', data: {} }, headers: CORS },
      no: { status: 400, json: { success: false, message: 'Invalid access key!' }, headers: CORS },
    },
    words: { form: 'Invalid access key!' },
    thanks: 'Thank you!',
    sent: ['access_key', 'YOUR_KEY', 'ada@example.com', 'Hello'],
  },
  Basin: {
    path: '/f/YOUR_ID',
    api: {
      yes: { json: { success: true, id: 7 }, headers: CORS },
      no: { status: 422, json: { error: 'Form is not active.' }, headers: CORS },
    },
    words: { form: 'Form is not active.' },
    thanks: 'Thank you!',
    sent: ['ada@example.com', 'Hello'],
  },
  Getform: {
    path: '/f/YOUR_ID',
    api: {
      yes: { json: { success: true, data: {} }, headers: CORS },
      no: { json: { success: false, message: 'The form is full.' }, headers: CORS },
    },
    words: { form: 'The form is full.' },
    thanks: 'Thank you!',
    sent: ['ada@example.com', 'Hello'],
  },
  Mailchimp: {
    path: '/subscribe/post',
    api: { yes: { text: '<h1>Almost finished…</h1>', headers: PAGE } },
    thanks: CONFIRM,
    sent: ['EMAIL', 'ada@example.com'],
    isNavigation: true,
  },
  Buttondown: {
    path: '/api/emails/embed-subscribe/YOUR_NAME',
    api: { yes: { status: 302, headers: { location: '/robots.txt' } } },
    thanks: CONFIRM,
    sent: ['email', 'ada@example.com'],
    isNavigation: true,
  },
  'ConvertKit (Kit)': {
    path: '/forms/YOUR_ID/subscriptions',
    api: {
      yes: { json: { status: 'success', redirect_url: '', consent: { enabled: false } }, headers: CORS },
      no: {
        json: {
          status: 'failed',
          errors: { fields: ['email_address'], messages: ['Email address is invalid'] },
        },
        headers: CORS,
      },
    },
    words: { field: 'Email address is invalid' },
    thanks: '',
    sent: ['email_address', 'ada@example.com'],
  },
  'Your own PHP': {
    path: '/contact.php',
    api: {
      yes: { json: { success: true, errors: {} } },
      no: { status: 422, json: { success: false, errors: { email: 'This is not an address.' } } },
    },
    words: { field: 'This is not an address.' },
    thanks: 'Thank you!',
    sent: ['topics[]', 'Prices', 'Dates', 'ada@example.com', 'Hello'],
  },
  'Your own Node': {
    path: '/contact',
    api: {
      options: { status: 204, headers: { ...CORS, 'access-control-allow-headers': 'content-type' } },
      yes: { json: { ok: true }, headers: CORS },
      no: { status: 422, json: { errors: { email: 'This is not an address.' } }, headers: CORS },
    },
    words: { field: 'This is not an address.' },
    thanks: 'Thank you!',
    sent: ['{"email":"ada@example.com","message":"Hello"}'],
  },
};

const page = await (await fetch('/docs/recipes/forms.md')).text();
const recipes = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/```html\n([\s\S]*?)```/g)].map(([, block = '']) => block),
    ]),
);

/** Fills everything that a visitor sees. */
function fill(element: Element) {
  for (const control of element.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (!control.checkVisibility() || control.closest('[aria-hidden]')) continue;
    if (control.type === 'checkbox') control.click();
    else type(control, control.type === 'email' || /mail/i.test(control.name) ? 'ada@example.com' : 'Hello');
  }
}

const visible = (element: Element, selector: string) =>
  [...element.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());

describe('the recipes for forms', () => {
  it('are those that are tried here', () => {
    expect([...recipes.keys()]).to.deep.equal(Object.keys(SERVICES));
  });

  for (const [name, service] of Object.entries(SERVICES)) {
    for (const [index, way] of ['with the kit’s fields', 'around a form of yours'].entries()) {
      it(`${name}, ${way}`, async () => {
        const { yes, no, options } = service.api;
        const stub = await stubApi({
          [`POST ${service.path}`]: no ? [no, yes] : [yes],
          ...(options ? { [`OPTIONS ${service.path}`]: [options] } : {}),
        });
        const container = await fixture<HTMLElement>(html`<main></main>`);
        container.innerHTML = (recipes.get(name)?.[index] ?? '')
          .replaceAll(/action="https:\/\/[^/"]+\//g, `action="${stub.elsewhere}`)
          .replaceAll('action="/', `action="${stub.root}`);
        const element = container.querySelector<SqsFormElement>('sqs-form, sqs-newsletter');
        if (!element) throw new Error(`no HTML for ${name}`);
        await element.updateComplete;
        // Nothing that a visitor has not pressed opens a tab.
        const { open } = window;
        window.open = () => null;
        try {
          fill(element);
          if (no) {
            visible(element, 'button')?.click();
            if (service.words?.field)
              await until(
                () => visible(element, '[data-part="error"]')?.textContent === service.words?.field,
              );
            if (service.words?.form)
              await until(() => visible(element, '[role="alert"]')?.textContent === service.words?.form);
          }
          visible(element, 'button')?.click();
          const success = await until(() => visible(element, '[data-part="success"]'));
          if (service.thanks) expect(success.textContent).to.equal(service.thanks);
        } finally {
          window.open = open;
        }
        const posts = (await stub.requests()).filter(({ method }) => method === 'POST');
        expect(posts).to.have.length(no ? 2 : 1);
        const last = posts.at(-1);
        const isUrlEncoded = last?.headers['content-type']?.includes('urlencoded');
        const body = isUrlEncoded ? decodeURIComponent(last?.body ?? '') : last?.body;
        for (const part of service.sent) expect(body).to.contain(part);
        expect(last?.headers['sec-fetch-mode'] === 'navigate').to.equal(service.isNavigation ?? false);
      });
    }
  }
});

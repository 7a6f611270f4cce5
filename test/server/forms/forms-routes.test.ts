import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createForm, OWNER, startApp } from '../../support/node/server.ts';

const FIELDS = [{ type: 'email', id: 'email-1', title: 'Email', required: true }];

describe('the forms resource', () => {
  it('fills in the builder’s defaults', async (test) => {
    const app = await startApp(test);
    const form = await createForm(app, { id: 'f' });
    assert.deepEqual(form, {
      id: 'f',
      type: 1,
      name: 'New Form',
      fields: [],
      submitButtonText: 'Submit',
      submissionMessage: 'Thank you!',
      submissionHTML: '',
      successRedirect: '',
      captchaEnabled: false,
      captchaTheme: 1,
      captchaAlignment: 1,
      backendConnectionConfigs: [],
    });
  });

  it('takes fields, messages and connections as JSON texts, as the editor sends them', async (test) => {
    const app = await startApp(test);
    const form = await createForm(app, {
      fields: JSON.stringify(FIELDS),
      submissionMessage: JSON.stringify('<p>Thanks</p>'),
      disclaimerMessage: JSON.stringify({ html: '<p>Private</p>' }),
      successRedirect: { url: '/thanks' },
      backendConnectionConfigs: JSON.stringify([{ backendType: 3, connectionState: 1 }]),
    });
    assert.match(form.id, /^[\w-]+$/);
    assert.equal(form.fields[0]?.id, 'email-1');
    assert.equal(form.submissionMessage, '<p>Thanks</p>');
    assert.equal(form.disclaimerMessage, '<p>Private</p>');
    assert.equal(form.successRedirect, '/thanks');
    assert.equal(form.backendConnectionConfigs.length, 1);
  });

  it('is read by visitors without the connections, by the owner with them', async (test) => {
    const app = await startApp(test);
    const config = { address: 'owner@example.com' };
    await createForm(app, {
      id: 'f',
      fields: FIELDS,
      backendConnectionConfigs: [{ backendType: 3, connectionState: 1, config }],
    });
    const visitor = await app.inject({ url: '/api/rest/forms/f' });
    assert.equal(visitor.statusCode, 200);
    assert.equal(visitor.json().fields[0].title, 'Email');
    assert.ok(!visitor.body.includes('owner@example.com'));
    const owner = await app.inject({ url: '/api/rest/forms/f', headers: OWNER });
    assert.deepEqual(owner.json().backendConnectionConfigs[0].config, config);
  });

  it('keeps only connected and pending connections that were not removed', async (test) => {
    const app = await startApp(test);
    const connection = (backendId: string, connectionState: number) => ({
      backendId,
      backendType: 5,
      connectionState,
    });
    const form = await createForm(app, {
      backendConnectionConfigs: [
        connection('connected', 1),
        connection('disconnected', 2),
        connection('pending', 3),
        connection('removed', 1),
      ],
      removedBackends: ['removed'],
    });
    assert.deepEqual(
      form.backendConnectionConfigs.map(({ backendId }) => backendId),
      ['connected', 'pending'],
    );
  });

  it('lists and updates for the owner', async (test) => {
    const app = await startApp(test, { production: true });
    await createForm(app, { id: 'b', name: 'Beta' });
    await createForm(app, { id: 'a', name: 'Alpha' });
    const put = { method: 'PUT', headers: OWNER, payload: { name: 'Zeta', fields: FIELDS } } as const;
    const updated = await app.inject({ ...put, url: '/api/rest/forms/a' });
    assert.equal(updated.json().name, 'Zeta');
    assert.equal((await app.inject({ ...put, url: '/api/rest/forms/none' })).statusCode, 404);
    const list = await app.inject({ url: '/api/rest/forms', headers: OWNER });
    assert.deepEqual(
      list.json().map(({ name }: { name: string }) => name),
      ['Beta', 'Zeta'],
    );
  });

  it('is written and listed by the owner only', async (test) => {
    const app = await startApp(test);
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: OWNER.authorization.slice(7) },
    ]) {
      for (const [method, url] of [
        ['GET', '/api/rest/forms'],
        ['POST', '/api/rest/forms'],
        ['PUT', '/api/rest/forms/demo-form'],
      ] as const) {
        const answer = await app.inject({ method, url, headers });
        assert.equal(answer.statusCode, 401, `${method} ${url}`);
        assert.equal(answer.headers['www-authenticate'], 'Bearer');
      }
    }
  });

  it('refuses an id that is taken or that cannot stand in a selector', async (test) => {
    const app = await startApp(test);
    await createForm(app, { id: 'f' });
    const post = (id: string) =>
      app.inject({ method: 'POST', url: '/api/rest/forms', headers: OWNER, payload: { id } });
    assert.equal((await post('f')).statusCode, 409);
    assert.equal((await post('a b')).statusCode, 400);
    assert.equal((await post('../x')).statusCode, 400);
  });

  it('answers 404 in the platform’s words for an unknown form', async (test) => {
    const app = await startApp(test);
    const answer = await app.inject({ url: '/api/rest/forms/none' });
    assert.equal(answer.statusCode, 404);
    assert.equal(answer.json().error, 'This form has not been configured yet.');
  });

  it('tells everything that is wrong at once, and what was probably meant', async (test) => {
    const app = await startApp(test);
    const fields = [
      { id: 'a', type: 'emial', titel: 'A' },
      { id: 'b', type: 'text', required: 'yes' },
    ];
    const payload = { fields, captchaTheme: 9 };
    const answer = await app.inject({ method: 'POST', url: '/api/rest/forms', headers: OWNER, payload });
    const { errors } = answer.json();
    assert.deepEqual(Object.keys(errors).sort(), [
      'captchaTheme',
      'fields.0.titel',
      'fields.0.type',
      'fields.1.required',
    ]);
    assert.match(errors['fields.0.type'], /did you mean "email"\?$/);
    assert.equal(errors['fields.0.titel'], 'is not known; did you mean "title"?');
  });

  it('takes what the editor sends besides, and says what it left out', async (test) => {
    const app = await startApp(test);
    const field = { ...FIELDS[0], isEmail: true };
    const payload = { id: 'f', fields: [field], connectedBackends: [], removedConnectedBackends: [] };
    for (const [method, url, status] of [
      ['POST', '/api/rest/forms', 201],
      ['PUT', '/api/rest/forms/f', 200],
    ] as const) {
      const answer = await app.inject({ method, url, headers: OWNER, payload });
      assert.equal(answer.statusCode, status, answer.body);
      assert.deepEqual(answer.json().warnings, {
        'fields.0.isEmail': 'is not known',
        connectedBackends: 'is not known',
        removedConnectedBackends: 'is not known',
      });
    }
    const read = await app.inject({ url: '/api/rest/forms/f', headers: OWNER });
    assert.equal(read.json().warnings, undefined);
  });

  /** Model attributes: body, path of the error. */
  const WRONG: [object, string][] = [
    [{ type: 7 }, 'type'],
    [{ type: 'one' }, 'type'],
    [{ name: 7 }, 'name'],
    [{ fields: 'no json' }, 'fields'],
    [{ fields: {} }, 'fields'],
    [{ submitButtonText: 1 }, 'submitButtonText'],
    [{ captchaEnabled: 'yes' }, 'captchaEnabled'],
    [{ captchaTheme: 3 }, 'captchaTheme'],
    [{ captchaAlignment: 0 }, 'captchaAlignment'],
    [{ backendConnectionConfigs: [{ backendType: 3, connectionState: 9 }] }, 'backendConnectionConfigs'],
    [{ titel: 'x', nmae: 'x' }, 'nmae'],
    [{ fields: [{ id: 'e', type: 'emial' }] }, 'fields.0.type'],
    [{ fields: [{ id: 'e', type: 'email', requried: true }] }, 'fields.0.requried'],
    [{ fields: [{ type: 'text' }] }, 'fields.0'],
    [{ fields: FIELDS.concat(FIELDS) }, 'fields.1'],
    [{ id: 'SaveFormSubmission' }, 'id'],
    [{ id: 'FormSubmissionKey' }, 'id'],
    [{ id: 'x\u0000y' }, 'id'],
  ];
  for (const [body, path] of WRONG) {
    it(`refuses ${JSON.stringify(body)}`, async (test) => {
      const app = await startApp(test);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/rest/forms',
        headers: OWNER,
        payload: body,
      });
      assert.equal(answer.statusCode, 400);
      const paths = Object.keys(answer.json().errors);
      assert.ok(
        paths.some((found) => found.startsWith(path)),
        answer.body,
      );
    });
  }
});

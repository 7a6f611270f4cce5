/** Models and lists of them: what waits to be saved, what the server is sent, what is told. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApi, createSync, formSchema, Model, ModelList } from '../../src/api/index.ts';
import { urlOf } from '../../src/api/sync.ts';
import type { HttpRequest } from '../../src/services/http/http.ts';
import { startApi } from '../support/node/api.ts';
import { startTarget } from '../support/node/http-target.ts';

interface Note {
  id: string;
  text: string;
  pages: number;
}

/** A server of notes whose answers are said by the test, one a call. */
function notes(...answers: (unknown | Promise<unknown>)[]) {
  const calls: [action: string, id: string | undefined, body: unknown][] = [];
  const kind = {
    sync: async (action: string, { id, body }: { id?: string | undefined; body?: unknown }) => {
      calls.push([action, id, body]);
      return answers.shift();
    },
  };
  return { kind, calls };
}

describe('a model', () => {
  it('is new without an id and modified while changes wait; a save creates it', async () => {
    const { kind, calls } = notes({ id: 'n1', text: 'Hi' });
    const note = new Model<Note>(kind, { text: 'Hi' });
    assert.deepEqual([note.isNew, note.isModified, note.changes], [true, true, { text: 'Hi' }]);
    await note.save();
    assert.deepEqual(calls, [['create', undefined, { text: 'Hi' }]]);
    assert.deepEqual([note.isNew, note.isModified, note.id], [false, false, 'n1']);
  });

  it('is updated where it has an id, and takes what the server made of it', async () => {
    const { kind, calls } = notes({ id: 'n1', text: 'hi', pages: 1 });
    const note = new Model<Note>(kind, { id: 'n1', text: '' });
    assert.equal(note.isModified, false);
    note.set({ text: 'Hi' });
    await note.save();
    assert.deepEqual(calls, [['update', 'n1', { id: 'n1', text: 'Hi' }]]);
    assert.deepEqual(note.toJSON(), { id: 'n1', text: 'hi', pages: 1 });
  });

  it('is modified by what was changed in place of what it handed out', async () => {
    interface Form {
      id: string;
      fields: string[];
    }
    const given = { id: 'f1', fields: ['name'] };
    const form = new Model<Form>(notes({}).kind, given);
    const added = (fields: string[] | undefined, field: string) => {
      fields?.push(field);
      form.set({ fields });
    };
    added(form.get('fields'), 'email');
    assert.deepEqual(form.changes, { fields: ['name', 'email'] });
    added(form.changes.fields, 'text');
    added(form.values.fields, 'date');
    assert.deepEqual(form.changes, { fields: ['name', 'email', 'text', 'date'] });
    form.undo();
    assert.deepEqual(form.values, { id: 'f1', fields: ['name'] });
    added(given.fields, 'time');
    assert.equal(form.isModified, true);
    await form.save();
    assert.equal(form.isModified, false);
  });

  it('waits no more for a change that was taken back, and undoes the others', () => {
    const note = new Model<Note>(notes().kind, { id: 'n1', text: 'a' });
    const changes: object[] = [];
    note.on('change', ({ changed }) => changes.push(changed));
    note.set({ text: 'b' });
    note.set({ text: 'b' });
    note.set({ text: 'a' });
    assert.equal(note.isModified, false);
    note.set({ text: 'c', pages: 2 });
    note.undo();
    assert.deepEqual(note.values, { id: 'n1', text: 'a' });
    assert.deepEqual(changes, [
      { text: 'b' },
      { text: 'a' },
      { text: 'c', pages: 2 },
      { text: 'a', pages: undefined },
    ]);
  });

  it('keeps what was changed while it was saved', async () => {
    let answer = (_value: unknown) => {};
    const { kind, calls } = notes(new Promise((done) => (answer = done)), undefined);
    const note = new Model<Note>(kind, { id: 'n1', text: 'old' });
    note.set({ text: 'first', pages: 1 });
    const saved = note.save();
    await Promise.resolve();
    note.set({ text: 'old' });
    answer(undefined);
    await saved;
    assert.deepEqual(note.changes, { text: 'old' });
    await note.save();
    assert.deepEqual(calls.at(-1), ['update', 'n1', { id: 'n1', text: 'old', pages: 1 }]);
    assert.equal(note.isModified, false);
  });

  it('is created once, however often it is saved at a time', async () => {
    const { kind, calls } = notes({ id: 'n1' }, {});
    const note = new Model<Note>(kind, { text: 'Hi' });
    await Promise.all([note.save(), note.save()]);
    assert.deepEqual(
      calls.map(([action, id]) => [action, id]),
      [
        ['create', undefined],
        ['update', 'n1'],
      ],
    );
  });

  it('keeps its changes when a save fails, and hands on status, words and body', async (test) => {
    const target = await startTarget(test);
    target.answer = () => ({ status: 503, body: '{"error":"Later."}' });
    const note = createApi({ root: target.url, token: 't' }).resource<Note>('notes').model({ text: 'Hi' });
    const told: unknown[] = [];
    note.on('error', (detail) => told.push(detail));
    const failure = { code: 503, msg: 'Service Unavailable', body: { error: 'Later.' } };
    await assert.rejects(note.save(), { ...failure, message: 'Later.' });
    assert.deepEqual(told, [{ ...failure, during: 'save' }]);
    assert.deepEqual(note.changes, { text: 'Hi' });
  });

  it('tells of an answer that cannot be read', async (test) => {
    const target = await startTarget(test);
    target.answer = () => ({ status: 200, body: 'OK <' });
    const note = createApi({ root: target.url, token: 't' }).resource<Note>('notes').model({ id: 'n1' });
    const told: unknown[] = [];
    note.on('error', (detail) => told.push(detail));
    await assert.rejects(note.load(), { code: 200 });
    assert.deepEqual(told, [
      { during: 'parse', code: 200, msg: 'The answer could not be read.', body: 'OK <' },
    ]);
  });

  it('refuses what its schema does not allow, and takes the rest', () => {
    const form = new Model({ ...notes().kind, schema: formSchema }, {});
    const told: unknown[] = [];
    form.on('error', (detail) => told.push(detail.during));
    const mistakes = form.set({
      type: 7,
      name: 3,
      fields: '[{"id":"a","type":"text"}]',
      submitButtonText: 'Go',
      captchaEnabled: 'true',
      captchaTheme: 3,
      captchaAlignment: 2,
      other: 'kept',
    });
    assert.deepEqual(
      mistakes.map(({ path }) => path),
      ['type', 'name', 'captchaTheme'],
    );
    assert.deepEqual(told, ['set']);
    const { fields, ...values } = form.values as { fields: { id: string }[] };
    assert.deepEqual(values, {
      submitButtonText: 'Go',
      captchaEnabled: true,
      captchaAlignment: 2,
      other: 'kept',
    });
    assert.deepEqual(
      fields.map(({ id }) => id),
      ['a'],
    );
  });
});

describe('the sync of models', () => {
  for (const [url, id, expected] of [
    ['notes', undefined, 'notes'],
    ['notes', 'a/b', 'notes/a%2Fb'],
    ['notes/', 'a', 'notes/a'],
    ['notes/{id}/body', 'a', 'notes/a/body'],
    ['notes/{id}', undefined, 'notes'],
    ['notes/{id}/body', '$&', 'notes/%24%26/body'],
  ] as const)
    it(`reaches ${expected}`, () => assert.equal(urlOf(url, id), expected));

  it('says its method, or a POST that says it', async () => {
    const sent: [string, HttpRequest | undefined][] = [];
    const http = {
      send: async (path: string, request?: HttpRequest) => {
        sent.push([path, request]);
        return { status: 200, body: undefined, isHtml: false };
      },
    };
    for (const overridesMethod of [false, true]) {
      const sync = createSync(http, { url: 'notes', overridesMethod });
      for (const action of ['create', 'read', 'update', 'delete'] as const)
        await sync(action, { id: action === 'create' ? undefined : 'a', body: {} });
    }
    assert.deepEqual(
      sent.map(([path, request]) => [request?.method, path, request?.headers?.['X-HTTP-Method-Override']]),
      [
        ['POST', 'notes', undefined],
        ['GET', 'notes/a', undefined],
        ['PUT', 'notes/a', undefined],
        ['DELETE', 'notes/a', undefined],
        ['POST', 'notes', undefined],
        ['GET', 'notes/a', undefined],
        ['POST', 'notes/a', 'PUT'],
        ['POST', 'notes/a', 'DELETE'],
      ],
    );
    for (const [, request] of sent) {
      assert.equal(request?.timeoutMs, 1e7);
      assert.equal(request?.headers?.['Content-Type'], 'application/json');
    }
  });

  it('brings the crumb with what it writes', async (test) => {
    const { enter, calls } = await startApi(test);
    const api = await enter();
    const form = api.resource('rest/forms').model({ id: 'f', name: 'A', fields: [] });
    await assert.rejects(form.save(), { code: 404 });
    const added = await api
      .resource<{ id: string; name: string; fields: object[] }>('rest/forms')
      .list()
      .create({ name: 'B', fields: [] });
    added.set({ name: 'C' });
    await added.save();
    assert.equal((await api.forms.get(added.id ?? '')).name, 'C');
    assert.equal(calls.filter((call) => call.startsWith('POST rest/forms')).length, 1);
  });
});

describe('a list of models', () => {
  it('holds each once, and says what comes and goes', () => {
    const list = new ModelList<Note>(notes().kind);
    const told: unknown[] = [];
    list.on('add', ({ model, index }) => told.push(['add', model.id, index]));
    list.on('remove', ({ model, index }) => told.push(['remove', model.id, index]));
    list.on('reset', ({ models }) => told.push(['reset', models.length]));
    list.on('error', ({ during, msg }) => told.push([during, msg]));
    const a = list.add({ id: 'a' });
    list.add({ id: 'b' }, 0);
    assert.throws(() => list.add(a), { message: 'Model is already in the list.' });
    assert.throws(() => list.add({ id: 'a' }), { message: 'Model is already in the list.' });
    list.remove('a');
    assert.throws(() => list.remove(a), { message: 'Model is not in the list.' });
    list.reset([{ id: 'c' }, { id: 'c' }, a]);
    assert.deepEqual(told, [
      ['add', 'a', 0],
      ['add', 'b', 0],
      ['add', 'Model is already in the list.'],
      ['add', 'Model is already in the list.'],
      ['remove', 'a', 1],
      ['remove', 'Model is not in the list.'],
      ['reset', 2],
    ]);
    assert.deepEqual(
      [...list].map(({ id }) => id),
      ['c', 'a'],
    );
    assert.equal(list.byId('a'), a);
  });

  it('is loaded from the server, and loses what is deleted there', async (test) => {
    const { api } = await startApi(test);
    for (const name of ['B', 'A']) await api.forms.create({ id: name, name, fields: [] });
    const list = api.resource<{ id: string; name: string }>('rest/forms').list();
    const told: string[] = [];
    for (const type of ['reset', 'load'] as const) list.on(type, () => told.push(type));
    await list.load();
    assert.deepEqual(told, ['reset', 'load']);
    assert.deepEqual(
      [...list].map((form) => form.get('name')),
      ['A', 'B'],
    );
    const tokens = api.resource<{ id: string; name: string }>('owner/tokens').list();
    const token = await tokens.create({ name: 'program' });
    await token.delete();
    assert.deepEqual([tokens.length, await api.owner.tokens.list()], [0, []]);
  });

  it('tells of an answer that is no list, and keeps what it has', async () => {
    const list = new ModelList<Note>(notes({ not: 'a list' }).kind);
    list.add({ id: 'a' });
    const told: unknown[] = [];
    list.on('error', (detail) => told.push(detail.during));
    await assert.rejects(list.load(), { code: 200 });
    assert.deepEqual([told, list.length], [['parse'], 1]);
  });

  it('believes the newest load alone', async () => {
    let answer = (_value: unknown) => {};
    const { kind } = notes(new Promise((done) => (answer = done)), [{ id: 'new' }]);
    const list = new ModelList<Note>(kind);
    const first = list.load();
    await list.load();
    answer([{ id: 'old' }]);
    await first;
    assert.deepEqual(
      [...list].map(({ id }) => id),
      ['new'],
    );
  });
});

/** The forms of the site with their connections, as the builder's editor reads and writes them (behaviour/api#forms). */
import { CREATE_FORM, LIST_FORMS, LOAD_FORM, UPDATE_FORM } from '../domain/api/forms.ts';
import { OWNER_SESSION } from '../domain/api/owner/accounts.ts';
import { defaultConnection, sortConnections } from '../domain/forms/backend-connections.ts';
import type { BackendConnection, ConnectionError } from '../domain/forms/connections.ts';
import type { Form } from '../domain/forms/form.ts';
import { listOf, objectOf } from '../domain/json.ts';
import type { Caller } from './caller.ts';

/** What is left out has its default (behaviour/forms#the-form-entity). */
export interface FormToSave extends Partial<Omit<Form, 'fields'>> {
  fields?: readonly Partial<Form['fields'][number]>[];
  backendConnectionConfigs?: readonly BackendConnection[];
  /** Ids of connections that the server is to remove. */
  removedBackends?: readonly string[];
}

export interface SavedForm extends Form {
  /** Connected and pending ones. */
  backendConnectionConfigs: BackendConnection[];
  /** Those that cannot be made; the form is saved without them. */
  connectionErrors: ConnectionError[];
  /** What was left out of a form that was saved because the server does not know it, by path. */
  warnings: Readonly<Record<string, string>>;
}

export interface FormsApi {
  list(): Promise<SavedForm[]>;
  get(id: string): Promise<SavedForm>;
  create(form: FormToSave): Promise<SavedForm>;
  update(id: string, form: FormToSave): Promise<SavedForm>;
}

/** @param hasToken whether a program asks, which has no address of its own */
export function createFormsApi(caller: Pick<Caller, 'send'>, hasToken: boolean): FormsApi {
  async function defaultConnections(): Promise<BackendConnection[]> {
    if (hasToken) return [];
    const { email } = await caller.send(OWNER_SESSION);
    return [defaultConnection(email)];
  }

  return {
    list: async () => (await caller.send(LIST_FORMS)).map((form) => fromWire(form)),
    get: async (id) => fromWire(await caller.send(LOAD_FORM, { params: { id } })),
    async create(form) {
      const { backendConnectionConfigs = form.id ? [] : await defaultConnections() } = form;
      const { body, errors } = toWire({ ...form, backendConnectionConfigs });
      return fromWire(await caller.send(CREATE_FORM, { body }), errors);
    },
    async update(id, form) {
      const { body, errors } = toWire(form);
      return fromWire(await caller.send(UPDATE_FORM, { params: { id }, body }), errors);
    },
  };
}

function toWire({
  backendConnectionConfigs = [],
  removedBackends = [],
  connectionErrors: _errors,
  warnings: _warnings,
  ...form
}: FormToSave & Partial<Pick<SavedForm, 'connectionErrors' | 'warnings'>>) {
  const { sent, removed, errors } = sortConnections(backendConnectionConfigs);
  const { submissionMessage, disclaimerMessage } = form;
  const body = {
    ...form,
    ...(submissionMessage !== undefined && {
      submissionMessage: JSON.stringify({ html: submissionMessage }),
    }),
    ...(disclaimerMessage !== undefined && {
      disclaimerMessage: JSON.stringify({ html: disclaimerMessage }),
    }),
    backendConnectionConfigs: sent,
    removedBackends: [...new Set([...removedBackends, ...removed])],
  };
  return { body, errors };
}

function fromWire(answer: unknown, errors: readonly ConnectionError[] = []): SavedForm {
  const { backendConnectionConfigs, connectionErrors, warnings, ...form } = objectOf(answer);
  const configs = listOf(
    backendConnectionConfigs,
    (config) => objectOf(config) as unknown as BackendConnection,
  );
  const told = listOf(connectionErrors, (error) => objectOf(error) as unknown as ConnectionError);
  const sorted = sortConnections(configs);
  return {
    ...(form as unknown as Form),
    backendConnectionConfigs: sorted.kept,
    connectionErrors: [...errors, ...told, ...sorted.errors],
    warnings: objectOf(warnings) as Record<string, string>,
  };
}

/** Owners say where the submissions of a form go, and try it. */
import type { FastifyInstance } from 'fastify';
import {
  ADD_CONNECTION,
  CHANGE_CONNECTION,
  CONNECTION_KINDS,
  type Connection,
  type ConnectionKindInfo,
  LIST_CONNECTION_KINDS,
  LIST_CONNECTIONS,
  type NewConnection,
  REMOVE_CONNECTION,
  TRY_CONNECTION,
} from '../../../src/domain/api/owner/connections.ts';
import { connectionProblems } from '../../../src/domain/forms/connections.ts';
import { didYouMean } from '../../../src/domain/schema-mistakes.ts';
import { nearest } from '../../../src/domain/text/nearest.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { findForm } from '../forms/forms-store.ts';
import { anyObject, anyText, flag, list, oneOf, required, shape } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { testNotice } from '../outbox/notice.ts';
import { forOwner } from '../owner/auth.ts';
import { placeOf } from './connections.ts';
import {
  addConnection,
  changeConnection,
  findConnection,
  listConnections,
  removeConnection,
  type StoredConnection,
} from './connections-store.ts';
import { DeliveryFailure } from './failure.ts';

const STATES = ['connected', 'disconnected', 'pending'];
const MAX_SECRET_LENGTH = 10_000;
const texts = (maxLength: number) => ({
  type: 'object',
  additionalProperties: { type: 'string', maxLength },
});

const newConnection = shape<NewConnection>({
  kind: required(oneOf(CONNECTION_KINDS)),
  config: required({
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'boolean' }, { type: 'string', maxLength: 2000 }] },
  }),
  secrets: texts(MAX_SECRET_LENGTH),
  state: oneOf(STATES),
});
const connectionAnswer = shape<Connection>({
  id: required(anyText),
  formId: required(anyText),
  kind: required(anyText),
  state: required(anyText),
  target: required(anyText),
  config: required(anyObject),
  secrets: required(list(anyText)),
});
const kindAnswer = shape<ConnectionKindInfo>({
  kind: required(anyText),
  name: required(anyText),
  settings: required(list(anyObject)),
  missing: anyText,
});
const tried = shape<{ delivered: boolean; problem?: string }>({
  delivered: required(flag),
  problem: anyText,
});

export async function connectionsArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { db, options, connections, secretBox } = context;
  const { types } = connections;

  const shown = ({ id, formId, kind, state, config, secrets }: StoredConnection): Connection => ({
    id,
    formId,
    kind,
    state,
    target: types[kind].describe(config),
    config,
    secrets: Object.keys(secrets),
  });

  const found = async ({ formId, id }: { formId: string; id: string }) => {
    const stored = await findConnection(db, id);
    if (stored?.formId !== formId) throw new Refusal('not-found');
    return stored;
  };

  /** @param known what is stored, whose secrets stay where none are sent */
  function checked(
    { kind, config, secrets = {}, state = 'connected' }: NewConnection,
    { id, formId }: { id: string; formId: string },
    known: Readonly<Record<string, string>>,
  ): StoredConnection {
    const { settings, secretProblem } = types[kind];
    const names = settings.map(({ name }) => name);
    const own = Object.fromEntries(Object.entries(config).filter(([name]) => names.includes(name)));
    const sent = Object.entries(secrets).filter(([name, text]) => names.includes(name) && text !== '');
    if (sent.length > 0 && !secretBox) throw new Refusal('no-secret-key');
    const sealed = Object.fromEntries(
      sent.map(([name, text]) => [name, secretBox?.seal(text, placeOf(id, name)) ?? '']),
    );
    const all = { ...known, ...sealed };
    const errors = {
      ...misspelt([...Object.keys(config), ...Object.keys(secrets)], names),
      ...connectionProblems(settings, own, Object.keys(all)),
      ...Object.fromEntries(
        sent.flatMap(([name, text]) => {
          const problem = secretProblem?.(name, text);
          return problem ? [[name, problem]] : [];
        }),
      ),
    };
    if (Object.keys(errors).length > 0) throw new Refusal('connection-invalid', { answer: { errors } });
    return { id, formId, kind, state, config: own, secrets: all };
  }

  forOwner(app, context, (owner) => {
    serve(
      owner,
      LIST_CONNECTION_KINDS,
      {
        summary: 'Lists what submissions can be sent to, and what each kind asks for.',
        description: '`missing` says why this server cannot.',
        answer: list(kindAnswer),
      },
      async () =>
        CONNECTION_KINDS.map((kind) => {
          const { name, settings, missing } = types[kind];
          const needsKey = !secretBox && settings.some(({ type, required }) => type === 'secret' && required);
          const reason = missing ?? (needsKey ? new Refusal('no-secret-key').message : undefined);
          return { kind, name, settings, ...(reason ? { missing: reason } : {}) };
        }),
    );

    serve(
      owner,
      LIST_CONNECTIONS,
      {
        summary: 'Lists where the submissions of a form go.',
        description: 'Of secrets only the names.',
        answer: list(connectionAnswer),
      },
      async ({ params }) => (await listConnections(db, params.formId)).map(shown),
    );

    const adding = {
      summary: 'Connects a form.',
      description: '400 with `errors` by setting.',
      body: newConnection,
      answer: connectionAnswer,
      status: 201,
    };
    serve(owner, ADD_CONNECTION, adding, async ({ params, body }) => {
      if (options.production && !(await findForm(db, params.formId))) throw new Refusal('not-configured');
      const added = checked(body, { id: newId(options.now()), formId: params.formId }, {});
      await addConnection(db, added);
      return shown(added);
    });

    const changing = {
      summary: 'Changes a connection.',
      description: 'Secrets that are left out stay.',
      body: newConnection,
      answer: connectionAnswer,
    };
    serve(owner, CHANGE_CONNECTION, changing, async ({ params, body }) => {
      const stored = await found(params);
      const { kind, state, secrets } = stored;
      if (body.kind !== kind)
        throw new Refusal('connection-invalid', { answer: { errors: { kind: 'This stays what it is.' } } });
      const changed = checked({ state, ...body }, stored, secrets);
      await changeConnection(db, changed);
      return shown(changed);
    });

    serve(owner, REMOVE_CONNECTION, { summary: 'Removes a connection.' }, async ({ params }) => {
      if (!(await removeConnection(db, params.formId, params.id))) throw new Refusal('not-found');
    });

    serve(
      owner,
      TRY_CONNECTION,
      { summary: 'Sends a test to a connection.', answer: tried },
      async ({ params }) => {
        const stored = await found(params);
        const form = await findForm(db, stored.formId);
        const id = newId(options.now());
        try {
          const { type, connection } = connections.openStored(stored);
          const signal = AbortSignal.timeout(options.delivery.timeoutMs);
          const notice = testNotice(form, stored.formId, id, options.now());
          await type.deliver(notice, connection, { idempotencyKey: `test-${id}`, isRepeat: false, signal });
          return { delivered: true };
        } catch (error) {
          if (!(error instanceof DeliveryFailure)) throw error;
          return { delivered: false, problem: error.message };
        }
      },
    );
  });
}

/** What the builder's editor has set besides is read back with a connection: only a slip of a letter counts. */
function misspelt(sent: readonly string[], names: readonly string[]): Record<string, string> {
  const slips = sent.flatMap((name): [string, string][] => {
    const meant = names.includes(name) ? undefined : nearest(name, names, 1);
    return meant ? [[name, `This is not known${didYouMean(meant)}`]] : [];
  });
  return Object.fromEntries(slips);
}

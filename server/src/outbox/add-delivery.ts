/** Gives the server its connections and the outbox that delivers to them while it listens. */
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../config.ts';
import { connectionTypes } from '../connections/connection-types.ts';
import { createConnections } from '../connections/connections.ts';
import { createMailer } from '../connections/mailer.ts';
import type { ServerContext } from '../context.ts';
import { createSecretBox } from '../secrets.ts';
import { Outbox } from './outbox.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

export function addDelivery(
  app: FastifyInstance,
  { db, early, secret }: Pick<ServerContext, 'db' | 'early' | 'secret'>,
  options: ServerOptions,
): Pick<ServerContext, 'connections' | 'outbox' | 'secretBox'> {
  const { mail, secretKeys, timeoutMs } = options.delivery;
  const mailer = mail && createMailer({ ...mail, timeoutMs });
  const [key, ...olderKeys] = secretKeys;
  const secretBox = key ? createSecretBox([key, ...olderKeys]) : undefined;
  const connections = createConnections(early, connectionTypes(options, mailer, { db, secret }), secretBox);
  const outbox = new Outbox(db, connections, options, (error) => app.log.error(error));
  app.decorate('outbox', outbox);
  // A server that is only asked, as by a test, sends nothing of its own accord.
  app.addHook('onListen', () => outbox.start());
  app.addHook('onClose', async () => {
    await outbox.close();
    mailer?.close();
  });
  return { connections, outbox, secretBox };
}

/** Starts the reference server from the environment and says where it is (see config.ts for the variables). */
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { readSettings } from './config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function start(): Promise<void> {
  const settings = readSettings(process.env, root);
  const app = await buildApp({ ...settings, reload: process.argv.includes('--reload') });
  const stop = () => {
    app.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  await app.listen({ host: settings.host, port: settings.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const origin = `http://${settings.host}:${port}`;
  const lines = [`sqs-kit is ready at ${origin}/`, `Owner's views: ${origin}/insights and ${origin}/inbox`];
  if (settings.ownerTokenIsGenerated)
    lines.push(`Owner token for this run: ${settings.ownerToken} (set OWNER_TOKEN to choose one)`);
  console.log(lines.join('\n'));
}

/** One sentence for what a person can mend; the whole error for what they cannot. */
function explain(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const port = process.env.PORT || '4173';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program, or choose a port: PORT=${Number(port) + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1024.`;
  return code ? (stack ?? message) : message;
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

/** Starts the server as the command line and the environment say, and tells where it is. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Area, buildApp } from './app.ts';
import { readSettings, type Settings, USAGE } from './config.ts';
import { Refusal } from './errors.ts';
import { findCommand } from './operations/commands.ts';

/** How long requests that are under way may take when the server is told to end. */
const DRAIN_MS = 10_000;

/**
 * Listens until SIGINT or SIGTERM; what a person can mend ends the process with one sentence.
 * @param more areas beside the server's own
 */
export async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  more: readonly Area[] = [],
): Promise<void> {
  if (args.includes('--help')) return console.log(USAGE);
  try {
    const command = findCommand(args);
    if (command) return console.log(await command(env, process.cwd()));
    await listen(readSettings(args, env, process.cwd()), more);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

async function listen(settings: Settings, more: readonly Area[]): Promise<void> {
  const app = await buildApp(settings, more);
  const stop = async () => {
    // Whoever spreads requests learns of it and sends the next ones elsewhere.
    app.isLeaving = true;
    await wait(settings.leavingSeconds * 1000);
    // What is being answered is answered, but nobody holds the server open.
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  await app.listen({ host: settings.host, port: settings.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const origin = `http://${settings.host}:${port}`;
  const lines = [`sqs-kit is ready at ${origin}/`, `Owner's views: ${origin}/inbox`];
  if (settings.ownerTokenIsGenerated)
    lines.push(`Owner token for this run: ${settings.ownerToken} (set OWNER_TOKEN to choose one)`);
  // In production programs read what is printed: all of it is the log.
  if (settings.production) for (const line of lines) app.log.info(line);
  else console.log(lines.join('\n'));
}

/** What Node says of a place that cannot be listened at. */
interface Place {
  port?: number;
  hostname?: string;
  address?: string;
}

const NOT_HERE = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** One sentence for what a person can mend; the whole error for what they cannot. */
function explain(error: unknown): string {
  const { code, message, stack, port, hostname, address } = error as NodeJS.ErrnoException & Place;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program, or choose another port: PORT=${Number(port) + 1}`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this user. Choose one above 1024.`;
  if (code && NOT_HERE.includes(code)) return `HOST is no address of this machine: ${hostname ?? address}.`;
  return code && !(error instanceof Refusal) ? (stack ?? message) : message;
}

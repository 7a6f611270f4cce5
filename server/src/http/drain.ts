/** Lets the server close as soon as what it was asked is answered. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections ahead of need and keep them for minutes. Node closes those that have been used; one that
 * never asked anything counts as busy, and one whose last answer is under way is kept for the next request: each would
 * hold `close()` until the browser lets go of it.
 */
export function addDrain(app: FastifyInstance): void {
  /** Answers under way, by connection. */
  const answers = new Map<Socket, number>();
  let isClosing = false;
  const count = (socket: Socket, change: number) => {
    const before = answers.get(socket);
    if (before === undefined) return;
    answers.set(socket, before + change);
    if (isClosing && before + change === 0) socket.end();
  };
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return socket.destroy();
    answers.set(socket, 0);
    socket.once('close', () => answers.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, underWay] of answers) if (underWay === 0) socket.destroy();
  });
}

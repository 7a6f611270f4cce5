/** ALTCHA: a proof of work that the page's own server hands out and checks; the visitor does nothing, no third party is asked. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { createHttp } from '../http/http.ts';
import type { CaptchaProvider } from './provider.ts';

export const altcha: CaptchaProvider = async (_container, { challengeUrl }) => {
  const http = createHttp('', { crumb: false });
  let work: { token: Promise<string | undefined>; controller: AbortController } | undefined;

  async function solve(controller: AbortController): Promise<string | undefined> {
    try {
      const { body } = await http.send(challengeUrl, { signal: controller.signal });
      const challenge = body as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey, controller });
      return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
    } catch {
      // Unsolved is unsolved: the form says "Complete CAPTCHA", and the next submit starts a new puzzle.
      return undefined;
    }
  }

  function start() {
    const controller = new AbortController();
    work = { token: solve(controller), controller };
    return work;
  }

  function stop() {
    work?.controller.abort();
    work = undefined;
  }

  start();
  return {
    async answer() {
      const token = await (work ?? start()).token;
      if (!token) stop();
      return token ? { captchaKey: token } : undefined;
    },
    // A solution is good once; the next puzzle is solved while the visitor, who has no part in it, corrects the form.
    async reset() {
      stop();
      start();
    },
    remove: stop,
  };
};

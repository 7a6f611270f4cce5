/** Sends a password and keeps what came of it (behaviour/access#passwords). */
import { useRef, useState } from 'react';
import {
  collectionIdOfBody,
  failureOf,
  type PasswordProblem,
  type PasswordTarget,
  passwordProblem,
} from '../../domain/auth/password.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { createVisitorAuthApi } from '../../services/auth/visitor-auth-api.ts';
import { createHttp, HttpError } from '../../services/http/http.ts';
import { reloadPage } from '../../services/http/navigation.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { PasswordConfig } from './config.ts';
import type { PasswordEvents } from './events.ts';

export function usePassword(config: PasswordConfig, host: WidgetHost<never, PasswordEvents>) {
  const site = usePage()?.site;
  /** Counts, so that each one takes the focus. */
  const [failures, setFailures] = useState(0);
  const [failure, setFailure] = useState<PasswordProblem>();
  const [isSending, setSending] = useState(false);
  const [hasTypedSince, setTyped] = useState(false);
  const isLocked = useRef(false);
  const isDesignFrame = config.designFrame || (site?.isDesignFrame ?? false);

  function fail(problem: PasswordProblem): false {
    setFailure(problem);
    setFailures((count) => count + 1);
    return false;
  }

  /** @returns what went wrong */
  async function send(password: string): Promise<PasswordProblem | undefined> {
    try {
      const http = createHttp(apiRootOf(config.apiRoot, site?.apiRoot));
      await createVisitorAuthApi(http).enterPassword(password, targetOf(config, site?.collectionId));
    } catch (error) {
      const isAnswer = error instanceof HttpError;
      // The visitor reads to try again; the owner reads why that cannot help.
      if (!isAnswer) console.error(error);
      host.emit('sqs-password-failure', { status: isAnswer ? error.status : 0 });
      return isAnswer ? failureOf(error.status) : 'tryAgain';
    }
  }

  /** @returns whether the visitor was let in; the page then loads again unless it prevents that */
  async function submit(password: string): Promise<boolean> {
    if (isLocked.current) return false;
    setTyped(false);
    if (isDesignFrame) return fail('logOutToTest');
    if (password === '') return fail('empty');
    isLocked.current = true;
    setFailure(undefined);
    setSending(true);
    const problem = await send(password);
    isLocked.current = false;
    setSending(false);
    if (problem) return fail(problem);
    if (host.emit('sqs-password-success', undefined, { cancelable: true })) reloadPage();
    return true;
  }

  return {
    submit,
    isSending,
    failures,
    problem: passwordProblem({ isDesignFrame, failure, hasTypedSince }),
    onType: () => setTyped(true),
  };
}

/** @throws Error when a collection is meant and none is known */
function targetOf(config: PasswordConfig, ofSite: string | undefined): PasswordTarget {
  if (config.kind === 'site' && !config.collectionId) return { kind: 'site' };
  const collectionId = config.collectionId || collectionIdOfBody(document.body.id) || ofSite;
  if (!collectionId) throw new Error('<sqs-password>: the page names no collection.');
  return { kind: 'collection', collectionId };
}

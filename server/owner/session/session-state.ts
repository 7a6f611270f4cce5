/** Who is signed in, as far as the page knows. */

export type Session =
  | { state: 'asking' }
  | { state: 'unknown'; problem: string }
  /** `note` says why, when the owner did not sign out. */
  | { state: 'out'; note: string }
  | { state: 'in'; email: string };

export type SessionEvent =
  | { type: 'asked' }
  | { type: 'in'; email: string }
  | { type: 'out' }
  /** A call was refused for want of a session. */
  | { type: 'refused' }
  | { type: 'failed'; problem: string };

export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'asked':
      return { state: 'asking' };
    case 'in':
      return { state: 'in', email: event.email };
    case 'out':
      return { state: 'out', note: '' };
    case 'refused':
      // Several calls may be refused at once, and the one that asks who is there is no news.
      if (session.state === 'in')
        return { state: 'out', note: 'Your session has ended. Please sign in again.' };
      return session.state === 'asking' ? { state: 'out', note: '' } : session;
    case 'failed':
      return { state: 'unknown', problem: event.problem };
  }
}

/** The owner's views: whoever is not signed in signs in first, at whichever address. */
import './styles/tokens.css';
import './styles/base.css';
import './styles/sheet.css';
import { ApiContext } from './api/use-api.ts';
import { SignIn } from './session/sign-in.tsx';
import { useSession } from './session/use-session.ts';
import { AnnouncerProvider } from './shell/announcer.tsx';
import { Shell } from './shell/shell.tsx';
import { Failed, Waiting } from './ui/states.tsx';
import { View } from './view.tsx';

export function App() {
  const { session, client, actions } = useSession();
  return (
    <ApiContext value={client}>
      {session.state === 'asking' && <Waiting what="the session" />}
      {session.state === 'unknown' && <Failed problem={session.problem} retry={actions.ask} />}
      {session.state === 'out' && <SignIn note={session.note} onSignedIn={actions.signedIn} />}
      {session.state === 'in' && (
        // What is announced ends with the session: the calls that its end refuses have no news of their own.
        <AnnouncerProvider>
          <Shell email={session.email} signOut={actions.signOut}>
            <View email={session.email} signOut={actions.signOut} />
          </Shell>
        </AnnouncerProvider>
      )}
    </ApiContext>
  );
}

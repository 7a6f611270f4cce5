/** The settings: what holds for the whole site, who may come in, and what is kept of one person. */
import './settings.css';
import { Title } from '../navigation/title.tsx';
import { Owners } from './owners.tsx';
import { Password } from './password.tsx';
import { Person } from './person.tsx';
import { SiteSettings } from './site-settings.tsx';
import { Tokens } from './tokens.tsx';

export function Settings({ email, signOut }: { email: string; signOut: () => Promise<void> }) {
  return (
    <main className="sheet settings">
      <header>
        <Title text="Settings" />
      </header>
      <SiteSettings />
      <Person />
      <Owners self={email} />
      <Tokens />
      <Password email={email} signOut={signOut} />
    </main>
  );
}

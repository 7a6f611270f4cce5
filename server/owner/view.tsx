/** The view of the address. */
import { Builder } from './builder/builder.tsx';
import { Connections } from './connections/connections.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { Insights } from './insights/insights.tsx';
import { Members } from './lists/members.tsx';
import { listPlaceOf } from './lists/place.ts';
import { usePlace } from './navigation/place.ts';
import { Settings } from './settings/settings.tsx';

interface ViewProps {
  email: string;
  signOut: () => Promise<void>;
}

export function View({ email, signOut }: ViewProps) {
  const { path, query } = usePlace();
  const list = listPlaceOf(query);
  switch (path) {
    case '/insights':
      return <Insights />;
    case '/forms':
      return <Builder />;
    case '/connections':
      return list ? <Members key={list.id} {...list} /> : <Connections />;
    case '/settings':
      return <Settings email={email} signOut={signOut} />;
    default:
      return <Inbox />;
  }
}

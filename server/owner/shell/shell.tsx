/** The frame of every view: where one can go, and who is signed in. Below 48rem its links are a bar at the lower edge. */
import './shell.css';
import { type ReactNode, useState } from 'react';
import { useAction } from '../api/use-action.ts';
import { Link } from '../navigation/link.tsx';
import { usePlace } from '../navigation/place.ts';
import { Brand } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Problem } from '../ui/states.tsx';
import { SideContext } from './side.tsx';

const VIEWS: readonly { href: string; name: string; icon: IconName }[] = [
  { href: '/inbox', name: 'Inbox', icon: 'inbox' },
  { href: '/insights', name: 'Insights', icon: 'chart' },
  { href: '/forms', name: 'Forms', icon: 'form' },
  { href: '/connections', name: 'Connections', icon: 'plug' },
  { href: '/settings', name: 'Settings', icon: 'sliders' },
];

interface ShellProps {
  email: string;
  signOut: () => Promise<void>;
  children: ReactNode;
}

export function Shell({ email, signOut, children }: ShellProps) {
  const { path } = usePlace();
  const [side, setSide] = useState<HTMLElement | null>(null);
  const { run, isBusy, problem } = useAction(signOut);
  return (
    <div className="shell">
      <header className="side">
        <p className="brand">
          <Brand size={22} />
          sqs-kit
        </p>
        <nav className="views" aria-label="Views">
          {VIEWS.map(({ href, name, icon }) => (
            <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              <Icon name={icon} />
              {name}
            </Link>
          ))}
        </nav>
        <div className="side-more" ref={setSide} />
        <div className="account">
          <Problem text={problem} />
          <p title={email}>{email}</p>
          <Button look="bare" label="Sign out" isBusy={isBusy} onClick={() => run()}>
            <Icon name="leave" />
          </Button>
        </div>
      </header>
      <SideContext value={side}>{children}</SideContext>
    </div>
  );
}

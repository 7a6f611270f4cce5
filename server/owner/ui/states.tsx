/** What stands in place of something that is on its way, failed, or is not there. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export function Waiting({ what }: { what: string }) {
  return (
    <p className="state" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="unseen">Loading {what} …</span>
    </p>
  );
}

export function Failed({ problem, retry }: { problem: string; retry: () => void }) {
  return (
    <div className="state">
      <p role="alert">{problem}</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="state">
      <Icon name={icon} />
      <p className="state-title">{title}</p>
      {children}
    </div>
  );
}

/** Beside the control that failed; empty: nothing did. */
export function Problem({ text }: { text: string }) {
  return text ? (
    <p className="problem" role="alert">
      {text}
    </p>
  ) : null;
}

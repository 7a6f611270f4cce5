/** A connection: where it leads, whether it is on, and what can be done with it. */
import { useState } from 'react';
import type { Connection, ConnectionState } from '../../../src/domain/api/owner/connections.ts';
import { useAction } from '../api/use-action.ts';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Problem } from '../ui/states.tsx';
import { Switch } from '../ui/switch.tsx';

interface ConnectionLineProps {
  connection: Connection;
  /** Of its kind. */
  name: string;
  /** Absent: this server does not know the kind. */
  edit: (() => void) | undefined;
  turn: (state: ConnectionState) => Promise<void>;
  test: () => Promise<{ delivered: boolean; problem?: string }>;
  remove: () => Promise<void>;
}

const STATE_WORDS: Readonly<Record<ConnectionState, string>> = {
  connected: 'Connected',
  disconnected: 'Disconnected: nothing is sent',
  pending: 'Waits for a confirmation: nothing is sent yet',
};

export function ConnectionLine({ connection, name, edit, turn, test, remove }: ConnectionLineProps) {
  const { target, state } = connection;
  const announce = useAnnounce();
  const [asks, setAsks] = useState(false);
  const turning = useAction(() => turn(state === 'disconnected' ? 'connected' : 'disconnected'));
  const testing = useAction(async () => {
    const { delivered, problem = 'It was refused.' } = await test();
    if (!delivered) throw new Error(`The test did not arrive. ${problem}`);
    announce(`The test was delivered: ${target}.`);
  });
  return (
    <li>
      <div className="line-words">
        <p>{target}</p>
        <p className="hint">
          {name} · {STATE_WORDS[state]}
        </p>
        <Problem text={testing.problem || turning.problem} />
      </div>
      <div className="actions">
        <Switch
          label={`Send to ${target}`}
          isOn={state !== 'disconnected'}
          isBusy={turning.isBusy}
          turn={() => turning.run()}
        />
        <Button isBusy={testing.isBusy} onClick={() => testing.run()}>
          Send a test
        </Button>
        {edit && <Button onClick={edit}>Edit</Button>}
        <Button look="danger" onClick={() => setAsks(true)}>
          Remove
        </Button>
      </div>
      {asks && (
        <Confirm
          title="Remove the connection?"
          text={`Nothing more is sent to: ${target}. Its settings and secrets are deleted.`}
          yes="Remove"
          act={async () => {
            await remove();
            announce('The connection was removed.');
          }}
          close={() => setAsks(false)}
        />
      )}
    </li>
  );
}

/** What can be connected; what this server has no means for says why. */
import type { ConnectionKindInfo } from '../../../src/domain/api/owner/connections.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface KindPickerProps {
  kinds: readonly ConnectionKindInfo[];
  choose: (info: ConnectionKindInfo) => void;
}

export function KindPicker({ kinds, choose }: KindPickerProps) {
  return (
    <section aria-labelledby="kinds-title">
      <h2 id="kinds-title">Add a connection</h2>
      <ul className="kinds">
        {kinds.map((info) => (
          <li key={info.kind}>
            <Button disabled={info.missing !== undefined} onClick={() => choose(info)}>
              <Icon name="plus" />
              {info.name}
            </Button>
            {info.missing && <p className="hint">{info.missing}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list of keys, and the switch that turns them off. */
import { Dialog } from '../ui/dialog.tsx';
import { PLAIN_KEYS, SHORTCUTS } from './shortcuts.ts';

interface ShortcutsDialogProps {
  isOn: boolean;
  turn: (on: boolean) => void;
  close: () => void;
}

export function ShortcutsDialog({ isOn, turn, close }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keys" close={close}>
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} />
        Use keys
      </label>
      <dl className="keys">
        {[...PLAIN_KEYS, ...SHORTCUTS].map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Escape' ? 'Esc' : key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

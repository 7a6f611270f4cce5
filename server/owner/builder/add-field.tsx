/** The types of fields that can be added. */
import type { FieldType } from '../../../src/domain/forms/fields/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TYPE_NAMES } from './words.ts';

export function AddField({ add, close }: { add: (type: FieldType) => void; close: () => void }) {
  return (
    <Dialog title="Add a field" close={close}>
      <ul className="types">
        {(Object.keys(TYPE_NAMES) as FieldType[]).map((type) => (
          <li key={type}>
            <Button onClick={() => add(type)}>{TYPE_NAMES[type]}</Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

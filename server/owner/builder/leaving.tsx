/** Asks before a form is left that has changes; they are kept in this tab either way. */
import { useCallback, useState } from 'react';
import { useLeaving } from '../navigation/leaving.ts';
import { go } from '../navigation/place.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function Leaving({ isHeld, name }: { isHeld: boolean; name: string }) {
  const [href, setHref] = useState('');
  useLeaving(
    isHeld,
    useCallback((wanted: string) => setHref(wanted), []),
  );
  if (!href) return null;
  const stay = () => setHref('');
  return (
    <Dialog title="Leave without saving?" close={stay}>
      <p>
        Visitors see {name} as it was saved last. Your changes wait in this tab of the browser until you come
        back to the form.
      </p>
      <div className="actions">
        <Button look="main" onClick={stay}>
          Stay
        </Button>
        <Button onClick={() => go(href)}>Leave</Button>
      </div>
    </Dialog>
  );
}

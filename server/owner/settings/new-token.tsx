/** A token that was just made: nobody sees it again. */
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export function NewToken({ token }: { token: string }) {
  const announce = useAnnounce();
  const output = useRef<HTMLInputElement>(null);
  // Each new token is shown.
  useEffect(() => output.current?.select(), [token]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      announce('The token was copied.');
    } catch {
      // Without https there is no clipboard: it is selected, and the keys of the browser copy it.
      output.current?.select();
      announce('The token is selected: copy it with the keys of your browser.');
    }
  }
  return (
    <div className="note new-token">
      <p>Copy it now: it is not shown again.</p>
      <div className="actions">
        <input className="input" aria-label="New token" readOnly value={token} ref={output} />
        <Button onClick={copy}>
          <Icon name="copy" />
          Copy
        </Button>
      </div>
    </div>
  );
}

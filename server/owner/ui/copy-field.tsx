/** A text to be copied, by a button or, where the browser has no clipboard for it, by the keys of the browser. */
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  /** What it is called in a sentence: "The token". */
  what: string;
  /** Selected as soon as it is shown. */
  isSelected?: boolean;
}

export function CopyField({ label, value, what, isSelected = false }: CopyFieldProps) {
  const announce = useAnnounce();
  const output = useRef<HTMLInputElement>(null);
  // Each new value is shown.
  useEffect(() => {
    if (isSelected && value) output.current?.select();
  }, [isSelected, value]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      announce(`${what} was copied.`);
    } catch {
      // Without https there is no clipboard.
      output.current?.select();
      announce(`${what} is selected: copy it with the keys of your browser.`);
    }
  }
  return (
    <div className="actions copy-field">
      <input className="input" aria-label={label} readOnly value={value} ref={output} />
      <Button onClick={copy}>
        <Icon name="copy" />
        Copy
      </Button>
    </div>
  );
}

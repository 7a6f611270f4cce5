/** A modal dialog of the browser: focus goes in, Escape closes it, and the focus goes back. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusTitle } from '../navigation/title.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  close: () => void;
  children: ReactNode;
}

/** It is open as long as it is rendered. */
export function Dialog({ title, close, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // Not the cross, which comes first.
    content.current?.querySelector<HTMLElement>('input, button')?.focus();
    return () => {
      // What the dialog removed takes its button along.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else focusTitle();
    };
  }, []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={close}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="bare" label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </Button>
      </header>
      <div ref={content}>{children}</div>
    </dialog>
  );
}

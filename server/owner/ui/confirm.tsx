/** Asks before something that cannot be taken back. */
import { useAction } from '../api/use-action.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Problem } from './states.tsx';

interface ConfirmProps {
  title: string;
  /** What will happen. */
  text: string;
  /** What the button says. */
  yes: string;
  act: () => Promise<void>;
  close: () => void;
}

export function Confirm({ title, text, yes, act, close }: ConfirmProps) {
  const { run, isBusy, problem } = useAction(async () => {
    await act();
    close();
  });
  return (
    <Dialog title={title} close={close}>
      <p>{text}</p>
      <Problem text={problem} />
      <div className="actions">
        <Button onClick={close}>Cancel</Button>
        <Button look="danger" isBusy={isBusy} onClick={() => run()}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}

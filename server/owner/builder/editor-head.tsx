/** Which form it is, whether it is saved, and how to save it. */
import { Link } from '../navigation/link.tsx';
import { Title } from '../navigation/title.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface EditorHeadProps {
  name: string;
  hasChanges: boolean;
  isBusy: boolean;
  save: () => void;
  discard: () => void;
}

export function EditorHead({ name, hasChanges, isBusy, save, discard }: EditorHeadProps) {
  return (
    <header>
      <div className="builder-name">
        <Link className="button" data-look="bare" href="/forms" aria-label="All forms" title="All forms">
          <Icon name="back" />
        </Link>
        <Title text={name} mark={hasChanges ? '● ' : ''} />
      </div>
      <div className="actions">
        <p className="hint" role="status">
          {hasChanges ? 'Not saved yet' : 'Saved'}
        </p>
        {hasChanges && <Button onClick={discard}>Discard</Button>}
        <Button look="main" isBusy={isBusy} onClick={save}>
          Save
        </Button>
      </div>
    </header>
  );
}

/** A token that was just made: nobody sees it again. */
import { CopyField } from '../ui/copy-field.tsx';

export function NewToken({ token }: { token: string }) {
  return (
    <div className="note new-token">
      <p>Copy it now: it is not shown again.</p>
      <CopyField label="New token" value={token} what="The token" isSelected />
    </div>
  );
}

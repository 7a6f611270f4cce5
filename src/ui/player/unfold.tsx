/** What unfolds below a player: the button for it, and the lyrics, which are fetched when somebody asks for them. */
import { useLate } from '../use-late.ts';
import { Icon } from './icon.tsx';
import type { LyricsProps } from './lyrics.tsx';

interface UnfoldProps {
  /** What unfolds; the button is the part `show-…`. */
  part: string;
  label: string;
  shape: string;
  isOpen: boolean;
  /** Id of what unfolds, where it is in the page. */
  controls: string | undefined;
  onClick: () => void;
}

export function Unfold({ part, label, shape, isOpen, controls, onClick }: UnfoldProps) {
  return (
    <button
      type="button"
      part={`show-${part}`}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
    >
      <Icon d={shape} />
    </button>
  );
}

export function UnfoldedLyrics({ isOpen, ...props }: LyricsProps & { isOpen: boolean }) {
  const { part, isLost } = useLate(isOpen, 'lyrics', () => import('./lyrics.tsx'), props.host.busy);
  if (!isOpen || !props.url) return null;
  if (isLost)
    return (
      <p part="lyrics" role="status" id={props.id}>
        {props.texts.lyricsFailed}
      </p>
    );
  return part ? <part.Lyrics key={props.url} {...props} /> : null;
}

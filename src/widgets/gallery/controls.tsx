/** The controls of a carousel: to the picture before and after, play and pause. */
import type { galleryMessages } from '../../i18n/en/gallery.ts';

export interface ControlsProps {
  hasSteps: boolean;
  /** undefined when nothing moves by itself. */
  plays: boolean | undefined;
  texts: typeof galleryMessages;
  onStep: (by: 1 | -1) => void;
  onChoose: (plays: boolean) => void;
}

export function Controls({ hasSteps, plays, texts, onStep, onChoose }: ControlsProps) {
  return (
    <>
      {plays !== undefined && (
        <Control
          part="play"
          label={plays ? texts.pause : texts.play}
          path={plays ? 'M9 6v12M15 6v12' : 'M8 5l11 7-11 7z'}
          onClick={() => onChoose(!plays)}
        />
      )}
      {hasSteps && (
        <>
          <Control part="previous" label={texts.previous} path="M15 5l-7 7 7 7" onClick={() => onStep(-1)} />
          <Control part="next" label={texts.next} path="M9 5l7 7-7 7" onClick={() => onStep(1)} />
        </>
      )}
    </>
  );
}

interface ControlProps {
  part: string;
  label: string;
  /** On a 24 px grid. */
  path: string;
  onClick: () => void;
}

function Control({ part, label, path, onClick }: ControlProps) {
  return (
    <button type="button" part={part} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

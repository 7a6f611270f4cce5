/** Where a captcha provider puts its widget, aligned as the owner set it, and what is to be done with it. */
import type { Captcha } from './use-captcha.ts';

/** By the number of the form's setting. */
const ALIGNMENTS = [undefined, 'left', 'center', 'right'];

interface CaptchaBoxProps {
  captcha: Captcha;
  alignment: number;
  /** Id of the note that says why nothing can be submitted. */
  noteId: string;
}

export function CaptchaBox({ captcha, alignment, noteId }: CaptchaBoxProps) {
  return (
    <>
      <div data-part="captcha" data-align={ALIGNMENTS[alignment]} ref={captcha.container} />
      {captcha.due && (
        <p data-part="captcha-note" id={noteId} role="status">
          {captcha.due}
        </p>
      )}
    </>
  );
}

/** Of the button that submits: whether it waits, and for what. */
export function waiting(captcha: Captcha, isBusy: boolean, noteId: string) {
  return {
    'aria-disabled': isBusy || !!captcha.due || undefined,
    'aria-describedby': captcha.due ? noteId : undefined,
  };
}

/** Says which track cannot be played, and offers its file. */

import type { Track } from '../../domain/audio/track.ts';
import { isSafeRedirect } from '../../domain/links.ts';
import { fill } from '../../domain/text/fill.ts';
import type { audioMessages } from '../../i18n/en/audio.ts';
import type { AlbumSnapshot } from '../../services/media/album-store.ts';

interface FailureProps {
  album: AlbumSnapshot;
  /** The active one. */
  track: Track;
  hasDownload: boolean;
  texts: typeof audioMessages;
}

export function Failure({ album: { hasFailed, lost }, track, hasDownload, texts }: FailureProps) {
  const silent = hasFailed ? track : lost;
  return (
    <p part="error" role="alert" hidden={!silent}>
      {silent && (
        <>
          {fill(texts.failed, { title: silent.title })}{' '}
          {hasDownload && isSafeRedirect(silent.url) && (
            <a href={silent.url} download="">
              {texts.download}
            </a>
          )}
        </>
      )}
    </p>
  );
}

/** What a player's style sheet goes by. */
export function stateOf({ hasFailed, isPlaying, isWaiting }: AlbumSnapshot): string {
  if (hasFailed) return 'failed';
  return isPlaying ? (isWaiting ? 'waiting' : 'playing') : 'paused';
}

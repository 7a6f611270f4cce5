/** The lyrics of a track as text; where they say when each line is sung, that one stands out (behaviour/audio#lyrics). */
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type LyricsLine, lineAt } from '../../domain/audio/lyrics-line.ts';
import type { audioMessages } from '../../i18n/en/audio.ts';
import type { AlbumStore } from '../../services/media/album-store.ts';
import { fetchLyrics } from '../../services/media/fetch-lyrics.ts';
import type { TagHost } from '../widget-host.ts';
import css from './lyrics.css';

export interface LyricsProps {
  id: string;
  url: string;
  store: AlbumStore;
  texts: typeof audioMessages;
  host: Pick<TagHost, 'busy' | 'adoptStyles'>;
}

export function Lyrics({ id, url, store, texts, host }: LyricsProps) {
  const [lyrics, setLyrics] = useState<{ lines?: readonly LyricsLine[]; isLost?: boolean }>({});
  useLayoutEffect(() => host.adoptStyles(css), [host]);
  useLayoutEffect(() => {
    const aborter = new AbortController();
    const done = host.busy();
    fetchLyrics(url, aborter.signal)
      .then(
        (lines) => setLyrics({ lines }),
        () => aborter.signal.aborted || setLyrics({ isLost: true }),
      )
      .finally(done);
    return () => aborter.abort();
  }, [url]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark, since a page may have many
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <div part="lyrics" id={id} role="group" aria-label={texts.lyrics} tabIndex={0}>
      {lyrics.lines ? (
        <Lines lines={lyrics.lines} store={store} />
      ) : (
        <p role="status">{lyrics.isLost ? texts.lyricsFailed : texts.lyricsLoading}</p>
      )}
    </div>
  );
}

function Lines({ lines, store }: { lines: readonly LyricsLine[]; store: AlbumStore }) {
  const sung = useSyncExternalStore(store.subscribeTime, () => lineAt(lines, store.time().position));
  return (
    <>
      {lines.map(({ text }, index) => (
        // A refrain stands there several times.
        <p key={`${index} ${text}`} part="line" data-sung={index === sung || undefined}>
          <bdi>{text || '\u00a0'}</bdi>
        </p>
      ))}
    </>
  );
}

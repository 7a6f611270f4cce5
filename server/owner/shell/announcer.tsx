/** What just happened, said once to eye and screen reader, with a way back where there is one. */
import './announcer.css';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface News {
  text: string;
  undo?: () => void;
}

type Announce = (text: string, undo?: () => void) => void;

const AnnounceContext = createContext<Announce>(() => {});

export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [news, setNews] = useState<News>();
  const announce = useCallback<Announce>((text, undo) => setNews({ text, ...(undo && { undo }) }), []);
  const dismiss = () => setNews(undefined);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* Always there: a live region that comes with its text is not read. */}
      <div className="news" data-empty={news ? undefined : ''}>
        <p role="status">{news?.text}</p>
        {news?.undo && (
          <Button
            look="link"
            onClick={() => {
              news.undo?.();
              dismiss();
            }}
          >
            Undo
          </Button>
        )}
        {news && (
          <Button look="bare" label="Dismiss the message" onClick={dismiss}>
            <Icon name="cross" />
          </Button>
        )}
      </div>
    </AnnounceContext>
  );
}

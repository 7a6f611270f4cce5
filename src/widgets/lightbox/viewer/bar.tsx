/** The upper edge of the viewer: which picture it is, and what can be done with it. */
import type { ReactNode, RefObject } from 'react';
import type { lightboxMessages } from '../../../i18n/en/lightbox.ts';
import type { LightboxConfig } from '../config.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { ShownItem } from './use-item.ts';

export interface BarProps {
  stage: RefObject<HTMLElement | null>;
  config: LightboxConfig;
  texts: typeof lightboxMessages;
  index: number;
  count: number;
  /** Address of what is shown, as it is linked. */
  url: string;
  kind: ShownItem['kind'];
  isZoomed: boolean;
  onZoom(): void;
}

export function Bar({ stage, config, texts, index, count, url, kind, isZoomed, onZoom }: BarProps) {
  return (
    <div part="bar">
      {count > 1 && (
        <span part="counter" aria-hidden="true">
          {`${index + 1} / ${count}`}
        </span>
      )}
      <div part="tools">
        {config.download && kind === 'picture' && (
          <a
            part="download"
            href={url}
            download=""
            target="_blank"
            rel="noopener"
            aria-label={texts.download}
          >
            <Shape>
              <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
            </Shape>
          </a>
        )}
        {config.fullscreen && document.fullscreenEnabled && <FullScreenButton stage={stage} texts={texts} />}
        {kind === 'picture' && (
          <button type="button" part="zoom" aria-label={texts.zoom} aria-pressed={isZoomed} onClick={onZoom}>
            <Shape>
              <path d={isZoomed ? 'M7 11h8M16 16l5 5' : 'M11 7v8M7 11h8M16 16l5 5'} />
              <circle cx="11" cy="11" r="7.5" />
            </Shape>
          </button>
        )}
      </div>
    </div>
  );
}

function FullScreenButton({ stage, texts }: Pick<BarProps, 'stage' | 'texts'>) {
  const { isOn, toggle } = useFullScreen(stage);
  return (
    <button
      type="button"
      part="fullscreen"
      aria-label={texts.fullscreen}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Shape>
        <path
          d={isOn ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'}
        />
      </Shape>
    </button>
  );
}

export function Shape({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

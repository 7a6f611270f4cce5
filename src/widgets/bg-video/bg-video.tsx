/** The view of `<sqs-bg-video>`: the still image, the video over it, the author's content over both, and one button. */

import { type ComponentType, type CSSProperties, useCallback, useLayoutEffect, useMemo } from 'react';
import { fill } from '../../domain/text/fill.ts';
import { backgroundState, controlOf, isVideoSeen } from '../../domain/video/background.ts';
import { PROVIDER_NAMES } from '../../domain/video/embed.ts';
import { filterCss } from '../../domain/video/filter.ts';
import { bgVideoMessages } from '../../i18n/en/bg-video.ts';
import { adoptStyles } from '../../services/html/adopt-styles.ts';
import { Picture } from '../../ui/picture.tsx';
import { useContent } from '../../ui/use-content.ts';
import { useLate } from '../../ui/use-late.ts';
import { useReported } from '../../ui/use-reported.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { BgVideoConfig } from './config.ts';
import type { BgVideoEvents } from './events.ts';
import { type FoundBackground, findBackground } from './find-background.ts';
import type { BackgroundPlayerProps } from './player-props.ts';
import { type BgVideoMethods, useBackground } from './use-background.ts';
import { useHolds } from './use-holds.ts';
import { useRestraints } from './use-restraints.ts';
import wordsCss from './words.css';

export function BgVideo({ config, host }: WidgetProps<BgVideoConfig, BgVideoMethods, BgVideoEvents>) {
  const texts = host.texts('bg-video', bgVideoMessages);
  const find = useCallback((element: HTMLElement) => findBackground(config, element), [config]);
  const content = useContent(host.element, find);
  const mistake = content && 'reason' in content ? content : undefined;
  const found = mistake ? undefined : (content as FoundBackground | undefined);
  // With a JSON child that cannot be read nobody knows what it names.
  const { isUsable } = host;
  useReported(
    useMemo(() => (mistake && isUsable ? [mistake] : undefined), [mistake, isUsable]),
    host,
  );
  const provider = found && found.video.provider !== 'file' ? PROVIDER_NAMES[found.video.provider] : '';

  const restraints = useRestraints(config, provider !== '');
  const { video, background, store, playback, choose } = useBackground(found, config, restraints, host);
  useHolds(host.element, store);
  useLayoutEffect(() => adoptStyles(host.element, wordsCss), [host]);

  const hasPlayer = video !== undefined && !['none', 'failed'].includes(background.player);
  const { filter, filterStrength, scale, fit, fallbackImage, fallbackAlt, label, buttonPlace } = config;
  const look = { '--_filter': filterCss(filter, filterStrength), '--_scale': String(scale) };
  const control = found && controlOf(background);
  const [plain, titled] =
    control === 'play' ? [texts.play, texts.playTitle] : [texts.pause, texts.pauseTitle];
  const needsConsent = background.restraints.includes('consent') && background.player === 'none';
  return (
    <>
      <div part="stage" data-fit={fit} data-state={backgroundState(background)} style={look as CSSProperties}>
        <div part="still">
          <slot name="fallback">
            <Picture src={fallbackImage} alt={fallbackAlt} fetchPriority="high">
              {fallbackAlt && <span role="img" aria-label={fallbackAlt} />}
            </Picture>
          </slot>
        </div>
        {hasPlayer && (
          <Screen
            // Another kind of player is another part.
            key={provider}
            video={video}
            playback={playback}
            store={store}
            label={label || texts.label}
            isSeen={isVideoSeen(background)}
            busy={host.busy}
          />
        )}
      </div>
      <div part="content">
        <slot />
      </div>
      {control && (
        <div part="control" data-place={buttonPlace}>
          {needsConsent && (
            <p part="consent" id={host.id('consent')}>
              {fill(texts.consent, { provider })}
            </p>
          )}
          <button
            type="button"
            part="button"
            aria-label={label ? fill(titled, { title: label }) : plain}
            aria-describedby={needsConsent ? host.id('consent') : undefined}
            onClick={() => choose(control)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={control === 'play' ? PLAY : PAUSE} />
            </svg>
          </button>
        </div>
      )}
    </>
  );
}

interface ScreenProps extends BackgroundPlayerProps {
  isSeen: boolean;
  busy: () => () => void;
}

/** The video, in a player that is fetched when it may play. */
function Screen({ isSeen, busy, ...props }: ScreenProps) {
  const isFile = props.video.provider === 'file';
  const { part: Player, isLost } = useLate<ComponentType<BackgroundPlayerProps<never>>>(
    true,
    'background video',
    async () =>
      isFile
        ? (await import('./file-player.tsx')).FilePlayer
        : (await import('./frame-player.tsx')).FramePlayer,
    busy,
  );
  const { store } = props;
  useLayoutEffect(() => {
    if (isLost) store.fail('part', 'The player of the background video could not be loaded');
  }, [isLost, store]);
  return (
    <div part="screen" data-seen={isSeen} aria-hidden="true" inert>
      {Player && <Player {...(props as BackgroundPlayerProps<never>)} />}
    </div>
  );
}

const PLAY = 'M8 5.14v13.72a1 1 0 0 0 1.5.86l11.4-6.86a1 1 0 0 0 0-1.72L9.5 4.28A1 1 0 0 0 8 5.14z';
const PAUSE = 'M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z';

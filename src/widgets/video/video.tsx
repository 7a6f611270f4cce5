/** The view of `<sqs-video>`: a poster with a button; the player and everything of its provider come when it is pressed. */

import {
  type ComponentType,
  type CSSProperties,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fill } from '../../domain/text/fill.ts';
import { PROVIDER_NAMES, stillOf, watchAddress } from '../../domain/video/embed.ts';
import { videoMessages } from '../../i18n/en/video.ts';
import { Picture } from '../../ui/picture.tsx';
import { useContent } from '../../ui/use-content.ts';
import { useIsRestricted } from '../../ui/use-is-restricted.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost, WidgetProps } from '../../ui/widget-host.ts';
import type { VideoConfig } from './config.ts';
import type { VideoEvents } from './events.ts';
import { type FoundVideo, findVideo, type VideoMistake } from './find-video.ts';
import type { ShownProps, VideoMethods } from './player-props.ts';
import { usePlayer } from './use-player.ts';
import { useQuietFrames } from './use-quiet-frames.ts';

const WIDE = 16 / 9;

export function Video({ config, host }: WidgetProps<VideoConfig, VideoMethods, VideoEvents>) {
  const texts = host.texts('video', videoMessages);
  const find = useCallback((element: HTMLElement) => findVideo(config, element), [config]);
  const content = useContent(host.element, find);
  const mistake = content && 'reason' in content ? content : undefined;
  const video = mistake ? undefined : (content as FoundVideo | undefined);
  useMistake(mistake, host);
  useQuietFrames(host.element, video !== undefined);

  const player = usePlayer(video, host);
  const isShown = player.state !== 'idle';
  const { Shown, isLost } = useShown(config.lightbox, isShown, host);
  const { lightbox } = config;

  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (!lightbox || wasShown.current === isShown) return;
    wasShown.current = isShown;
    host.emit(isShown ? 'sqs-video-open' : 'sqs-video-close');
  }, [isShown, lightbox, host]);

  const [arrived, setArrived] = useState({ url: '', ratio: 0 });
  const isRestricted = useIsRestricted();
  // Whether anything has to be said is not known before the site is.
  const isEarly = !usePage();
  if (!video) return <slot />;

  const { source, title } = video;
  // Where nobody says its shape, it has that of the file.
  const url = watchAddress(source);
  const ratio = video.ratio || (arrived.url === url && arrived.ratio) || WIDE;
  const provider = config.provider || providerName(video);
  const label = title ? fill(texts.playTitle, { title }) : texts.play;
  const isFile = source.provider === 'file';
  const failure = (player.state === 'failed' || isLost) && (
    <p part="error" role="alert">
      {texts.failed} <a href={url}>{isFile ? texts.download : fill(texts.watch, { provider })}</a>
    </p>
  );
  const isPosterSeen = lightbox || !(Shown && isShown);
  return (
    <div part="frame" data-state={player.state} style={{ '--_ratio': String(ratio) } as CSSProperties}>
      {isPosterSeen && (
        <button
          type="button"
          part="play"
          aria-label={label}
          aria-describedby={isRestricted && !isFile ? host.id('consent') : undefined}
          aria-haspopup={lightbox ? 'dialog' : undefined}
          onClick={() => player.start(true)}
        >
          <Poster config={config} video={video} host={host} mayAskProvider={!isRestricted} />
          <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.1v13.8a1 1 0 0 0 1.5.9l11.4-6.9a1 1 0 0 0 0-1.7L9.5 4.2A1 1 0 0 0 8 5.1z" />
          </svg>
          {title && (
            <span part="title">
              <bdi>{title}</bdi>
            </span>
          )}
        </button>
      )}
      {isPosterSeen && isRestricted && !isFile && (
        <p part="consent" data-early={isEarly || undefined} id={host.id('consent')}>
          {fill(texts.consent, { provider })}
        </p>
      )}
      {isLost && failure}
      {Shown && (
        <Shown
          host={host}
          video={video}
          author={host.element}
          label={title || texts.label}
          fit={config.fit}
          isShown={isShown}
          takesFocus={player.isByVisitor}
          failure={failure || undefined}
          closeLabel={texts.close}
          onEvent={player.onEvent}
          onReady={player.onReady}
          onShape={(ratio) => setArrived({ url, ratio })}
          onClose={player.stop}
          onHidden={() => host.emit('sqs-video-hidden')}
        />
      )}
    </div>
  );
}

interface PosterProps {
  config: VideoConfig;
  video: FoundVideo;
  host: WidgetHost<VideoMethods, VideoEvents>;
  mayAskProvider: boolean;
}

function Poster({ config, video, host, mayAskProvider }: PosterProps) {
  const still = config.providerPoster && mayAskProvider ? stillOf(video.source) : undefined;
  const own = config.poster || host.element.querySelector('video')?.poster;
  if (!own && !still) return null;
  return (
    <Picture
      part="poster"
      src={own || still?.src}
      srcSet={own ? undefined : still?.srcset}
      sizes={own ? undefined : '(width < 640px) 100vw, 640px'}
      loading="lazy"
      data-fit={config.fit === 'fill' ? 'fill' : 'cover'}
    />
  );
}

/** Fetches what shows the player, once it is wanted. */
function useShown(isLightbox: boolean, isWanted: boolean, host: WidgetHost<VideoMethods, VideoEvents>) {
  const [loaded, setLoaded] = useState<{ Shown?: ComponentType<ShownProps>; isLost?: boolean }>({});
  const isNeeded = isWanted && !loaded.Shown;
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const done = host.busy();
    let isCurrent = true;
    const part = isLightbox
      ? import('./lightbox-player.tsx').then(({ LightboxPlayer }) => LightboxPlayer)
      : import('./inline-player.tsx').then(({ InlinePlayer }) => InlinePlayer);
    part
      .then(
        (Shown) => isCurrent && setLoaded({ Shown }),
        (error: Error) => {
          console.error(`The video player could not be loaded: ${error.message}`);
          if (isCurrent) setLoaded({ isLost: true });
        },
      )
      .finally(done);
    return () => {
      isCurrent = false;
      done();
    };
  }, [isNeeded, isLightbox, host]);
  return loaded;
}

/** Tells the owner once what cannot be played. */
function useMistake(mistake: VideoMistake | undefined, host: WidgetHost<VideoMethods, VideoEvents>): void {
  const { path = '', reason = '' } = mistake ?? {};
  useLayoutEffect(() => {
    if (reason) host.report({ path, reason });
  }, [path, reason, host]);
}

function providerName({ source }: FoundVideo): string {
  if (source.provider === 'frame') return new URL(source.url).hostname;
  return source.provider === 'file' ? '' : PROVIDER_NAMES[source.provider];
}

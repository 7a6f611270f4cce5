/** Who does not want a background video to begin by itself: the author, the visitor's settings, their device, the law. */
import type { Restraint } from '../../domain/video/background.ts';
import { useIsRestricted } from '../../ui/use-is-restricted.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { BgVideoConfig } from './config.ts';

/** Those that a page knows beforehand. */
export type Restraints = Readonly<Record<Exclude<Restraint, 'refused'>, boolean>>;

/** @param provides the video comes from a provider, who would learn of the visitor */
export function useRestraints({ noAutoplay, allowMobile }: BgVideoConfig, provides: boolean): Restraints {
  const isRestricted = useIsRestricted();
  const isMobile = useMediaQuery('(hover: none) and (pointer: coarse)');
  const avoidsMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const avoidsData = useMediaQuery('(prefers-reduced-data: reduce)');
  return {
    'no-autoplay': noAutoplay,
    mobile: isMobile && !allowMobile,
    'reduced-motion': avoidsMotion,
    'save-data': avoidsData || savesData(),
    consent: isRestricted && provides,
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

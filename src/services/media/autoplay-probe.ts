/** Finds out whether the browser lets a silent video begin by itself (behaviour/video#autoplay). */
import { onePerPage } from '../page/shared.ts';

/** It plays, but does not say that it can go on. */
export const PROBE_TIMEOUT_MS = 3000;

/** A black picture of 2 by 2, as WebM: the open format, in place of Ogg, which browsers have given up. */
const WEBM =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAGkEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHGTbuMU6uEElTDZ1OsggEMTbuMU6uEHFO7a1OsggGO7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBNgIRMYXZmV0GETGF2ZkSJiECPQAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYgAAAAAAAAAAZyBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhDuaygDgibCBArqBApqBAhJUw2fRc3POY8CLY8WIAAAAAAAAAAFnyJhFo4dFTkNPREVSRIeLTGF2YyBsaWJ2cHhnyKJFo4hEVVJBVElPTkSHlDAwOjAwOjAxLjAwMDAwMDAwMAAAH0O2dafngQCjooEAAIAQAgCdASoCAAIAC8cIhYWImYSIP4IADA1gAP7mtQAcU7trkbuPs4EAt4r3gQHxggFi8IED';
/** The same as MP4. */
const MP4 =
  'data:video/mp4;base64,AAAAIGZ0eXBtcDQyAAACAG1wNDJpc28yYXZjMW1wNDEAAALubW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAA+gAAQAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAj10cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAABAAAAAAAAA+gAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAIAAAACAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAPoAAAAAAABAAAAAAG1bWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAABAAAAAQABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAABYG1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAASBzdGJsAAAAvHN0c2QAAAAAAAAAAQAAAKxhdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAIAAgBIAAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAAMmF2Y0MBQsAK/+EAGWdCwAqmEX4iIwEQAAADABAAAAMAIPEiYRgBAAZoyEIPLIAAAAAQcGFzcAAAAAEAAAABAAAAFGJ0cnQAAAAAAAAAkAAAAJAAAAAYc3R0cwAAAAAAAAABAAAAAQAAQAAAAAAcc3RzYwAAAAAAAAABAAAAAQAAAAEAAAABAAAAFHN0c3oAAAAAAAAAEgAAAAEAAAAUc3RjbwAAAAAAAAABAAADHgAAAD11ZHRhAAAANW1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAG1kaXJhcHBsAAAAAAAAAAAAAAAACGlsc3QAAAAIZnJlZQAAABptZGF0AAAADmWIggK///+HooAAoW/A';

export type AutoplayVerdict =
  | { plays: true }
  /** `isCertain`: a player of a provider will not play either. */
  | { plays: false; isCertain: boolean; message: string };

interface ProbeEnvironment {
  document: Pick<Document, 'createElement' | 'body'>;
  /** Firefox says it without a trial. */
  policy: string | undefined;
}

const verdictOnce = onePerPage('autoplay.1', () => ({ verdict: probeAutoplay() }));

/** One trial a page. */
export function autoplayVerdict(): Promise<AutoplayVerdict> {
  return verdictOnce().verdict;
}

export async function probeAutoplay(
  { document, policy }: ProbeEnvironment = pageEnvironment(),
): Promise<AutoplayVerdict> {
  const refused = (message: string, isCertain: boolean): AutoplayVerdict => ({
    plays: false,
    isCertain,
    message: `no autoplay: ${message}`,
  });
  const video = document.createElement('video');
  const isOpen = video.canPlayType('video/webm; codecs="vp8"') !== '';
  if (!isOpen && video.canPlayType('video/mp4') === '')
    return refused('element does not support mp4 or ogg format', false);
  if (policy === 'disallowed') return refused('browser does not support autoplay', true);

  Object.assign(video, { muted: true, volume: 0, playsInline: true, width: 1, height: 1 });
  video.ariaHidden = 'true';
  video.style.cssText = 'position:fixed;inset-block-end:0;inset-inline-end:0;pointer-events:none;opacity:0';
  document.body.append(video);
  try {
    const canPlay = new Promise<boolean>((resolve) => {
      video.oncanplay = () => resolve(true);
    });
    video.src = isOpen ? WEBM : MP4;
    // A browser that plays nothing by itself may make no promise.
    const playing = video.play() as Promise<void> | undefined;
    if (!playing) return refused('browser does not support autoplay', true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PROBE_TIMEOUT_MS);
    });
    try {
      await playing;
      return (await Promise.race([canPlay, isLate])) ? { plays: true } : refused('unsure', false);
    } finally {
      clearTimeout(timer);
    }
  } catch (error) {
    // A policy of the page that allows no `data:` says nothing about frames.
    const isCertain = (error as DOMException).name === 'NotAllowedError';
    return refused(String(error), isCertain);
  } finally {
    video.remove();
  }
}

function pageEnvironment(): ProbeEnvironment {
  const { getAutoplayPolicy } = navigator as { getAutoplayPolicy?: (type: string) => string };
  return { document, policy: getAutoplayPolicy?.call(navigator, 'mediaelement') };
}

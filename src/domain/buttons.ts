/** What a button says and where it leads (behaviour/buttons#the-link). */
import { booleanOf, type Json, textOf } from './json.ts';
import { isSafeLink, isSafeRedirect } from './links.ts';

export const BUTTON_SIZES = ['small', 'medium', 'large'] as const;
/** Empty: where text begins. */
export const BUTTON_ALIGNMENTS = ['', 'left', 'center', 'right'] as const;

export interface ButtonLink {
  text: string;
  href: string;
  newWindow: boolean;
}

/**
 * @param authored the link inside the tag
 * @returns undefined when nothing can be pressed: without a text, or without an address that may be followed
 */
export function buttonLink(
  { text, href, newWindow, clickthroughUrl }: ButtonLink & { clickthroughUrl: Json },
  authored: ButtonLink,
): ButtonLink | undefined {
  const address = href || textOf(clickthroughUrl.url) || authored.href;
  const words = text || authored.text;
  if (!words || !isSafeLink(address)) return undefined;
  const wantsWindow = newWindow || booleanOf(clickthroughUrl.newWindow) || authored.newWindow;
  return { text: words, href: address, newWindow: wantsWindow && isSafeRedirect(address) };
}

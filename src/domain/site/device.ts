/** Tells phones and tablets from desktop machines by what the browser says about itself. */

/**
 * @param mobileHint `navigator.userAgentData.mobile`, which only some browsers have
 * @param maxTouchPoints tells an iPad from the Mac it claims to be
 */
export function isMobileDevice(
  userAgent: string,
  mobileHint: boolean | undefined,
  maxTouchPoints: number,
): boolean {
  if (mobileHint) return true;
  if (/Android|iPhone|iPad|iPod|Mobile|Opera Mini/i.test(userAgent)) return true;
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}

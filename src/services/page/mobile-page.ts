/** Whether the page is shown on a phone or tablet, for the pop-up's policy and the info bar. */
import { isMobileDevice } from '../../domain/site/device.ts';

/** `userAgentData` is not in every browser, and not in TypeScript's DOM library. */
type Hints = Navigator & { readonly userAgentData?: { mobile: boolean } };

export function isMobilePage(): boolean {
  const { userAgent, userAgentData, maxTouchPoints } = navigator as Hints;
  return isMobileDevice(userAgent, userAgentData?.mobile, maxTouchPoints);
}

/** When the site's own bars and its badge show: mobile info bar, licensed-assets bar, badge (behaviour/site#bars-and-badge). */

/** The widest window in which the mobile info bar shows, in css px. */
export const INFO_BAR_MAX_WIDTH_PX = 1024;
/** Site breakpoints in css px: mobile up to 432, desktop from 433. */
export const SITE_MOBILE_BREAKPOINT_PX = 432;

/** Only on mobile, in a window of at most 1024 px, with a style other than none. */
export function isInfoBarVisible(bar: {
  isMobile: boolean;
  windowWidth: number;
  style: string | undefined;
}): boolean {
  return (
    bar.isMobile && bar.windowWidth <= INFO_BAR_MAX_WIDTH_PX && bar.style !== undefined && !isNone(bar.style)
  );
}

/** Hidden for template version 7.1, and when the setting is absent or none. */
export function isBadgeHidden(templateVersion: string | undefined, badgeType: string | undefined): boolean {
  return templateVersion === '7.1' || badgeType === undefined || isNone(badgeType);
}

/** Shown when the page has preview licensed images or the preview class. */
export function isLicensedAssetsBarVisible(page: {
  previewImages: number;
  hasPreviewClass: boolean;
}): boolean {
  return page.previewImages > 0 || page.hasPreviewClass;
}

/** @param width of the viewport in css px */
export function isSiteMobileWidth(width: number): boolean {
  return width <= SITE_MOBILE_BREAKPOINT_PX;
}

function isNone(setting: string): boolean {
  return setting === '' || setting.toLowerCase() === 'none';
}

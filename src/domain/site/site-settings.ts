/** Reads the settings of single tags (cookie banner, info bar, badge, pop-up, map) from the JSON of a page. */

import { booleanOf, type Json, listOf, numberOf, objectOf, textOf } from '../json.ts';
import { decodeBase64 } from '../text/base64.ts';

export interface CookieBannerSettings {
  /** Owner's HTML. */
  text: string | undefined;
  acceptText: string | undefined;
  declineText: string | undefined;
  /** False: the banner informs and can only be accepted. */
  canDecline: boolean;
  theme: string | undefined;
  variant: string | undefined;
  position: string | undefined;
}

export interface BusinessDay {
  day: (typeof WEEK_DAYS)[number];
  text: string | undefined;
  /** Minutes of the day. */
  ranges: { from: number; to: number }[];
}

export interface InfoBarSettings {
  style: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  location:
    | { title: string | undefined; lines: string[]; lat: number | undefined; lng: number | undefined }
    | undefined;
  hours: BusinessDay[] | undefined;
}

export interface BadgeSettings {
  templateVersion: string | undefined;
  type: string | undefined;
  position: number | undefined;
}

export const WEEK_DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export function readCookieBanner(context: Json): CookieBannerSettings {
  const json = objectOf(context.cookieSettings);
  const acceptType = textOf(json.cookieBannerAcceptType) ?? 'OPT_IN';
  return {
    text: textOf(json.cookieBannerText),
    acceptText: textOf(json.cookieBannerCtaText),
    declineText: textOf(json.cookieBannerOptOutCtaText),
    canDecline: acceptType !== 'OPT_IN' || booleanOf(json.cookieBannerHasOptOut) === true,
    theme: textOf(json.cookieBannerTheme),
    variant: textOf(json.cookieBannerVariant),
    position: textOf(json.cookieBannerPosition),
  };
}

/** @returns what the bar reads, as found in the flat form or in a published page */
export function findInfoBar(context: Json): Json {
  return {
    mobileInfoBarSettings: setting(context, 'mobileInfoBarSettings'),
    contactEmail: setting(context, 'contactEmail'),
    contactPhoneNumber: setting(context, 'contactPhoneNumber'),
    location: findLocation(context),
    businessHours: setting(context, 'businessHours'),
  };
}

/** @returns where the site's owner is found, as it is written */
export function findLocation(context: Json): unknown {
  return context.location ?? objectOf(context.website).location;
}

/** What the bar may show: each piece only when its switch is on and the site has it. */
export function readInfoBar(context: Json): InfoBarSettings {
  const found = findInfoBar(context);
  const bar = objectOf(found.mobileInfoBarSettings);
  return {
    style: styleOf(bar.style),
    email: bar.isContactEmailEnabled === true ? textOf(found.contactEmail) : undefined,
    phone: bar.isContactPhoneNumberEnabled === true ? textOf(found.contactPhoneNumber) : undefined,
    location: bar.isLocationEnabled === true ? readLocation(found.location) : undefined,
    hours: bar.isBusinessHoursEnabled === true ? readHours(objectOf(found.businessHours)) : undefined,
  };
}

export function readBadge(context: Json): BadgeSettings {
  return {
    templateVersion: textOf(context.templateVersion) ?? numberOf(context.templateVersion)?.toString(),
    type: styleOf(setting(context, 'ssBadgeType')),
    position: numberOf(setting(context, 'ssBadgePosition')),
  };
}

/** @returns the settings as found, to be checked by the pop-up's own schema; undefined when there are none */
export function findPopupSettings(context: Json): unknown {
  return setting(context, 'popupOverlaySettings');
}

/** @returns the key of the maps service: `mapKey` as it is, `gmRenderKey` decoded (behaviour/site#keys) */
export function readMapKey(context: Json): string | undefined {
  const encoded = textOf(context.gmRenderKey);
  try {
    return textOf(context.mapKey) ?? (encoded && decodeBase64(encoded));
  } catch {
    return undefined; // The map then asks for a key in its own configuration error.
  }
}

/** The flat form has it at the top, a published page among its website settings. */
function setting(context: Json, name: string): unknown {
  return context[name] ?? objectOf(context.websiteSettings)[name];
}

/** Published pages write styles as codes, of which 1 is none. */
function styleOf(value: unknown): string | undefined {
  return value === 1 ? 'none' : (textOf(value) ?? numberOf(value)?.toString());
}

function readLocation(value: unknown): InfoBarSettings['location'] {
  const { addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng } = objectOf(value);
  const lines = listOf([addressLine1, addressLine2, addressCountry], textOf);
  const title = textOf(addressTitle);
  if (!title && lines.length === 0) return undefined;
  return { title, lines, lat: numberOf(mapLat), lng: numberOf(mapLng) };
}

function readHours(json: Json): BusinessDay[] {
  return WEEK_DAYS.filter((day) => day in json).map((day) => {
    const { text, ranges } = objectOf(json[day]);
    return { day, text: textOf(text), ranges: listOf(ranges, readRange) };
  });
}

function readRange(value: unknown): { from: number; to: number } | undefined {
  const { from, to } = objectOf(value);
  const [start, end] = [numberOf(from), numberOf(to)];
  return start === undefined || end === undefined ? undefined : { from: start, to: end };
}

/** Configuration of `<sqs-info-bar>`; what it does not say comes from the page's site. */

import type { Json } from '../../domain/json.ts';
import { attribute, flag, type Infer, object, optionalText, record } from '../../domain/schema.ts';
import { anything, optionalName } from '../../domain/schema-optional.ts';
import { type InfoBarSettings, readInfoBar } from '../../domain/site/site-settings.ts';

export const infoBarConfigSchema = object({
  /** `none` hides the bar; the site's by default. */
  barStyle: attribute(optionalName(['default', 'light', 'dark', 'none'])),
  /** Address to write to. */
  email: attribute(optionalText()),
  /** Number to call. */
  phone: attribute(optionalText()),
  /** Of a published page: addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng. */
  location: anything(),
  /** By day: `{ text }` or `{ ranges: [{ from, to }] }` in minutes of the day. */
  businessHours: anything(),
  /** Shows the bar on every device and in every window. */
  preview: attribute(flag()),
  messages: record(),
});

export type InfoBarConfig = Infer<typeof infoBarConfigSchema>;

/** The site's settings, with what the tag says itself on top. */
export function infoBarSettings(config: InfoBarConfig, ofSite: Json): InfoBarSettings {
  const site = readInfoBar(ofSite);
  const own = readInfoBar({
    mobileInfoBarSettings: { isLocationEnabled: true, isBusinessHoursEnabled: true },
    location: config.location,
    businessHours: config.businessHours,
  });
  const hasOwn = Boolean(config.email || config.phone || config.location || config.businessHours);
  return {
    // A tag that says something of its own is meant to be seen.
    style: config.barStyle ?? site.style ?? (hasOwn ? 'default' : undefined),
    email: config.email ?? site.email,
    phone: config.phone ?? site.phone,
    location: config.location ? own.location : site.location,
    hours: config.businessHours ? own.hours : site.hours,
  };
}

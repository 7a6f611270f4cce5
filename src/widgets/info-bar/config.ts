/** Configuration of `<sqs-info-bar>`; what it does not say comes from the page's site. */

import type { Json } from '../../domain/json.ts';
import {
  attribute,
  flag,
  type Infer,
  type Mistake,
  object,
  optionalText,
  read,
  record,
} from '../../domain/schema.ts';
import { optional, optionalName } from '../../domain/schema-optional.ts';
import { businessHoursSchema, locationSchema, siteInfoBarSchema } from '../../domain/site/info-bar.ts';
import { findInfoBar, type InfoBarSettings, readInfoBar } from '../../domain/site/site-settings.ts';

export const infoBarConfigSchema = object({
  /** `none` hides the bar; the site's by default. */
  barStyle: attribute(optionalName(['default', 'light', 'dark', 'none'])),
  /** Address to write to. */
  email: attribute(optionalText()),
  /** Number to call. */
  phone: attribute(optionalText()),
  /** Where the owner is. */
  location: optional(locationSchema),
  /** Opening hours by day; a day without a text and ranges is closed. */
  businessHours: optional(businessHoursSchema),
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

/** What is wrong with what the bar takes from the site, by its name there. */
export function infoBarMistakes(config: InfoBarConfig, ofSite: Json): Mistake[] {
  const { mobileInfoBarSettings, location, businessHours } = findInfoBar(ofSite);
  const taken = {
    mobileInfoBarSettings,
    location: config.location ? undefined : location,
    businessHours: config.businessHours ? undefined : businessHours,
  };
  return read(siteInfoBarSchema, taken).mistakes;
}

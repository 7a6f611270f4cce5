/** Where and when an owner is found, as a published page and `<sqs-info-bar>` write it. */
import { flag, list, object, optionalText } from '../schema.ts';
import { anything, optional, optionalNumber } from '../schema-optional.ts';

export const locationSchema = object({
  /** Name of the place. */
  addressTitle: optionalText(),
  /** Street and number. */
  addressLine1: optionalText(),
  /** Town. */
  addressLine2: optionalText(),
  /** Country. */
  addressCountry: optionalText(),
  /** Latitude; the link leads to the address without it. */
  mapLat: optionalNumber(),
  /** Longitude. */
  mapLng: optionalNumber(),
  /** Of a map, which the bar has none of. */
  mapZoom: optionalNumber(),
  /** Of a map's marker. */
  markerLat: optionalNumber(),
  /** Of a map's marker. */
  markerLng: optionalNumber(),
});

const day = optional(
  object({
    /** The owner's own words. */
    text: optionalText(),
    /** Opening times. */
    ranges: list(
      object({
        /** Minute of the day. */
        from: optionalNumber(),
        /** Minute of the day. */
        to: optionalNumber(),
      }),
    ),
  }),
);

export const businessHoursSchema = object({
  /** A day; those that are left out are not shown. */
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

/** What the bar takes from the page's site, which has names of its own beside these. */
export const siteInfoBarSchema = object({
  location: { ...locationSchema, foreign: 'kept' as const },
  businessHours: { ...businessHoursSchema, foreign: 'kept' as const },
  mobileInfoBarSettings: object(
    {
      /** A code, or a name. */
      style: anything(),
      isContactEmailEnabled: flag(),
      isContactPhoneNumberEnabled: flag(),
      isLocationEnabled: flag(),
      isBusinessHoursEnabled: flag(),
    },
    { foreign: 'kept' },
  ),
});

/** Where a cookie banner stands, from the several ways in which owners and published pages write it. */

export const BANNER_PLACES = [
  'bottom',
  'top',
  'bottom-left',
  'bottom-right',
  'top-left',
  'top-right',
  'center',
] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

/** @returns the place that `BOTTOM_LEFT`, `bottom-left` and the like name; `bottom` for anything else. */
export function bannerPlace(position: string | undefined): BannerPlace {
  const name = position?.toLowerCase().replace(/_/g, '-');
  return BANNER_PLACES.find((place) => place === name) ?? 'bottom';
}

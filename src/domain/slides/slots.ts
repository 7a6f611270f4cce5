/** Which slots a slide has, and where what stands in them belongs (behaviour/slides#slots). */
import { AREAS, type Area } from './layouts.ts';

/** In the order in which they are shown; what has no slot is body. */
const SLOTS: Readonly<Record<Area, readonly string[]>> = {
  logo: ['logo'],
  navigation: ['navigation'],
  text: ['heading', 'sub-heading', 'body', ''],
  media: ['media', 'image', 'gallery', 'video', 'album', 'map', 'twitter'],
  actions: [
    'form',
    'newsletter',
    'password',
    'lock',
    'temp-lock-inject',
    'sso-options',
    'buttons',
    'action',
    'custom-form',
    'popup-overlay-action',
  ],
  social: ['social', 'social-icons'],
};

export const SLOT_NAMES = Object.values(SLOTS).flat().filter(Boolean);

export function slotsOf(area: Area): readonly string[] {
  return SLOTS[area];
}

/** @returns undefined of a slot that slides do not have */
export function areaOf(slot: string): Area | undefined {
  return AREAS.find((area) => SLOTS[area].includes(slot));
}

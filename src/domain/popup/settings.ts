/** The owner's settings of a pop-up: their shape, defaults and reading (spec 1 §3). */
import * as v from 'valibot';
import { DEFAULT_POPUP_POSITION, POPUP_POSITIONS } from './position.ts';

/** `style` of the settings: a pop-up without a style, or with `none`, never shows (spec 1 §3–4). */
export const POPUP_STYLE = { none: 1, show: 2 } as const;
/** `displayFrequency` that means "never show again" (spec 1 §3). */
export const NEVER_SHOW_AGAIN = -1;

/**
 * The settings as they stand in the JSON child of `<sqs-popup-overlay>` or in a published page.
 * `timerDelay` is milliseconds, `displayFrequency` days, `scrollPercentage` 0–100 of the scrollable height.
 * `enabledPages` are collection ids; leaving out both page settings means: every page.
 */
export const popupSettingsSchema = v.object({
  version: v.optional(v.number(), 0),
  style: v.optional(v.picklist([POPUP_STYLE.none, POPUP_STYLE.show])),
  showOnTimer: v.optional(v.boolean(), false),
  timerDelay: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  showOnScroll: v.optional(v.boolean(), false),
  scrollPercentage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 25),
  layout: v.optional(v.string()),
  position: v.optional(v.picklist(POPUP_POSITIONS), DEFAULT_POPUP_POSITION),
  enableMobile: v.optional(v.boolean(), true),
  showUntilSignup: v.optional(v.boolean(), false),
  displayFrequency: v.optional(v.pipe(v.number(), v.minValue(NEVER_SHOW_AGAIN)), 1),
  enabledPages: v.optional(v.array(v.string())),
  showOnAllPages: v.optional(v.boolean()),
});

export type PopupSettings = v.InferOutput<typeof popupSettingsSchema>;

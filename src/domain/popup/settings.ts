/** The owner's settings of a pop-up: their shape, defaults and reading (behaviour/pop-up#settings). */
import { flag, type Infer, number, object, oneOf, optionalText, text } from '../schema.ts';
import { optionalFlag, optionalList, optionalOneOf } from '../schema-optional.ts';
import { DEFAULT_POPUP_POSITION, POPUP_POSITIONS } from './position.ts';

/** `style` of the settings: a pop-up without a style, or with `none`, never shows. */
export const POPUP_STYLE = { none: 1, show: 2 } as const;
/** `displayFrequency` that means "never show again" to who has closed it. */
export const NEVER_SHOW_AGAIN = -1;

/**
 * The settings as they stand in the JSON child of `<sqs-popup-overlay>` or in a published page.
 * `timerDelay` is milliseconds, `displayFrequency` days, `scrollPercentage` 0–100 of the scrollable height.
 * `enabledPages` are collection ids; leaving out both page settings means: every page.
 */
export const popupSettingsEntries = {
  /** A newer one is shown again to who has closed an older one. */
  version: number(0),
  /** None 1, show 2; without a style it never opens by itself. */
  style: optionalOneOf([POPUP_STYLE.none, POPUP_STYLE.show]),
  /** Opens by time. */
  showOnTimer: flag(),
  /** Time in which the page is visible before it opens, in ms. */
  timerDelay: number(0, { test: (ms) => ms >= 0, must: 'a number of milliseconds from 0' }),
  /** Opens by scrolling. */
  showOnScroll: flag(),
  /** How much of what can be scrolled, in percent. */
  scrollPercentage: number(25, {
    test: (share) => share >= 0 && share <= 100,
    must: 'a number from 0 to 100',
  }),
  /** A layout of slides such as `overlay-center-card-01`, in which slots place the content; it is counted with the pop-up. */
  layout: optionalText(),
  /** Where in the window. */
  position: oneOf(POPUP_POSITIONS, DEFAULT_POPUP_POSITION),
  /** Shows on phones too. */
  enableMobile: flag(true),
  /** Not any more to who has signed up. */
  showUntilSignup: flag(),
  /** Days until it is shown again to who has closed it; -1 for never. */
  displayFrequency: number(1, { test: (days) => days >= NEVER_SHOW_AGAIN, must: 'a number of days, or -1' }),
  /** Ids of the collections whose pages show it. */
  enabledPages: optionalList(text()),
  /** On every page, whatever `enabledPages` says; so by default where that is left out. */
  showOnAllPages: optionalFlag(),
};

export const popupSettingsSchema = object(popupSettingsEntries);

export type PopupSettings = Infer<typeof popupSettingsSchema>;

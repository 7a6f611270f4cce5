/** Slides: their types, layouts, what they are made of, and the kinds of section (behaviour/editor#slides). */
import { LAYOUT_IDS } from '../domain/slides/layouts.ts';
import { SLIDE_TYPE } from '../domain/tracking/page-types.ts';
import { SliceType } from '../template/enumerations.ts';
import { enumeration, namesOnly } from './enumeration.ts';

export const SLIDE_TYPES = enumeration(SLIDE_TYPE);

/** An unknown one falls back to the base layout. */
export const SLIDE_LAYOUT_IDS: readonly string[] = LAYOUT_IDS;

const { undefined: _, ...numbered } = SliceType;

/** Those that templates ask for by number have their code; of the others only the name is known. */
export const SLICE_TYPES = enumeration({
  ...numbered,
  'sub-heading': undefined,
  'popup-overlay-action': undefined,
  'temp-lock-inject': undefined,
  'sso-options': undefined,
});

export const SECTION_TYPES = namesOnly('cover-page', 'lock-screen', 'popup-overlay', 'sso-screen');

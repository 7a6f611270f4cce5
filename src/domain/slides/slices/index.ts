/** Every kind of slice by its name: a further kind is a further line (behaviour/slides#slices). */
import { type Mistake, read } from '../../schema.ts';
import type { Markup } from '../markup.ts';
import { customForm, form, lock, newsletter, password, tempLockInject } from './forms.ts';
import { action, buttons, navigation, popupOverlayAction, socialIcons, ssoOptions } from './links.ts';
import { album, gallery, image, map, twitter, video } from './media.ts';
import type { SliceContext, SliceKind } from './slice.ts';
import { body, heading, logo, subHeading } from './words.ts';

export const SLICES = {
  heading,
  'sub-heading': subHeading,
  body,
  image,
  gallery,
  video,
  'social-icons': socialIcons,
  buttons,
  navigation,
  'custom-form': customForm,
  newsletter,
  album,
  map,
  lock,
  password,
  twitter,
  logo,
  action,
  'popup-overlay-action': popupOverlayAction,
  'temp-lock-inject': tempLockInject,
  'sso-options': ssoOptions,
  form,
} satisfies Readonly<Record<string, SliceKind>>;

export type SliceType = keyof typeof SLICES;
export const SLICE_TYPES = Object.keys(SLICES) as SliceType[];

export interface ReadSlices {
  markup: Markup[];
  mistakes: Mistake[];
}

/** @param slices as they are written: one that is wrong is left out and told, the others stay */
export function readSlices(slices: readonly unknown[], context: Omit<SliceContext, 'others'>): ReadSlices {
  const markup: Markup[] = [];
  const mistakes: Mistake[] = [];
  const types = slices.map(typeOf);
  slices.forEach((slice, index) => {
    const type = types[index] ?? '';
    const path = `slices.${index}`;
    if (!Object.hasOwn(SLICES, type)) {
      mistakes.push({
        path: `${path}.type`,
        rule: { type: 'string', values: SLICE_TYPES },
        value: type,
      });
      return;
    }
    const others = types.filter((_, other) => other !== index);
    const found = readSlice(SLICES[type as SliceType], slice, { ...context, others });
    markup.push(...found.markup);
    for (const mistake of found.mistakes)
      mistakes.push({ ...mistake, path: mistake.path ? `${path}.${mistake.path}` : path });
  });
  return { markup, mistakes };
}

function readSlice({ schema, markup }: SliceKind, slice: unknown, context: SliceContext) {
  const { value, mistakes } = read(schema, slice);
  return { markup: markup(value as never, context), mistakes };
}

const typeOf = (slice: unknown): string =>
  typeof slice === 'object' && slice !== null && 'type' in slice ? String(slice.type) : '';

/** Every state of each tag, and how to reach it: what the kit's own suites and documentation read, for others' suites too. */
import { answerInPage, endSilence } from './answers.ts';
import { ready } from './ready.ts';
import { FORM_STATES } from './states/forms.ts';
import { MEDIA_STATES } from './states/media.ts';
import { OVERLAY_STATES } from './states/overlays.ts';
import { PAGE_STATES } from './states/page.ts';
import { PICTURE_STATES } from './states/pictures.ts';
import { SHOP_STATES } from './states/shop.ts';
import type { Press, StateRow, StateRows } from './states/state.ts';

/** Names of the kit's tags. */
export type TagName = Extract<keyof HTMLElementTagNameMap, `sqs-${string}`>;

const ROWS: StateRows<TagName> = {
  ...FORM_STATES,
  ...MEDIA_STATES,
  ...OVERLAY_STATES,
  ...PAGE_STATES,
  ...PICTURE_STATES,
  ...SHOP_STATES,
};

export interface State<E extends HTMLElement = HTMLElement> {
  /** Short and unique for the tag; the first of each is `initial`. */
  readonly name: string;
  /** One sentence: what a visitor sees. */
  readonly description: string;
  /** The tag as its author writes it. */
  readonly markup: string;
  /** Brings the element of the markup, in a page, into the state. @throws {Error} when it does not come there */
  reach(element: E): Promise<void>;
}

export interface StatesOptions {
  /** Address of a short film that browsers play: with it there are the states of a film that plays. */
  film?: string;
  /** Presses a control as a visitor does: with it there are the states that browsers keep from scripts, as sound. */
  press?: Press;
}

/**
 * The states of a tag (behaviour/testing#states). What they ask of an API is answered in the page from then on.
 *
 * @throws {Error} when the kit has no such tag
 */
export function states<Tag extends TagName>(
  tag: Tag,
  given: StatesOptions = {},
): readonly State<HTMLElementTagNameMap[Tag]>[] {
  const rows: readonly StateRow<HTMLElementTagNameMap[Tag]>[] | undefined = ROWS[tag];
  if (!rows)
    throw new Error(`<${tag}> is no tag of the kit; there are ${Object.keys(ROWS).sort().join(', ')}.`);
  answerInPage();
  return rows
    .filter(({ needs = [] }) => needs.every((need) => given[need]))
    .map(({ name, description, markup, act }) => ({
      name,
      description,
      markup: markup.replaceAll('{film}', given.film ?? '').replaceAll('{sound}', silence),
      async reach(element) {
        endSilence();
        await ready(element);
        try {
          await act?.(element, given.press ?? click);
        } catch (error) {
          throw new Error(`<${tag}> does not reach its state "${name}": ${(error as Error).message}`, {
            cause: error,
          });
        }
      },
    }));
}

const click: Press = (control) => control.click();

/** The address of half a minute of silence, made when it is asked for. */
const silence = () => {
  address ??= URL.createObjectURL(new Blob([silentWave(30)], { type: 'audio/wav' }));
  return address;
};
let address: string | undefined;

/** A WAV file: 8,000 samples a second of 8 bits, all in the middle. */
function silentWave(seconds: number): ArrayBuffer {
  const rate = 8000;
  const samples = seconds * rate;
  const bytes = new Uint8Array(44 + samples).fill(128);
  const view = new DataView(bytes.buffer);
  const words = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  words(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  words(36, 'data');
  view.setUint32(40, samples, true);
  return bytes.buffer;
}

/** Sound and pictures for the tests of players: tiny files, and stand-ins for the frames of providers. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type {} from '../../../elements/index.ts';
import { part } from './overlay.ts';
import { until } from './page.ts';

/** Seconds of the file. */
export const WAV_SECONDS = 4.064;
/** Of one that no machine is too slow for. */
export const LONG_WAV_SECONDS = 60;

const WAV_RATE = 8000;

/** A quiet WAV file whose bytes are all ASCII, so that the scripted API can serve it as text. */
export function wavText(seconds = WAV_SECONDS): string {
  const samples = seconds * WAV_RATE;
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, index) => String.fromCharCode((value >> (8 * index)) & 0xff)).join('');
  const format =
    number(16, 4) +
    number(1, 2) +
    number(1, 2) +
    number(WAV_RATE, 4) +
    number(WAV_RATE, 4) +
    number(1, 2) +
    number(8, 2);
  return `RIFF${number(36 + samples, 4)}WAVEfmt ${format}data${number(samples, 4)}${'\x7f'.repeat(samples)}`;
}

/** The address of such a file; `name` tells tracks apart. */
export function wavUrl(name: string, seconds = WAV_SECONDS): string {
  return `${URL.createObjectURL(new Blob([wavText(seconds)], { type: 'audio/wav' }))}#/${name}.wav`;
}

/** The one audio element of the page, undefined before anything played. */
export function pageAudio(): HTMLAudioElement | undefined {
  const page = globalThis as unknown as Record<
    symbol,
    { 'audio.1'?: { audio: HTMLAudioElement } } | undefined
  >;
  return page[Symbol.for('sqs-kit.page')]?.['audio.1']?.audio;
}

/** Puts markup with a player in it into the page, and waits until it works. */
export async function mount<K extends 'sqs-audio' | 'sqs-album-player' | 'sqs-video'>(
  name: K,
  markup: string,
): Promise<HTMLElementTagNameMap[K]> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = markup;
  const player = main.querySelector(name)!;
  await player.updateComplete;
  return player;
}

/** What a part of a player says. */
export const textOf = (player: HTMLElement, name: string) => part(player, name)?.textContent;

/** What a player of audio says of itself: `paused`, `playing`, `waiting` or `failed`. */
export const audioState = (player: HTMLElement) => part(player, 'player')?.dataset.state;

/** Column widths of narrow pages, px. */
export const NARROW = [120, 160, 200, 240];

/** The buttons of a player that lie over another one, are cut off by it, or are squeezed. */
export function crowdedButtons(player: HTMLElement): string[] {
  const { left, right } = part(player, 'player')!.getBoundingClientRect();
  const buttons = [...player.shadowRoot!.querySelectorAll<HTMLElement>('button, [part="download"]')]
    .filter((button) => button.checkVisibility())
    .map((button) => ({ name: button.part.value, box: button.getBoundingClientRect() }));
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  return buttons
    .filter(
      ({ name, box }) =>
        box.left < left ||
        box.right > right ||
        box.width < 24 ||
        (name === 'play' && Math.abs(box.width - box.height) > 1) ||
        buttons.some((other) => other.name !== name && isOver(other.box, box)),
    )
    .map(({ name }) => name);
}

/** Waits until a player is heard. */
export const sounds = (player: HTMLElement) =>
  until(
    () => audioState(player) === 'playing' && pageAudio()?.paused === false && pageAudio()!.readyState >= 2,
    'sound',
  );

/** Moves a player's slider as assistive technology does. */
export function seekTo(player: HTMLElement, position: number): void {
  const slider = part<HTMLInputElement>(player, 'seek')!;
  slider.value = String(position);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses one of its buttons by the keyboard. */
export const press = (player: HTMLElement, name: string) => pressByKey(part(player, name));

export async function pressByKey(control: HTMLElement | null): Promise<void> {
  control?.focus();
  await sendKeys({ press: 'Enter' });
}

/** Two seconds, 64 by 36, without sound. */
export const VIDEO_FILE = '/test/fixtures/media/two-seconds.webm';

/** The same server under its other name: the stand-ins for providers' players are of another origin, as they are. */
export const PLAYER_ORIGIN = location.origin.replace('localhost', '127.0.0.1');

export type StandInMove = 'play' | 'pause' | 'ended' | 'buffering' | 'bufferstart' | 'error';

/** Moves a stand-in player, as its visitor or its provider would. @param loaded how much of the video is there, 0 to 1 */
export function moveStandIn(
  frame: HTMLIFrameElement,
  standIn: StandInMove,
  position?: number,
  loaded?: number,
): void {
  frame.contentWindow?.postMessage({ standIn, position, loaded }, '*');
}

/** What a stand-in player has heard so far, and which page it believes to stand in. */
export function reportOf(
  frame: HTMLIFrameElement,
): Promise<{ messages: Record<string, unknown>[]; referrer: string }> {
  return new Promise((done) => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || data?.standIn !== 'heard') return;
      window.removeEventListener('message', listen);
      done(data);
    };
    window.addEventListener('message', listen);
    frame.contentWindow?.postMessage({ standIn: 'report' }, '*');
  });
}

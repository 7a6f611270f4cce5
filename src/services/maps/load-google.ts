/** Loads Google's script for maps, once a page, whoever asks first (behaviour/maps#google). */
import {
  type GoogleScript,
  googleScriptQuery,
  MAP_LOAD_TIMEOUT_MS,
} from '../../domain/maps/google-script.ts';
import { loadScript } from '../html/script-loader.ts';
import { onePerPage } from '../page/shared.ts';

/** The part of `google.maps` that is used. */
export interface GoogleMaps {
  Map: new (container: HTMLElement, options: object) => GoogleMap;
  OverlayView: new () => GoogleOverlay;
  LatLng: new (lat: number, lng: number) => object;
}
export interface GoogleMap {
  getZoom(): number | undefined;
  setZoom(zoom: number): void;
}
export interface GoogleOverlay {
  onAdd(): void;
  draw(): void;
  onRemove(): void;
  setMap(map: GoogleMap | null): void;
  getPanes(): { floatPane: HTMLElement } | null;
  getProjection(): { fromLatLngToDivPixel(position: object): { x: number; y: number } | null };
}

/** What Google's script looks for and leaves in the page. */
interface GooglePage {
  google?: { maps?: Partial<GoogleMaps> };
  /** Called when the key is refused, after maps have been drawn. */
  gm_authFailure?: () => void;
  [CALLBACK]?: () => void;
}

const SCRIPT_URL = 'https://maps.googleapis.com/maps/api/js';
const CALLBACK = 'sqsMapsReady';

export interface GoogleEnvironment {
  page: object;
  baseUri: () => string;
  load: (url: string) => Promise<void>;
}

/** The one load of the page, its key, and who hears that the key was refused. */
const ofPage = onePerPage('maps.1', () => ({
  load: undefined as Promise<void> | undefined,
  key: '',
  refused: new Set<() => void>(),
}));

/**
 * @returns Google's maps: those of the page, if it has loaded the script itself
 * @throws when there is no key, and when the script cannot be loaded or is not ready within 30,000 ms
 */
export async function loadGoogleMaps(
  script: GoogleScript,
  environment: GoogleEnvironment = { page: globalThis, baseUri: () => document.baseURI, load: loadScript },
): Promise<GoogleMaps> {
  const page = environment.page as GooglePage;
  const shared = ofPage();
  if (!page.google?.maps?.Map) {
    if (!script.key) throw new Error('Google Maps needs a key: map-key, or mapKey of <sqs-site>.');
    if (!shared.load) shared.key = script.key;
    // A failed load may be tried again.
    shared.load ??= start(script, page, environment).catch((error) => {
      shared.load = undefined;
      throw error;
    });
    if (shared.key !== script.key) console.warn('Google Maps is loaded once a page: the first key is used.');
    await shared.load;
  }
  return page.google?.maps as GoogleMaps;
}

/** Calls back when Google refuses the page's key. @returns stops calling */
export function onGoogleRefused(listener: () => void): () => void {
  const { refused } = ofPage();
  refused.add(listener);
  return () => refused.delete(listener);
}

function start(script: GoogleScript, page: GooglePage, { baseUri, load }: GoogleEnvironment): Promise<void> {
  const own = page.gm_authFailure;
  page.gm_authFailure = () => {
    own?.();
    for (const listener of [...ofPage().refused]) listener();
  };
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Google Maps was not ready within ${MAP_LOAD_TIMEOUT_MS} ms.`));
    const timer = setTimeout(late, MAP_LOAD_TIMEOUT_MS);
    page[CALLBACK] = () => {
      clearTimeout(timer);
      resolve();
    };
    load(addressOf(script, baseUri())).catch((error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

function addressOf(script: GoogleScript, base: string): string {
  const url = new URL(script.address || SCRIPT_URL, base);
  for (const [name, value] of googleScriptQuery(script, CALLBACK)) url.searchParams.set(name, value);
  return url.href;
}
